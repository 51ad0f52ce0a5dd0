import type { Localised } from '#domain/shared/localised.ts';

export const noSuchReceipt: Localised = {
  it: 'Questa ricevuta non esiste.',
  en: 'There is no such receipt.',
  de: 'Diesen Beleg gibt es nicht.',
  fr: 'Ce reçu n’existe pas.',
  es: 'Este recibo no existe.',
};

export const noDetailsYet: Localised = {
  it: 'La fattura elettronica ha bisogno dei tuoi dati di fatturazione: compilali nella dashboard, scheda Fatturazione, e scaricala di nuovo.',
  en: 'The electronic invoice needs your billing details: enter them in the dashboard, under Billing, and download it again.',
  de: 'Die elektronische Rechnung braucht Ihre Rechnungsdaten: Tragen Sie sie in der Übersicht unter „Rechnungsdaten“ ein und laden Sie sie noch einmal herunter.',
  fr: 'La facture électronique a besoin de vos données de facturation : remplissez-les dans le tableau de bord, onglet Facturation, puis téléchargez-la de nouveau.',
  es: 'La factura electrónica necesita tus datos de facturación: rellénalos en el panel, pestaña Facturación, y vuelve a descargarla.',
};

export const tooManyDocuments: Localised = {
  it: 'Hai scaricato molti documenti in poco tempo. Aspetta dieci minuti e riprova.',
  en: 'You have downloaded many documents in a short time. Wait ten minutes and try again.',
  de: 'Sie haben in kurzer Zeit viele Belege heruntergeladen. Warten Sie zehn Minuten und versuchen Sie es noch einmal.',
  fr: 'Vous avez téléchargé beaucoup de documents en peu de temps. Attendez dix minutes et réessayez.',
  es: 'Has descargado muchos documentos en poco tiempo. Espera diez minutos y vuelve a intentarlo.',
};
