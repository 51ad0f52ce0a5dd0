import type { MailMessages } from '../../mail-messages.ts';

export const en: MailMessages = {
  documentTitle: 'Demo inbox',
  title: 'Demo inbox',
  intro: 'This page stands in for real mailboxes: in demo mode you read the e-mails here, with their links.',
  back: 'Back to home',
  refresh: 'Refresh',
  onlyTo: (to: string) => `Only e-mails to ${to}`,
  showAll: 'Show all',
  list: 'Emails, newest first',
  backToList: 'Back to the e-mails',
  to: (to: string) => `To ${to}`,
  sent: 'This e-mail was really sent, or was not accepted: its text is not kept.',
  empty: 'No e-mail yet',
  emptyHint: 'Register or ask for a new password: the e-mail appears here within seconds.',
  failed: 'The e-mails could not be loaded: perhaps there is no connection. Try again in a moment.',
};
