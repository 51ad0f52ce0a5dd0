import { pluralOf } from '../../formats.ts';
import type { ListingsMessages } from '../../listings-messages.ts';

const items = pluralOf('es', { one: 'elemento', other: 'elementos' });

export const es: ListingsMessages = {
  waysTitle: 'Si el enlace no basta',
  paste: {
    open: 'Pegar la página',
    label: 'Texto o código de la página',
    hint: 'Abre el anuncio en tu navegador, selecciona todo (Ctrl+A), copia (Ctrl+C) y pega aquí. También valen una o varias líneas de tu lista de stock.',
    read: 'Leer',
    tooLong: 'Es demasiado largo: pega solo la página del anuncio.',
    clear: 'Vaciar',
    slow: 'La página es grande o la línea va lenta, un momento más',
    shortened: (letters: string) =>
      `Página pegada: ${letters} caracteres. Aquí ves el principio, se lee entera.`,
  },
  file: {
    open: 'Abrir una página guardada',
    hint: 'Un archivo .html o .mht: también puedes soltarlo aquí.',
    drop: 'Suelta aquí la página guardada',
    notAPage: 'Este archivo no es una página guardada: hace falta un archivo .html, .mht, .txt o .csv.',
    tooBig: 'El archivo pasa de 5 MB: guarda la página como «solo HTML» e inténtalo otra vez.',
    empty: 'El archivo está vacío.',
    several: 'Un archivo cada vez: elige la página de un solo coche.',
    unreadable: 'El navegador no puede abrir este archivo. Guárdalo de nuevo y vuelve a intentarlo.',
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
      failed: 'Este sitio no deja pasar la página. Selecciona todo, copia y pégalo en Autoscritto.',
    },
  },
  failure: {
    offline: 'Sin respuesta: quizá no hay conexión. Lo que has introducido sigue aquí, vuelve a intentarlo.',
    ofPage:
      'Ha habido un problema nuestro y la página no se ha leído. Sigue aquí: vuelve a intentarlo en breve.',
  },
  arrival: {
    documentTitle: 'Llega una página',
    waiting: 'Espero la página',
    reading: 'Leo la página',
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
    hint: (count) => `En estas líneas hay ${count}.`,
    choose: 'Usar este',
    unnamed: 'Sin nombre',
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
