import type { LegalMessages } from './it.ts';

export const en: LegalMessages = {
  back: 'Home',
  contents: 'Contents',
  print: 'Print',
  version: (version, date) => `Version ${version} of ${date}`,
  binding: 'This is a translation. The Italian text is the binding one.',
  readBinding: 'Read the Italian text',
  operator: {
    sample: 'This is a demonstration: the company’s details are made up.',
    unknown:
      'The company’s details have not been entered in this installation yet. You will find them on every receipt.',
    failed: 'The company’s details cannot be loaded right now. You will find them on every receipt.',
    loading: 'Loading the company’s details',
    company: 'Company',
    address: 'Registered office',
    vatNumber: 'VAT number',
    fiscalCode: 'Tax code',
    email: 'E-mail',
  },
  recipients: {
    title: 'On this site, today',
    payments: 'Payments',
    mail: 'Mail delivery',
    languageModel: 'Language model',
    stripe: 'Stripe',
    simulation: 'Simulated: no data leaves',
    noPayments: 'Nobody: payment is not possible',
    hasMail: 'An external mail server',
    noMail: 'Nobody: no e-mails are sent',
    hasModel: 'In use',
    noModel: 'None: our own program writes the texts',
  },
};
