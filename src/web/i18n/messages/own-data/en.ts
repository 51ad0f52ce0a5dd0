import type { OwnDataMessages } from './it.ts';

export const en: OwnDataMessages = {
  notices: {
    label: 'Notices on your account',
    leaving: (date: string) => `Your account will be deleted on ${date}.`,
    leavingText: 'Until that day you can download your data or change your mind.',
    consentFirst: 'We ask you once to accept the {terms} and to read the {privacy}.',
    consentChanged: (version: string, date: string) =>
      `There is a new version ${version} of the {terms} and the {privacy}. It applies to you from ${date}.`,
    terms: 'terms of service',
    privacy: 'privacy policy',
    accept: 'I accept',
    accepting: 'Saving',
    later: 'Not now',
    accepted: { title: 'Thank you', description: 'We have recorded your acceptance.' },
    acceptFailed: { title: 'Error', description: 'It was not saved. Try again later.' },
  },
  keep: {
    button: 'Keep my account',
    pending: 'One moment',
    kept: {
      none: { title: 'Your account stays', description: 'It will not be deleted.' },
      resumed: { title: 'Your account stays', description: 'Your plan renews again, too.' },
      ended: {
        title: 'Your account stays',
        description: 'Your plan has ended in the meantime: choose it again if you need it.',
      },
      unknown: {
        title: 'Your account stays',
        description:
          'The payment service is not responding: check later under Subscription whether the plan renews, otherwise write to us.',
      },
    },
    failed: { title: 'Error', description: 'It was not possible. Try again later.' },
  },
  download: {
    title: 'Your data',
    text: 'Download everything we keep about you in one archive: texts, versions, invoices, sessions, consents.',
    open: 'Download your data',
    submit: 'Prepare and download',
    pending: 'One moment',
    cancel: 'Cancel',
    started: { title: 'Download started', description: 'With many texts it may take a few minutes.' },
    passwordHint: 'For your safety: everything is in the archive.',
    agreed: {
      terms: (version: string, date: string) => `Terms of service, version ${version}: accepted on ${date}`,
      privacy: (version: string, date: string) => `Privacy policy, version ${version}: read on ${date}`,
    },
    notAgreed: 'You have not accepted the terms of service yet.',
    failed: 'This part could not be loaded.',
  },
  proofByProvider:
    'You have no password: for your safety, you need to have signed in within the last ten minutes. If it was longer ago, sign out and in again.',
  deletion: {
    title: 'Delete the account',
    text: (days: number) => `The account is deleted after ${days} days. Until then you can change your mind.`,
    open: 'Delete the account',
    question: 'Delete the account?',
    texts: 'Descriptions, translations, versions and analytics are gone for good.',
    renewals:
      'From now on no renewal is charged. What you have paid for stays yours until the end of the period, or until the deletion.',
    documents: (years: number) =>
      `Receipts and invoices stay for ${years} years, as the law requires. Nothing else does.`,
    team: 'The members of your team go back to their own plans and are told by e-mail.',
    member: 'What you wrote in the team stays with its owner, who is told by e-mail.',
    email: 'Your e-mail, to confirm',
    emailMissing: 'Enter the e-mail address of this account.',
    submit: (days: number) => `Delete in ${days} days`,
    pending: 'One moment',
    keep: 'Keep the account',
    planned: { title: 'Deletion planned', description: 'We have e-mailed you how to undo it.' },
    due: (date: string) => `Deletion planned for ${date}.`,
  },
};
