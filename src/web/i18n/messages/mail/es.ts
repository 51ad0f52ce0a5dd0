import type { MailMessages } from '../../mail-messages.ts';

export const es: MailMessages = {
  documentTitle: 'Correo de la demo',
  title: 'Correo de la demo',
  intro:
    'Esta página hace las veces de un buzón real: en modo demo los correos se leen aquí, con sus enlaces.',
  back: 'Volver al inicio',
  refresh: 'Actualizar',
  onlyTo: (to: string) => `Solo los correos para ${to}`,
  showAll: 'Mostrar todos',
  list: 'Correos, los más recientes primero',
  backToList: 'Volver a los correos',
  to: (to: string) => `Para ${to}`,
  sent: 'Este correo se ha enviado de verdad o no ha sido aceptado: su texto no se guarda.',
  empty: 'Todavía no hay correos',
  emptyHint: 'Regístrate o pide una contraseña nueva: el correo aparece aquí en unos segundos.',
  failed: 'No se han podido cargar los correos: quizá no haya conexión. Inténtalo de nuevo en un momento.',
};
