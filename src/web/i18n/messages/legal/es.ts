import type { LegalMessages } from './it.ts';

export const es: LegalMessages = {
  back: 'Volver al inicio',
  contents: 'Índice',
  print: 'Imprimir',
  version: (version, date) => `Versión ${version} de ${date}`,
  binding: 'Esto es una traducción. El texto vinculante es el italiano.',
  readBinding: 'Leer el texto italiano',
  operator: {
    sample: 'Esto es una demostración: los datos de la empresa son ficticios.',
    unknown:
      'Los datos de la empresa aún no se han introducido en esta instalación. Los encontrarás en cada recibo.',
    failed: 'Los datos de la empresa no se pueden cargar ahora. Los encontrarás en cada recibo.',
    loading: 'Cargando los datos de la empresa',
    company: 'Empresa',
    address: 'Domicilio social',
    vatNumber: 'Número de IVA',
    fiscalCode: 'Código fiscal',
    email: 'Correo electrónico',
  },
  recipients: {
    title: 'En este sitio, hoy',
    payments: 'Pagos',
    mail: 'Envío de correo',
    languageModel: 'Modelo de lenguaje',
    stripe: 'Stripe',
    simulation: 'Simulados: no sale ningún dato',
    noPayments: 'Nadie: no se puede pagar',
    hasMail: 'Un servidor de correo externo',
    noMail: 'Nadie: no se envía ningún correo',
    hasModel: 'En uso',
    noModel: 'Ninguno: los textos los escribe nuestro propio programa',
  },
};
