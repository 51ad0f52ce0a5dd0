import type { ContactMessages } from './it.ts';

export const es = {
  title: 'Escríbenos',
  text: 'Una pregunta sobre los planes, tus anuncios o una factura: escríbela aquí y te respondemos por correo.',
  hoursTitle: 'Horario de atención (hora italiana)',
  hours: [
    ['De lunes a viernes', '9:00-18:00'],
    ['Sábado', '9:00-13:00'],
    ['Domingo', 'cerrado'],
  ],
  replyTitle: 'Cuándo respondemos',
  reply: 'En menos de 24 horas. Los días laborables, entre 2 y 4 horas de media.',
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono (opcional)',
    subject: 'Asunto',
    message: 'Mensaje',
  },
  leaveEmpty: 'Deja este campo vacío',
  required: '* obligatorio',
  submit: 'Enviar el mensaje',
  pending: 'Enviando...',
  privacy: 'Usamos lo que escribes solo para responderte.',
  privacyLink: 'Política de privacidad',
  faults: {
    name: 'Escribe tu nombre.',
    email: 'Escribe una dirección de correo válida.',
    subject: 'Escribe el asunto de tu mensaje.',
    message: 'Escribe tu mensaje.',
    tooLong: (most) => `${most} caracteres como máximo.`,
  },
  sent: {
    title: '¡Mensaje enviado!',
    description: 'Te responderemos lo antes posible. ¡Gracias por escribirnos!',
  },
  failed: {
    title: 'Error al enviar',
    description: 'Se ha producido un error. Inténtalo de nuevo más tarde.',
  },
} satisfies ContactMessages;
