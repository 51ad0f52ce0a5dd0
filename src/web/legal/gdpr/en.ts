import type { GdprText } from './gdpr-text.ts';

export const en: GdprText = {
  title: 'GDPR and your rights',
  lead: 'How to exercise your rights over personal data, how soon we answer, and what we do if something goes wrong. Which data we process is in the privacy policy.',
  sections: {
    roles: {
      title: 'Who answers for what',
      blocks: [
        'For the data of your account, of billing and of the messages you send us, the controller is the company that runs Autoscritto:',
        { insert: 'operator' },
        'If you enter data of other people, a customer’s for example, into a vehicle’s data or notes, you are the controller and we are the processor acting on your behalf. For that case the section [Agreement for dealers](#processing) applies.',
      ],
    },
    principles: {
      title: 'How the product is built',
      blocks: [
        {
          list: [
            'Few data: a text needs the vehicle’s data, not people’s.',
            'Contact details out: from the listings we read and the notes sent to a language model we take out names, phone numbers, e-mails and plates that the program recognises.',
            'No tracking: technical cookies only, no statistics or advertising service.',
            'Cards never with us: only the payment provider sees the number.',
            'Fixed periods: every kind of data has one, written in the [privacy policy](/privacy-policy#retention).',
          ],
        },
      ],
    },
    rights: {
      title: 'Your rights',
      blocks: [
        {
          list: [
            'Access (Article 15): learning which of your data we process, and getting a copy.',
            'Rectification (Article 16): having wrong or incomplete data corrected.',
            'Erasure (Article 17): having the account deleted, and all data the law does not oblige us to keep.',
            'Restriction (Article 18): having the use of data suspended while they are in dispute.',
            'Notification (Article 19): having those who received the data told of a correction or erasure.',
            'Portability (Article 20): receiving the data you gave us in a machine-readable format, or having them passed to another service.',
            'Objection (Article 21): saying no to processing based on our legitimate interest.',
            'Automated decisions (Article 22): we take none about you. The program writes texts about vehicles, it does not judge people.',
          ],
        },
      ],
    },
    yourself: {
      title: 'What you can do at once',
      blocks: [
        'Much can be done without writing to us:',
        {
          list: [
            'correct your name and billing details in the dashboard;',
            'change your password and end sessions open on other devices;',
            'copy, download and delete every description in the history;',
            'download receipts and invoices;',
            'leave a team, or take somebody out of yours;',
            'download all your data in one archive, and delete your account, in your profile.',
          ],
        },
      ],
    },
    requests: {
      title: 'How to ask for the rest',
      blocks: [
        'Write to the e-mail address at the top of this page, best from the address of your account, and say which right you want to exercise. There is no form to fill in and it costs nothing.',
        'We answer within 30 days of receiving the request. If it is complex, or if there are many requests, it may take up to 90 days: in that case we tell you so, with the reason, within the first 30.',
        'If we are not sure that it is you, we ask for a confirmation from the account’s e-mail. We can refuse a request only if it is clearly unfounded or excessive, and we explain why.',
      ],
    },
    deletion: {
      title: 'What happens when you delete your account',
      blocks: [
        {
          list: [
            'Descriptions, translations, versions, notes and sessions are deleted with the account.',
            'If you ask for it, the account is deleted after 30 days: until then you can change your mind in your profile.',
            'An account without a paid plan that nobody signs in to for 2 years is deleted, with a notice by e-mail 30 days before.',
            'The payment provider erases the customer and the card, too; the payments made stay.',
            'Receipts, credit notes and billing data stay for 10 years, because the law demands it (Article 2220 of the Italian Civil Code).',
            'Access logs are erased after 12 months.',
          ],
        },
        'A paid plan no longer renews from the moment you ask for the deletion: see the [terms of service](/terms-of-service#cancellation).',
      ],
    },
    processing: {
      title: 'Agreement for dealers',
      blocks: [
        'When we process on your behalf personal data that you enter (Article 28 GDPR), these are the commitments. They hold for the term of the contract and are part of it.',
        {
          list: [
            'Subject: keeping and processing the vehicle data, notes and texts you enter. It concerns the people you name in the notes.',
            'Instructions: we process them only to provide the service and on your documented instructions, which are the commands you give in the product.',
            'Confidentiality: only those who must have access, and they are bound to secrecy.',
            'Security: we apply the measures of Article 32 described in the [privacy policy](/privacy-policy#security).',
            'Other processors: you authorise those listed below. We tell you of every change with 30 days’ notice, and you may object.',
            'Help: we assist you with requests from data subjects, with breaches and with impact assessments.',
            'End: when the account is closed the data are deleted; before that you can download them.',
            'Checks: we give you the information needed to show that we keep these commitments.',
          ],
        },
      ],
    },
    recipients: {
      title: 'Who works for us',
      blocks: [
        'These may process data on our behalf: the payment provider, the mail server, whoever hosts our servers and, only if one is switched on, the provider of a language model.',
        { insert: 'recipients' },
        'What each of them receives is in the [privacy policy](/privacy-policy#recipients).',
      ],
    },
    breaches: {
      title: 'If there is a breach',
      blocks: [
        {
          list: [
            'Within 24 hours of detecting an incident we assess what happened, which data and how many people it concerns, and stop the damage.',
            'Within 72 hours of becoming aware of it we notify the breach to the Italian data protection authority, unless a risk to people is unlikely (Article 33).',
            'If the risk to you is high we tell you without delay, in plain words: what happened, what may follow, what we are doing and what you had better do (Article 34).',
            'If we process the data on your behalf, we tell you without delay, so that you can keep your own deadlines.',
            'Every breach is noted in a register, even if it need not be notified.',
          ],
        },
        'If you notice something odd, write at once to the e-mail address at the top of this page.',
      ],
    },
    complaint: {
      title: 'If you are not satisfied',
      blocks: [
        'You can complain to the Italian data protection authority, the Garante per la protezione dei dati personali (garanteprivacy.it), or to the authority of the country where you live, work or where the breach took place (Article 77), and you can go to court (Article 79). We ask you to write to us first: often that is enough.',
      ],
    },
    changes: {
      title: 'Changes',
      blocks: [
        'When we change this page we say so here and by e-mail to everyone with an account, with 30 days’ notice. Version and date always stand at the top.',
      ],
    },
  },
};
