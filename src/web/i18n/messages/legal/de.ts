import type { LegalMessages } from './it.ts';

export const de: LegalMessages = {
  back: 'Zur Startseite',
  contents: 'Inhalt',
  print: 'Drucken',
  version: (version, date) => `Fassung ${version} vom ${date}`,
  binding: 'Dies ist eine Übersetzung. Verbindlich ist der italienische Text.',
  readBinding: 'Italienischen Text lesen',
  operator: {
    sample: 'Dies ist eine Vorführung: Die Angaben zum Unternehmen sind erfunden.',
    unknown:
      'Die Angaben zum Unternehmen sind in dieser Installation noch nicht eingetragen. Sie finden sie auf jedem Beleg.',
    failed: 'Die Angaben zum Unternehmen lassen sich gerade nicht laden. Sie finden sie auf jedem Beleg.',
    loading: 'Angaben zum Unternehmen werden geladen',
    company: 'Unternehmen',
    address: 'Sitz',
    vatNumber: 'USt-IdNr.',
    fiscalCode: 'Steuernummer',
    email: 'E-Mail-Adresse',
  },
  recipients: {
    title: 'Auf dieser Website, heute',
    payments: 'Zahlungen',
    mail: 'E-Mail-Versand',
    languageModel: 'Sprachmodell',
    stripe: 'Stripe',
    simulation: 'Simuliert: Es werden keine Daten weitergegeben',
    noPayments: 'Niemand: Bezahlen ist nicht möglich',
    hasMail: 'Ein externer Mailserver',
    noMail: 'Niemand: Es werden keine E-Mails verschickt',
    hasModel: 'Im Einsatz',
    noModel: 'Keines: Die Texte schreibt unser eigenes Programm',
  },
};
