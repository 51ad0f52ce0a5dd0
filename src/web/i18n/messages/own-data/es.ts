import type { OwnDataMessages } from './it.ts';

export const es: OwnDataMessages = {
  notices: {
    label: 'Avisos sobre tu cuenta',
    leaving: (date: string) => `Tu cuenta se eliminará el ${date}.`,
    leavingText: 'Hasta ese día puedes descargar tus datos o cambiar de idea.',
    consentFirst: 'Te pedimos una vez que aceptes las {terms} y leas la {privacy}.',
    consentChanged: (version: string, date: string) =>
      `Las {terms} y la {privacy} tienen una versión nueva, la ${version}. Para ti se aplica desde el ${date}.`,
    terms: 'condiciones del servicio',
    privacy: 'política de privacidad',
    accept: 'Acepto',
    accepting: 'Guardando',
    later: 'Ahora no',
    accepted: { title: 'Gracias', description: 'Hemos anotado que has aceptado.' },
    acceptFailed: { title: 'Error al guardar', description: 'No se ha guardado. Inténtalo más tarde.' },
  },
  keep: {
    button: 'Conservar mi cuenta',
    pending: 'Un momento…',
    kept: {
      none: { title: 'Tu cuenta se conserva', description: 'No se eliminará.' },
      resumed: { title: 'Tu cuenta se conserva', description: 'Tu plan también vuelve a renovarse.' },
      ended: {
        title: 'Tu cuenta se conserva',
        description: 'Tu plan ha terminado mientras tanto: elígelo de nuevo si lo necesitas.',
      },
      unknown: {
        title: 'Tu cuenta se conserva',
        description:
          'El servicio de pago no responde: comprueba más tarde en Suscripción si el plan se renueva; si no, escríbenos.',
      },
    },
    failed: { title: 'Error al guardar', description: 'No ha sido posible. Inténtalo más tarde.' },
  },
  download: {
    title: 'Tus datos',
    text: 'Descarga en un solo archivo todo lo que guardamos sobre ti: textos, versiones, facturas, sesiones, consentimientos.',
    open: 'Descargar tus datos',
    submit: 'Preparar y descargar',
    pending: 'Un momento…',
    cancel: 'Cancelar',
    started: { title: 'Descarga iniciada', description: 'Con muchos textos puede tardar unos minutos.' },
    passwordHint: 'Por seguridad: en el archivo está todo.',
    agreed: {
      terms: (version: string, date: string) =>
        `Condiciones del servicio, versión ${version}: aceptadas el ${date}`,
      privacy: (version: string, date: string) =>
        `Política de privacidad, versión ${version}: leída el ${date}`,
    },
    notAgreed: 'Todavía no has aceptado las condiciones del servicio.',
    failed: 'No se ha podido cargar esta parte.',
  },
  proofByProvider:
    'No tienes contraseña: por seguridad hace falta haber entrado en los últimos diez minutos. Si ha pasado más tiempo, cierra la sesión y vuelve a entrar.',
  deletion: {
    title: 'Eliminar la cuenta',
    text: (days: number) =>
      `La cuenta se elimina al cabo de ${days} días. Hasta entonces puedes cambiar de idea.`,
    open: 'Eliminar la cuenta',
    question: '¿Eliminar la cuenta?',
    texts: 'Descripciones, traducciones, versiones y análisis desaparecen para siempre.',
    renewals:
      'Desde ahora no se cobra ninguna renovación. Lo que has pagado sigue siendo tuyo hasta el final del periodo, o hasta la eliminación.',
    documents: (years: number) =>
      `Los recibos y facturas se guardan ${years} años, como exige la ley. No se guarda nada más.`,
    team: 'Quien trabaja en tu equipo vuelve a su propio plan y recibe un correo.',
    member: 'Lo que has escrito en el equipo se queda con su titular, que recibe un correo.',
    email: 'Tu correo, para confirmar',
    emailMissing: 'Escribe el correo de esta cuenta.',
    submit: (days: number) => `Eliminar dentro de ${days} días`,
    pending: 'Un momento…',
    keep: 'Conservar la cuenta',
    planned: { title: 'Eliminación prevista', description: 'Te hemos explicado por correo cómo anularla.' },
    due: (date: string) => `Eliminación prevista para el ${date}.`,
  },
};
