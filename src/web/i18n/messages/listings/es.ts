import { pluralOf } from '../../formats.ts';
import type { ListingsMessages } from '../../listings-messages.ts';

const items = pluralOf('es', { one: 'elemento', other: 'elementos' });

export const es: ListingsMessages = {
  waysTitle: 'Si el enlace no basta',
  paste: {
    open: 'Pegar la página',
    label: 'Texto o código de la página',
    hint: 'Abre el anuncio en tu navegador, selecciónalo todo (Ctrl+A), cópialo (Ctrl+C) y pégalo aquí. También valen una o varias líneas de tu lista de stock.',
    read: 'Leer',
    tooLong: 'Es demasiado largo: pega solo la página del anuncio.',
    clear: 'Vaciar',
    slow: 'La página es grande o la conexión va lenta, un momento más',
    shortened: (letters: string) =>
      `Página pegada: ${letters} caracteres. Aquí ves el principio; se lee entera.`,
  },
  file: {
    open: 'Abrir un archivo',
    hint: 'Una página guardada (.html, .mht) o la lista de tu programa (.xlsx, .csv, .xml, .json): también puedes soltarla aquí.',
    drop: 'Suelta aquí el archivo',
    otherKind:
      'Este archivo no se puede leer: hace falta una página guardada (.html, .mht) o una lista (.xlsx, .csv, .xml, .json, .txt).',
    tooBig:
      'El archivo supera los 5 MB. De una página, guarda «solo HTML»; de una lista, deja solo los coches que necesitas.',
    empty: 'El archivo está vacío.',
    several: 'Un archivo cada vez: elige la página de un solo coche.',
    unreadable: 'El navegador no puede abrir este archivo. Guárdalo otra vez y vuelve a intentarlo.',
  },
  bookmarklet: {
    name: 'Llevar a Autoscritto',
    link: 'Usar el botón «Llevar a Autoscritto»',
    documentTitle: 'Llevar a Autoscritto',
    title: 'El anuncio que estás viendo, aquí en un clic',
    intro:
      'Algunos portales no dejan entrar a ningún servidor, pero a tu navegador sí. Este botón lee la página que tienes abierta y la pasa a Autoscritto: al sitio no se le hace ninguna petición.',
    steps: [
      [
        'Arrastra el botón a la barra de favoritos',
        'Si no ves la barra: Ctrl+Mayús+B, o Cmd+Mayús+B en Mac.',
      ],
      ['Abre tu anuncio', 'En AutoScout24, coches.net, mobile.de o tu web, como siempre.'],
      ['Pulsa el botón en la barra', 'Se abre Autoscritto con los datos leídos: los revisas y sigues.'],
    ],
    dragMe: 'Este botón no se pulsa aquí: arrástralo a la barra de favoritos.',
    phoneTitle: 'En el teléfono',
    phone:
      'Copia la dirección del botón, guarda un favorito cualquiera y sustituye su dirección por la copiada. O comparte el texto del anuncio y pégalo en el generador.',
    copyCode: 'Copiar la dirección',
    copied: { title: 'Copiado', description: 'La dirección del botón está en el portapapeles.' },
    copyByHand: 'El navegador no permite copiar: selecciona y copia desde aquí.',
    back: 'Al generador',
    privacy:
      'El botón envía el contenido de la página solo a Autoscritto, sin los campos que hayas rellenado. Nombres, teléfonos y correos se quitan antes de enseñarte los datos.',
    onPage: {
      copied: 'La página está en el portapapeles: vuelve a la pestaña de Autoscritto y pégala.',
      failed: 'Este sitio no permite pasar la página. Selecciónalo todo, cópialo y pégalo en Autoscritto.',
    },
    extension: {
      title: 'O con la extensión del navegador',
      intro:
        'Hace lo mismo con un icono junto a la barra de direcciones y además lleva el título y la descripción al formulario de un portal. Para Chrome, Edge y los demás navegadores basados en Chromium, en el ordenador.',
      download: 'Descargar la extensión (.zip)',
      steps: [
        [
          'Extrae el archivo en una carpeta que se quede ahí',
          'El navegador lee la extensión de esa carpeta: si la mueves o la borras, deja de funcionar.',
        ],
        [
          'Abre la página de extensiones',
          'Escribe chrome://extensions en la barra de direcciones (edge://extensions en Edge) y activa el «Modo de desarrollador».',
        ],
        [
          'Pulsa «Cargar extensión sin empaquetar»',
          'Elige la carpeta que contiene manifest.json. Después fija el icono de Autoscritto con la pieza de puzle.',
        ],
        [
          'En un anuncio: pulsa el icono',
          '«Llevar a Autoscritto» lee la página y abre el generador con los datos del coche.',
        ],
        [
          'En el formulario de un portal: llevar y rellenar',
          'Abre aquí los textos de un coche, pulsa el icono y llévate el texto. Púlsalo otra vez en el formulario: ves qué campos rellena antes de que lo haga. Publicas tú.',
        ],
      ],
      privacy:
        'La extensión solo ve una página cuando pulsas su icono, no deja entrar código de fuera y guarda el texto que te llevas hasta que cierras el navegador.',
    },
  },
  failure: {
    offline: 'Sin respuesta: quizá no hay conexión. Lo que has introducido sigue aquí, vuelve a intentarlo.',
    ofPage:
      'Ha habido un problema por nuestra parte y la página no se ha leído. Sigue aquí: vuelve a intentarlo en breve.',
  },
  arrival: {
    documentTitle: 'Llega una página',
    waiting: 'Esperando la página',
    reading: 'Leyendo la página',
    nothingTitle: 'La página no ha llegado',
    nothing:
      'El sitio mantiene separadas sus pestañas. Vuelve al anuncio y pulsa otra vez el botón: la página va al portapapeles y la pegas aquí.',
    signIn: 'Entra para que se lea la página: te espera aquí.',
    signInButton: 'Entrar',
    failed: 'La página ha llegado pero no se ha leído. Inténtalo de nuevo en breve.',
    signInFirst:
      'La página es demasiado grande para esperarte aquí. Inicia sesión, vuelve al anuncio y pulsa otra vez el botón.',
    again: 'Reintentar',
  },
  stock: {
    title: '¿Qué vehículo describes?',
    hint: (count) => `En el archivo hay ${count}.`,
    cut: (count) => `Estos son los primeros ${count}: en el archivo hay más.`,
    search: 'Buscar en el archivo',
    noneFound: 'Ningún vehículo coincide.',
    choose: 'Usar este',
    unnamed: 'Sin nombre',
  },
  columns: {
    title: '¿Qué hay en estas columnas?',
    hint: 'Indica qué contiene cada columna: lo recordamos para tus próximos archivos.',
    unknown: (count) =>
      count === 1 ? 'Una columna sin reconocer: di qué es' : `${count} columnas sin reconocer: di qué son`,
    known: (count) => (count === 1 ? 'Una columna reconocida' : `${count} columnas reconocidas`),
    whatIs: (header) => `¿Qué hay en «${header}»?`,
    choose: '¿Qué es?',
    readAgain: 'Leer otra vez el archivo',
    ignoreRest: 'Las demás no hacen falta',
    notKept: 'La respuesta no se ha guardado. Vuelve a intentarlo en breve.',
    meanings: {
      ignore: 'No hace falta',
      name: 'Marca y modelo juntos',
      power: 'Potencia en CV',
      powerKw: 'Potencia en kW',
      mileageMiles: 'Kilometraje en millas',
      equipment: 'Equipamiento',
      notes: 'Notas',
      currency: 'Moneda',
    },
  },
  conflict: {
    titleOfOdd: 'Datos por comprobar',
    leaveEmpty: 'Dejar vacío',
    title: 'La página se contradice',
    hint: 'Elige el valor correcto: irá al texto.',
    taken: 'en uso',
    from: (source, where) => `${source}: ${where}`,
    unseen: 'En el código de la página',
  },
  equipment: {
    title: 'Equipamiento leído en la página',
    hint: 'Toca lo que el coche tiene de verdad: va a las notas. Lo demás se queda fuera.',
    more: (count) => `Mostrar ${count} más`,
    chosen: (count) => `${count} ${items(count)} en las notas`,
  },
  confidence: { high: 'seguro', medium: 'escrito en la página', low: 'por comprobar' },
  sureness: 'Seguridad del dato',
};
