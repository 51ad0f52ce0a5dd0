import type { ContactMessages } from './it.ts';

export const en = {
  title: 'Contact us',
  text: 'A question about the plans, your ads or an invoice: ask it here and we will reply by e-mail.',
  hoursTitle: 'Support hours (Italian time)',
  hours: [
    ['Monday to Friday', '9:00-18:00'],
    ['Saturday', '9:00-13:00'],
    ['Sunday', 'closed'],
  ],
  replyTitle: 'When we reply',
  reply: 'Within 24 hours. On working days, in 2 to 4 hours on average.',
  fields: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone (optional)',
    subject: 'Subject',
    message: 'Message',
  },
  leaveEmpty: 'Leave this field empty',
  required: '* required',
  submit: 'Send message',
  pending: 'Sending...',
  privacy: 'We use what you write only to reply to you.',
  privacyLink: 'Privacy policy',
  faults: {
    name: 'Enter your name.',
    email: 'Enter a valid e-mail address.',
    subject: 'Enter a subject.',
    message: 'Write your message.',
    tooLong: (most) => `At most ${most} characters.`,
  },
  sent: {
    title: 'Message sent!',
    description: 'We will get back to you as soon as possible. Thank you for writing to us!',
  },
  failed: {
    title: 'Could not send',
    description: 'Something went wrong. Try again later.',
  },
} satisfies ContactMessages;
