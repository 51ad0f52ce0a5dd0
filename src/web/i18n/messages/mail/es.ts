import type { MailMessages } from '../../mail-messages.ts';

export const es: MailMessages = {
  documentTitle: 'Correo de la demo',
  title: 'Correo de la demo',
  intro: 'Esta página hace de buzón de verdad: en modo demo los correos se leen aquí, con sus enlaces.',
  back: 'A la página de inicio',
  refresh: 'Actualizar',
  onlyTo: (to: string) => `Solo los correos para ${to}`,
  showAll: 'Mostrar todos',
  list: 'Correos, los más recientes primero',
  backToList: 'Volver a los correos',
  to: (to: string) => `Para ${to}`,
  sent: 'Este correo se ha enviado de verdad o no ha sido aceptado: su texto no se guarda.',
  empty: 'Todavía no hay correos',
  emptyHint: 'Regístrate o pide una contraseña nueva: el correo aparece aquí en unos segundos.',
  failed: 'Los correos no se cargan: quizá falta la conexión. Inténtalo de nuevo en un momento.',
};
