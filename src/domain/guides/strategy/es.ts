import type { Guide } from '../guide.ts';

export const es: Guide = {
  title: 'Guía de estrategia de marketing',
  lead: 'Qué coche impulsar y dónde, cuándo mover el precio, qué hacer cada semana. Sin medias de mercado prestadas: todo se mide con las cifras de tu concesionario, en una hoja que puedes empezar hoy.',
  chapters: [
    {
      title: 'Parte de tus propias cifras',
      blocks: [
        {
          kind: 'text',
          text: 'Una media nacional no sabe nada de tu campa. Basta una hoja de cálculo con una línea por coche, rellenada siempre por la misma persona. Al cabo de un mes ves dónde se pierde tiempo; al cabo de tres puedes decidir.',
        },
        {
          kind: 'list',
          items: [
            'Fecha de compra, fecha en que está listo, fecha del primer anuncio.',
            'Coste total: compra, transporte, puesta a punto, garantía.',
            'Precio del primer día, cada cambio de precio con su fecha, precio de venta.',
            'Contactos por portal: mensajes y llamadas, contados uno por uno.',
            'Visitas, pruebas en carretera, día de la venta.',
          ],
        },
        {
          kind: 'text',
          text: 'De estas columnas salen cuatro cifras. Días en stock: de la compra hasta hoy, o hasta la venta. Días perdidos antes del anuncio: de la compra a la primera publicación. Contactos por semana y coche. Visitas por cada diez contactos. Usa la mediana, el valor que queda en medio cuando los ordenas: un coche parado dos años estropea la media, no la mediana.',
        },
        {
          kind: 'checklist',
          items: [
            'La hoja existe y tiene una línea por cada coche en stock.',
            'Sé la mediana de los días en stock de nuestras últimas treinta ventas.',
            'Quien coge el teléfono pregunta siempre: «¿Dónde ha visto el coche?»',
          ],
        },
      ],
    },
    {
      title: 'Qué coche, dónde',
      blocks: [
        {
          kind: 'text',
          text: 'Cada portal cuesta dinero o trabajo. No hace falta ponerlo todo en todas partes con el mismo cuidado: hace falta saber de dónde llegan las personas que compran, según el tipo de coche. Empieza con estas hipótesis y corrígelas con tu hoja.',
        },
        {
          kind: 'list',
          items: [
            'Urbanos y coches para noveles: quien compra vive cerca. Anuncios locales, distancia y horario delante, fotos del maletero y consumo oficial.',
            'Familiares y SUV recientes: se comparan en toda la región. Portales grandes, versión exacta, equipamiento que distingue, entrega a cambio mencionada.',
            'Vehículos comerciales: compra una empresa. IVA deducible, carga útil, medidas del espacio de carga, revisiones y plazo en las primeras líneas.',
            'Coches raros, deportivos, clásicos: el comprador puede estar a mil kilómetros. Muchas fotos, la historia con sus papeles, el texto también en inglés y en alemán.',
            'Eléctricos e híbridos: autonomía declarada, estado de la batería si tienes un informe, cables incluidos, potencia de carga.',
          ],
        },
        {
          kind: 'steps',
          items: [
            'Divide el stock en cuatro o cinco grupos que para ti tengan sentido.',
            'Para cada grupo cuenta contactos, visitas y ventas por portal, durante doce semanas.',
            'Calcula lo que cuesta un contacto que llevó a una visita: gasto del portal dividido entre esas visitas.',
            'Mueve el gasto en destacados al grupo donde esa visita cuesta menos y rinde más.',
          ],
        },
      ],
    },
    {
      title: 'Precio y días en stock',
      blocks: [
        {
          kind: 'text',
          text: 'Un coche parado cuesta cada día: dinero inmovilizado, espacio, seguro, valor que baja. Calcula tu coste por día: coste total del coche por el tipo anual que pagas, dividido entre 365, más su parte diaria de espacio y seguro. Con esa cifra al lado, «esperemos otro mes» se convierte en una cantidad en euros.',
        },
        {
          kind: 'text',
          text: 'Mueve el precio por una razón escrita, nunca por nervios. Los umbrales salen de tu mediana, no de una regla general.',
        },
        {
          kind: 'steps',
          items: [
            'Primer día: mira diez coches de verdad comparables en versión, año, kilómetros y estado. Escribe en la hoja dónde te colocas y por qué.',
            'A un cuarto de tu mediana: pocos contactos apuntan a fotos, título o precio. Cambia antes fotos y título, y espera una semana.',
            'A la mitad: contactos sin visitas quieren decir que el texto deja dudas o que se responde tarde. Relee mensajes y defectos declarados.',
            'En la mediana: visitas sin venta quieren decir que el coche decepciona en persona o que la entrega a cambio no convence. Arregla el coche, después el precio, con un paso que se note en los filtros.',
            'A una vez y media: decide. Un último precio con fecha, o la cesión a otro profesional. Compara la pérdida con el coste de los días que vendrían.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Cada dos semanas bajamos 200 euros.',
          after: 'De 15.100 a 14.900: por debajo de los 15.000 que la gente pone en el filtro.',
          why: 'Las rebajas pequeñas y regulares enseñan a esperar. Un paso que cruza un umbral redondo muestra el coche a quien antes no lo veía.',
        },
      ],
    },
    {
      title: 'Refrescar un anuncio',
      blocks: [
        {
          kind: 'text',
          text: 'Refrescar no es borrar y volver a publicar: muchos portales lo prohíben o lo penalizan, y pierdes a quien lo tenía en favoritos. Refrescar es cambiar una cosa cada vez, para saber qué ha funcionado.',
        },
        {
          kind: 'steps',
          items: [
            'Primera semana: la foto de portada. Prueba el lateral, o el interior si es su punto fuerte.',
            'Segunda: el título. Cambia el elemento que distingue.',
            'Tercera: las dos primeras líneas. Empieza por otro dato, para otro comprador.',
            'Cuarta: el precio, según los umbrales del capítulo anterior.',
          ],
        },
        {
          kind: 'text',
          text: 'Si tienes varios coches iguales, los textos no deben parecer fotocopias: quien abre los tres tiene que encontrar tres coches. Autoscritto se aleja de tus textos más recientes y en el editor te dice a cuál se parece más el que tienes delante.',
        },
        {
          kind: 'checklist',
          items: [
            'Cada anuncio lleva la fecha del último cambio y qué se cambió.',
            'Ningún anuncio ha seguido igual más de cuatro semanas.',
          ],
        },
      ],
    },
    {
      title: 'Más idiomas, más compradores',
      blocks: [
        {
          kind: 'text',
          text: 'Cerca de una frontera, y con coches que en otros sitios escasean, quien compra lee alemán, francés, español o inglés. Un texto en su idioma no es una cortesía: es como descubre desde lejos si puede fiarse de ti. En mobile.de, un anuncio solo en italiano habla a quien ya vive por aquí.',
        },
        {
          kind: 'list',
          items: [
            'Elige los idiomas por los contactos recibidos, no por gusto: apunta el prefijo de quien llama.',
            'Escribe de nuevo desde los datos en vez de traducir frase por frase: unidades, acabados y obligaciones cambian de un país a otro.',
            'Di enseguida lo que necesita quien viene de fuera: régimen de IVA, papeles que entregas, certificado de conformidad si lo hay, placas de tránsito, plazos.',
            'Di en qué idioma respondes y responde en ese. Dos frases sencillas valen más que una traducción automática larga.',
            'Para el extranjero prepara un vídeo de tres minutos: arranque en frío, vuelta exterior, defectos, instrumentos.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'He elegido cinco coches adecuados para el extranjero y los he publicado en un segundo idioma.',
            'Tengo lista una respuesta, en ese idioma, sobre pago y recogida seguros.',
          ],
        },
      ],
    },
    {
      title: 'De una descripción a las publicaciones',
      blocks: [
        {
          kind: 'text',
          text: 'La descripción ya contiene el trabajo de una semana en redes sociales. Cada publicación toma un solo dato, una sola foto y una sola invitación. Lo que gusta se mide en preguntas recibidas, no en corazones.',
        },
        {
          kind: 'steps',
          items: [
            'El dato más insólito del coche, con la foto que lo muestra.',
            'Un trabajo del taller: antes, después, por qué lo habéis hecho.',
            'Un defecto, enseñado: da más confianza que diez fotos brillantes.',
            'Una pregunta que os hacen a menudo y la respuesta, con este coche de ejemplo.',
            'La entrega, solo con el permiso escrito de quien aparece.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Recién llegado. Ven a descubrirlo. Enlace en la bio.',
          after:
            'El enganche de este Octavia es extraíble y está homologado: aquí está en los papeles. ¿Puede con tu remolque? Mándanos peso y modelo y lo miramos juntos.',
          why: 'La segunda publicación hace hablar a quien tiene un remolque, es decir, a quien podría comprarlo.',
        },
        {
          kind: 'text',
          text: 'Si la publicación lleva un precio, valen las mismas reglas que en el anuncio: completo, y en coches nuevos con consumo y CO2.',
        },
      ],
    },
    {
      title: 'Reseñas',
      blocks: [
        {
          kind: 'text',
          text: 'Quien no te conoce lee las reseñas, y antes que ninguna las malas con tu respuesta. No se compran, no se escriben uno mismo, no se piden a cambio de un descuento: la ley lo prohíbe y un lector atento se da cuenta.',
        },
        {
          kind: 'steps',
          items: [
            'Pídela en la entrega, de palabra, y manda el enlace el mismo día.',
            'Pídela a todos los clientes, no solo a los contentos.',
            'Responde en dos días, con el nombre de quien llevó la venta.',
            'A una crítica: el hecho, qué has arreglado, un número al que llamar. Ningún dato del cliente en público.',
            'Una vez al mes cuenta de qué se quejan: si vuelve lo mismo, se cambia el trabajo, no la respuesta.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Sentimos su experiencia y estaremos encantados de mejorar.',
          after:
            'La segunda llave tenía que entregarse con el coche y no lo hicimos. Salió ayer por mensajería. Desde este mes cada entrega lleva una lista firmada. Soy Paolo, aquí me encontrará.',
          why: 'Quien lee quiere saber cómo te portas cuando algo sale mal.',
        },
      ],
    },
    {
      title: 'La semana en el concesionario',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Lunes, media hora: hoja al día, los tres coches con más días, una decisión para cada uno.',
            'Martes: fotos y textos de los coches llegados. Objetivo: menos días perdidos antes del anuncio.',
            'Miércoles: refrescar según el ritmo, una sola cosa por anuncio.',
            'Jueves: idiomas extranjeros y publicaciones de la semana.',
            'Viernes: precios y disponibilidad iguales en todos los portales, coches vendidos fuera, quién responde el sábado.',
            'Sábado: se vende. Las notas de las visitas van a la hoja esa misma tarde.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Cada punto de la semana tiene un nombre al lado.',
            'Viernes: ningún coche vendido sigue anunciado.',
            'Tiempo de respuesta apuntado en al menos diez mensajes.',
          ],
        },
      ],
    },
    {
      title: 'Un plan de noventa días',
      blocks: [
        {
          kind: 'text',
          text: 'Tres meses, tres cosas. No lo cambies todo a la vez: si los contactos suben, tienes que saber por qué.',
        },
        {
          kind: 'steps',
          items: [
            'Días 1–30, medir: hoja, pregunta al teléfono, mediana de los días, contactos por portal. Reescribe los textos de los diez coches que llevan más tiempo parados.',
            'Días 31–60, probar: umbrales de precio desde tu mediana, ritmo de refresco, cinco coches en un segundo idioma, dos publicaciones por semana.',
            'Días 61–90, elegir: compara con el primer mes los días perdidos, los contactos por semana, las visitas por cada diez contactos y los días en stock de los vendidos. Quédate con dos hábitos, deja uno, mueve el gasto en portales.',
          ],
        },
        {
          kind: 'text',
          text: 'Con pocas ventas al mes las cifras bailan: una diferencia pequeña puede ser casualidad. Mira la dirección durante varias semanas y compara grupos de coches parecidos antes de concluir que algo ha funcionado.',
        },
        {
          kind: 'checklist',
          items: [
            'Día 1: he escrito las cuatro cifras de partida.',
            'Día 30: las cuatro cifras, otra vez.',
            'Día 60: las cuatro cifras y una nota sobre qué ha cambiado.',
            'Día 90: una página con lo que mantenemos, lo que dejamos y qué cifra lo demuestra.',
          ],
        },
      ],
    },
  ],
};
