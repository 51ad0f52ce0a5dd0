import type { PrivacyText } from './privacy-text.ts';

export const en: PrivacyText = {
  title: 'Privacy policy',
  lead: 'Which data we process when you use Autoscritto, why, for how long, and who else sees them. We do not advertise, we track nobody and we sell no data.',
  sections: {
    controller: {
      title: 'Who processes your data',
      blocks: [
        'The controller under Regulation (EU) 2016/679 (GDPR) is the company based in Bari, Italy, that runs Autoscritto. These are its details as entered in the configuration of this site.',
        { insert: 'operator' },
        'For any question about your data, write to the e-mail address above.',
      ],
    },
    data: {
      title: 'Which data we process',
      blocks: [
        'We process only what the service needs to work. Almost all of it comes from you.',
        {
          list: [
            'Account: first name, last name, e-mail, language, plan, role. We keep your password only as a digest (scrypt): nobody can read it.',
            'Signing in with another service, if you choose to: the identifier that service gives you, your verified e-mail and your name.',
            'Sessions: IP address, kind of browser, start and end. You see them in your profile and can end them.',
            'Billing: company name, VAT number, Italian tax code, SDI code or certified e-mail (PEC), address, phone.',
            'Payments: plan, amounts, dates, status and the identifiers that the payment provider gives to customer and subscription. Your card number never reaches us.',
            'Work: vehicle data, the choices and notes you make, texts, translations, earlier versions, fixed and remembered sentences, and how many descriptions you have used this month.',
            'Team: who works with which plan, and the e-mail addresses of people invited.',
            'Messages: what you write to us through the contact form (name, e-mail, phone if you give it, subject, text) and the e-mails we send you.',
            'Consents: which version of the terms and of this policy you accepted or read, in which language and when.',
          ],
        },
        'We do not ask for special categories of data (Article 9 GDPR): please do not write any in notes or messages.',
      ],
    },
    purposes: {
      title: 'Why we process them',
      blocks: [
        {
          head: ['Purpose', 'Legal basis'],
          rows: [
            [
              'Opening the account, signing you in, writing and keeping texts, running plan and team',
              'Contract: Article 6(1)(b)',
            ],
            ['Taking payments, refunding, issuing receipts and invoices', 'Contract: Article 6(1)(b)'],
            ['Keeping tax documents', 'Legal obligation: Article 6(1)(c)'],
            ['Answering people who write to us', 'Steps before a contract, and contract: Article 6(1)(b)'],
            [
              'Protecting the service: limits on attempts, access logs, defence against abuse',
              'Legitimate interest in security: Article 6(1)(f)',
            ],
            [
              'Establishing or defending a legal claim after the contract has ended',
              'Legitimate interest in protecting our rights: Article 6(1)(f)',
            ],
          ],
        },
        'E-mail and sign-in data are needed to have an account, billing data to have an invoice: without them we cannot provide these. Everything else is optional. We send no advertising and take no automated decisions about you.',
      ],
    },
    listings: {
      title: 'Listings you have us read',
      blocks: [
        'When you give us the link of a listing, our server asks for that page once and sends nothing of yours along. If you bring the page yourself (pasted, saved or by the browser button), we read only that one.',
        'From the page we take the data of the vehicle. Names of persons, phone numbers, e-mail addresses, web addresses and number plates that the program recognises are taken out before you see the result. The page is not archived: the server keeps it in memory for 10 minutes at most, and then only what you confirm in the form remains.',
        'If you write data of other people into the notes, you are responsible for that: write only what is needed to describe the vehicle.',
      ],
    },
    writing: {
      title: 'How texts are made',
      blocks: [
        'Texts are written by our own program on our own server. If the operator has also switched on a language model, vehicle data, choices and notes are sent to its provider, and so are sentences to be translated or reworded. Before that we take out of the notes the contact details we recognise. Account, billing and payment data are never sent.',
      ],
    },
    recipients: {
      title: 'Who else receives data',
      blocks: [
        'Nobody but those needed to run the service, and each only for their part:',
        {
          list: [
            'the payment provider (Stripe, where payments are switched on): e-mail, plan, amounts, and the card, which you give to it directly;',
            'the mail server that delivers our e-mails: your address and the message;',
            'the provider of the language model, only if one is switched on: what is described under [How texts are made](#writing);',
            'Google or another sign-in service, only if you enter that way: it learns that you sign in to Autoscritto;',
            'whoever hosts our servers, acting on our instructions;',
            'accountant, intermediary for electronic invoices and the Italian tax authority: tax documents;',
            'the owner of your team: the texts written with their plan, your name and your e-mail;',
            'public authorities, where the law requires it.',
          ],
        },
        { insert: 'recipients' },
        'Whoever processes data on our behalf does so under a contract according to Article 28 GDPR.',
      ],
    },
    transfers: {
      title: 'Data outside Europe',
      blocks: [
        'If one of these providers processes data outside the European Economic Area, it does so only on the basis of an adequacy decision (Article 45) or of standard contractual clauses (Article 46 GDPR). Write to us for a copy.',
      ],
    },
    retention: {
      title: 'How long we keep them',
      blocks: [
        {
          head: ['Data', 'Period'],
          rows: [
            ['Account data', 'Term of the contract plus 2 years; 30 days if you ask for the deletion'],
            [
              'Descriptions, translations, versions, notes',
              'Until the account is deleted, or earlier if you delete them',
            ],
            ['Billing data, receipts and credit notes', '10 years'],
            ['Access logs', '12 months'],
            ['Sessions', 'Until you sign out, at most 30 days, 14 without use'],
            ['Links to open an account', '24 hours, or until used'],
            ['Links to choose a new password', '2 hours, or until used'],
            ['Emails we send you', 'The text is erased after sending, the rest after 30 days'],
            ['Messages from the contact form', '2 years; less if you ask us and nothing stands against it'],
            ['Consents', 'Until the account is deleted'],
            ['Orders never paid', '30 days'],
            ['Log of what administrators do', '10 years'],
          ],
        },
        'When the period is over, data are deleted or made anonymous. Only what is needed in a case already pending stays longer.',
      ],
    },
    cookies: {
      title: 'Cookies and browser storage',
      blocks: [
        'We use technical cookies only, those that sign you in. No cookies for statistics, advertising or profiling, no tracking: that is why there is no banner to accept. Over https the cookies’ names begin with `__Host-`.',
        {
          head: ['Cookie', 'What it is for', 'Lasts'],
          rows: [
            [
              '`autoscritto.session_token`',
              'Recognises you after signing in',
              'Until you sign out, at most 30 days',
            ],
            [
              '`autoscritto.browser`',
              'Ties a sign-in with Google or another service to the browser in which it began',
              '30 minutes',
            ],
            ['`autoscritto.language`', 'Lets the server answer in the language you chose', '12 months'],
          ],
        },
        'On the payment page, and only there, Stripe’s program may set cookies of its own against fraud: `__stripe_mid` (1 year) and `__stripe_sid` (30 minutes). In the demonstration with simulated payments there are none.',
        'These entries stay in the storage of your browser (not on our server); you can delete them whenever you like:',
        {
          head: ['Entry', 'What it is for', 'Lasts'],
          rows: [
            ['`autoscritto-language`', 'The language you chose', 'Until you delete it'],
            ['`autoscritto-fonts`', 'Which fonts the browser has already', 'Until you delete it'],
            ['`autoscritto.channel`', 'The marketplace you publish on', 'Until you delete it'],
            ['`autoscritto.ticks`', 'What you ticked off in the guides', 'Until you delete it'],
            ['`autoscritto-draft`', 'The vehicle you are entering', 'Until the tab is closed'],
            [
              '`autoscritto-first-car`',
              'The car typed on the home page before registering',
              'Until the generator is first opened, a day at most',
            ],
            ['`autoscritto-pasted`', 'Pasted text to be read', 'Until the tab is closed'],
            [
              '`autoscritto-handed-page`',
              'The page brought by the browser button',
              'Until the tab is closed',
            ],
            ['`autoscritto-unsaved`', 'Corrections not saved yet', 'Until the tab is closed'],
            ['`autoscritto-billing-draft`', 'The billing details you are typing', 'Until the tab is closed'],
            [
              '`autoscritto-profile-draft`',
              'The names you are typing in your profile',
              'Until the tab is closed',
            ],
            ['`autoscritto-checkout-email`', 'The e-mail typed for the payment', 'Until the tab is closed'],
            [
              '`autoscritto-checkout-attempt`',
              'Keeps a double click from paying twice',
              'Until the tab is closed',
            ],
            [
              '`autoscritto-return-path`',
              'The page to return to after signing in',
              'Until the tab is closed',
            ],
            ['`autoscritto-translation-test`', 'The text of the translation test', 'Until the tab is closed'],
          ],
        },
      ],
    },
    security: {
      title: 'How we protect them',
      blocks: [
        'Every request is checked on the server: you see only your own data and your team’s. Passwords are digests that cannot be read, links we send you work only once, a new password ends all sessions. The sign-in cookie cannot be read by the page’s programs. We write no passwords, codes or card numbers into error logs.',
      ],
    },
    rights: {
      title: 'Your rights',
      blocks: [
        'You can ask us to see your data, to correct or delete them, to restrict their use, to receive them in a machine-readable format, and you can object to processing based on legitimate interest (Articles 15 to 22 GDPR). We answer within 30 days, extendable to 90 for complex requests. How to do it, step by step: [GDPR and your rights](/gdpr).',
        'If you think we treat your data wrongly you can complain to the Italian data protection authority, the Garante per la protezione dei dati personali (garanteprivacy.it), or to the authority of the country you live in.',
      ],
    },
    changes: {
      title: 'Changes',
      blocks: [
        'When we change this policy we say so here and by e-mail to everyone with an account, with 30 days’ notice. Version and date always stand at the top of the page.',
      ],
    },
  },
};
