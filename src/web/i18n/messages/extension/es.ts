import type { ExtensionMessages } from '../../extension-messages.ts';

export const es: ExtensionMessages = {
  closed:
    'El navegador no deja leer esta página. Abre un anuncio o el formulario de un portal y pulsa otra vez el icono.',
  ours: {
    none: 'Aquí no hay ningún texto de un coche. Abre los textos de un coche, pulsa «Editar» y otra vez el icono.',
    shown: (place) => `El texto que ves, para ${place}`,
    against: 'El texto contradice los datos del coche:',
    take: 'Llevar este texto',
    takeAnyway: 'Llevarlo igualmente',
    taken: (place) => `Hecho. Ahora abre el formulario de ${place} y pulsa otra vez el icono.`,
  },
  kept: {
    title: 'Texto listo',
    writtenFor: (place) => `Escrito para ${place}`,
    forget: 'Quitar',
    none: '¿Quieres rellenar el formulario de un portal? Abre antes los textos del coche en Autoscritto y pulsa allí el icono.',
  },
  handOver: {
    button: 'Llevar a Autoscritto',
    hint: 'Lee el anuncio que ves y abre el generador con los datos del coche. Al sitio no se le hace ninguna petición.',
    copied:
      'El sitio mantiene separadas sus pestañas. La página está en el portapapeles: pégala en Autoscritto.',
    copyFailed: 'La página no llegó al portapapeles. Selecciónalo todo, cópialo y pégalo en Autoscritto.',
    open: 'Abrir el generador',
  },
  form: {
    title: 'Rellenar el formulario',
    none: 'Esta página no tiene ningún campo para el título o la descripción de un anuncio.',
    kinds: { title: 'Título', description: 'Descripción' },
    notFound: {
      title: 'Ningún campo para el título: abre la descripción.',
      description: 'Ningún campo para la descripción.',
    },
    which: '¿Qué campo? Pasa por encima y lo verás en la página.',
    leaveOut: 'Ninguno',
    unnamed: 'Campo sin nombre',
    replaces: 'Ya contiene un texto: se sustituye.',
    tooLong: (most, length) =>
      `Admite ${most} caracteres y el texto tiene ${length}: se queda como está. Elige en Autoscritto el portal correcto.`,
    same: 'El título y la descripción no pueden ir en el mismo campo.',
    fill: 'Rellenar',
    promise: 'Escribe solo en estos campos y no envía nada.',
    outcomes: {
      filled: (field, length) => `${field}: ${length} caracteres`,
      other: (field) => `${field}: la página cambió el texto. Compruébalo.`,
      gone: (field) => `${field}: el campo ya no está. Pulsa otra vez el icono.`,
    },
    nothingSent: 'No se ha enviado nada: comprueba los campos marcados y publica tú.',
  },
};
