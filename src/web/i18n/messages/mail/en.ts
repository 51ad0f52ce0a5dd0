import type { MailMessages } from '../../mail-messages.ts';

export const en: MailMessages = {
  documentTitle: 'Demo mail',
  title: 'Demo mail',
  intro: 'This page stands in for real mailboxes: in demo mode emails are read here, with their links.',
  back: 'To the start page',
  refresh: 'Refresh',
  onlyTo: (to: string) => `Only emails to ${to}`,
  showAll: 'Show all',
  list: 'Emails, newest first',
  backToList: 'Back to the emails',
  to: (to: string) => `To ${to}`,
  sent: 'This email was really sent, or was not accepted: its text is not kept.',
  empty: 'No email yet',
  emptyHint: 'Register or ask for a new password: the email appears here within seconds.',
  failed: 'The emails do not load: perhaps there is no connection. Try again in a moment.',
};
