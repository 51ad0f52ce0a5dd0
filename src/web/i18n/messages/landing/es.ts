import { optionNames } from '#domain/copywriting/vocabulary/options/es.ts';
import type { LandingMessages } from './it.ts';

export const es = {
  documentTitle: 'Autoscritto: anuncios de coches escritos con los datos',
  hero: {
    title: 'El anuncio que vende, escrito con los datos de tu coche.',
    lead: 'Pega el enlace de un anuncio o escribe los datos. Todo lo que se dice del coche sale de un dato: lo que no consta, no lo escribimos.',
    start: 'Empieza gratis',
    demo: 'Prueba la demo',
    free: (descriptions) =>
      descriptions === 1
        ? 'Una descripción gratis al mes, sin tarjeta.'
        : `${descriptions} descripciones gratis al mes, sin tarjeta.`,
    signIn:
      'El acceso se hace en una página de autenticación segura de la plataforma que aloja el servicio, separada de esta.',
  },
  firstText: {
    title: 'Pruébalo con un coche que tengas a la venta',
    text: 'Bastan marca y modelo. El texto profesional llega al momento, sin cuenta, y del coche no guardamos nada.',
    fuelType: 'Combustible',
    unset: 'Sin indicar',
    price: ['Precio en euros', '12.900'],
    fuels: optionNames.fuelType,
    action: 'Escribir el texto',
    pending: 'Escribiendo…',
    withoutScripts: 'Para probarlo en esta página hace falta JavaScript.',
    answerTitle: 'Tu texto',
    empty: 'El texto aparece aquí. Solo dice lo que has escrito: cuantos más datos pongas, más puede contar.',
    faults: {
      make: 'Escribe la marca.',
      model: 'Escribe el modelo.',
      figure: (example) => `Aquí hace falta un número, por ejemplo ${example}.`,
    },
    failed: 'El texto no ha llegado. Comprueba la conexión y vuelve a intentarlo.',
    offerTitle: 'Con una cuenta gratuita sigues desde aquí',
    offer: [
      'Guardas el texto y lo corriges: de cada afirmación ves el dato del que sale.',
      'Añades equipamiento, historial y defectos: el texto los cuenta.',
      'Eliges a quién se dirige, y lo tienes también en los otros cuatro idiomas.',
    ],
    register: 'Continuar con este coche',
  },
  sources: {
    title: 'Lee los anuncios de los portales que ya usas',
    text: 'Pegas el enlace y la ficha aparece rellena. Si un portal no nos deja entrar, nos pasas la página que tienes abierta.',
    marketplaces: 'Portales',
    makes: 'Marcas',
    andMore: 'y las demás que tengas en stock',
    trademarks: 'Las marcas pertenecen a sus titulares, que no tienen relación con nosotros.',
  },
  how: {
    title: 'Cómo funciona',
    steps: [
      [
        'Añades el coche',
        'Pegas el enlace de tu anuncio o rellenas la ficha. De cada dato ves dónde se encontró.',
      ],
      [
        'Eliges a quién hablar',
        'Cliente, uso, puntos fuertes: unas pocas opciones que de verdad cambian el texto.',
      ],
      ['Publicas', 'Lees, copias y pegas. Profesional, persuasivo o Copy Evoluto 5.0, según el plan.'],
    ],
    time: (seconds) => `El texto suele estar listo en menos de ${seconds} segundos.`,
  },
  features: {
    title: 'Un enlace o cuatro campos. Todo empieza aquí.',
    text: (styles, languages) =>
      `Obtienes hasta ${styles} textos del mismo coche, cada uno en ${languages} idiomas.`,
    link: {
      title: 'Importar desde un enlace',
      text: 'Leemos el anuncio y rellenamos la ficha. Tú la revisas.',
      label: 'Enlace del anuncio',
      placeholder: 'https://www.ejemplo.es/anuncio',
      hint: 'También sirven la página guardada, el texto copiado o una lista en Excel o CSV.',
      action: 'Importar el anuncio',
    },
    manual: {
      title: 'Entrada manual',
      text: 'Para el coche recién llegado que aún no está en internet.',
      fields: {
        make: ['Marca', 'Seat'],
        model: ['Modelo', 'Ibiza'],
        year: ['Año', '2021'],
        mileage: ['Kilómetros', '45.000'],
      },
      action: 'Escribir la descripción',
    },
    restTitle: 'Y luego trabajas con él',
    words: {
      claims: [
        'Cada afirmación tiene su dato',
        'En el editor ves de dónde viene lo que el texto afirma. Lo que ningún dato respalda queda marcado antes de publicar.',
      ],
      channels: [
        'A medida de cada portal',
        'Longitud, título y formato según dónde publiques, con el contador al lado del texto.',
      ],
      law: [
        'Las menciones que exige la ley',
        'Garantía legal, precio, consumo de un coche nuevo: propuestas según el vehículo, con fuente y fecha.',
      ],
      difference: [
        'Tu stock no se repite',
        'Cada texto se aparta de los últimos que escribiste: dos coches parecidos no tienen el mismo anuncio.',
      ],
      languages: [
        'Escrito, no traducido',
        'La versión alemana nace de los datos, con las palabras de quien busca un coche en Alemania. Lo mismo ocurre en cada idioma.',
      ],
      editing: [
        'Sigue siendo tu texto',
        'Corrige ahí mismo, bloquea las frases que no se tocan, pide que se reescriba una sola, vuelve a una versión anterior.',
      ],
    },
  },
  pricing: {
    startFree: 'Empieza gratis',
    guarantee: (days) => `${days} días de garantía de devolución`,
    guaranteeText: (days) =>
      `Si en los primeros ${days} días ves que no es para ti, escríbenos y te devolvemos lo pagado.`,
    callTitle: '¿Qué coche publicas mañana?',
    callText: 'Bastan un correo y una contraseña. Lo demás ya lo sabe la ficha del coche.',
    call: 'Crea tu cuenta',
  },
  questions: {
    title: 'Lo que nos preguntarías por teléfono',
    list: [
      [
        '¿Y si el portal no os deja leer el anuncio?',
        'A veces ocurre: algunos portales no dejan entrar a los programas. Cuando ocurre te lo decimos, y hay otras opciones: la página guardada desde tu navegador, el texto copiado, un botón en tus favoritos, o rellenar los campos a mano.',
      ],
      [
        '¿Puede escribir algo que el coche no tiene?',
        'El texto sale de los datos que has confirmado y se contrasta con ellos. Las afirmaciones sin un dato detrás aparecen marcadas. Léelo de todos modos: tú conoces el coche y respondes del anuncio.',
      ],
      [
        '¿Puedo cambiar el texto?',
        'Sí, palabra por palabra. También puedes pedir que se reescriba una sola frase, bloquear las que quieras dejar como están y volver a una versión anterior.',
      ],
      [
        '¿De quién son los datos y los textos?',
        'Lo que introduces sigue siendo tuyo. Puedes usar, cambiar y publicar los textos con libertad, también después de darte de baja.',
      ],
      [
        '¿Cuánto cuesta dejarlo?',
        'Nada. Te das de baja desde el panel, usas el plan hasta el final del periodo pagado y luego pasas al plan gratuito. Tus textos siguen en tu cuenta.',
      ],
      [
        '¿Quién escribe los textos?',
        'Un programa nuestro, hecho para coches. El responsable del servicio puede activar además un modelo de lenguaje: entonces los datos del vehículo y tus notas se envían a su proveedor, y el texto pasa por la misma comprobación.',
      ],
    ],
  },
} satisfies LandingMessages;
