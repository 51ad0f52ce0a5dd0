import type { Language } from '#domain/shared/languages.ts';
import type { BillingCycle } from '../accounts/user.ts';
import type { PaidPlanId } from '../subscriptions/payments.ts';
import type { ReceiptKind } from './receipt.ts';

/** Everything a receipt says besides names, dates and amounts. */
export interface ReceiptWords {
  title: Record<ReceiptKind, string>;
  /** Of the PDF, without its ending. */
  fileName: Record<ReceiptKind, string>;
  number: string;
  date: string;
  refersTo: string;
  seller: string;
  customer: string;
  vatNumber: string;
  fiscalCode: string;
  description: string;
  period: string;
  /** With its VAT, or where there is none. */
  amount: Record<'withVat' | 'withoutVat', string>;
  plan(plan: PaidPlanId, cycle: BillingCycle): string;
  unused(plan: string): string;
  refundOf(plan: string): string;
  balance: Record<'credit' | 'debt', string>;
  net: string;
  vat(percent: number): string;
  noVat: string;
  total: string;
  paidByCard: Record<ReceiptKind, string>;
  /** The electronic invoice is what counts in Italy. */
  courtesyCopy: string;
  detailsWanted: string;
  reverseCharge: string;
  notSubject: string;
  sample: string;
}

export const receiptWords = {
  it: {
    title: { payment: 'Ricevuta', refund: 'Nota di credito' },
    fileName: { payment: 'ricevuta', refund: 'nota-di-credito' },
    number: 'Numero',
    date: 'Data',
    refersTo: 'Riferita a',
    seller: 'Venditore',
    customer: 'Cliente',
    vatNumber: 'Partita IVA',
    fiscalCode: 'Codice fiscale',
    description: 'Descrizione',
    period: 'Periodo',
    amount: { withVat: 'Importo, IVA inclusa', withoutVat: 'Importo' },
    plan: (plan, cycle) => `Abbonamento ${plan}, ${cycle === 'annual' ? 'annuale' : 'mensile'}`,
    unused: (plan) => `Periodo non usato: ${plan}`,
    refundOf: (plan) => `Rimborso: ${plan}`,
    balance: { credit: 'Credito da pagamenti precedenti', debt: 'Saldo di pagamenti precedenti' },
    net: 'Imponibile',
    vat: (percent) => `IVA ${percent}%`,
    noVat: 'IVA (natura N2.1)',
    total: 'Totale',
    paidByCard: { payment: 'Pagato con carta', refund: 'Rimborsato sulla carta' },
    courtesyCopy:
      'Copia di cortesia: ai fini fiscali vale la fattura elettronica emessa tramite il Sistema di Interscambio (SDI).',
    detailsWanted:
      'Per ricevere la fattura elettronica compila i dati di fatturazione nella dashboard: questa ricevuta verrà intestata a te.',
    reverseCharge:
      'Inversione contabile: operazione non soggetta a IVA in Italia (art. 7-ter DPR 633/1972). L’imposta è dovuta dal cliente (art. 196 direttiva 2006/112/CE).',
    notSubject:
      'Operazione non soggetta a IVA in Italia per mancanza del requisito territoriale (art. 7-ter DPR 633/1972).',
    sample: 'Documento di esempio: il venditore è inventato e non è stato pagato nulla.',
  },
  en: {
    title: { payment: 'Receipt', refund: 'Credit note' },
    fileName: { payment: 'receipt', refund: 'credit-note' },
    number: 'Number',
    date: 'Date',
    refersTo: 'Refers to',
    seller: 'Seller',
    customer: 'Customer',
    vatNumber: 'VAT number',
    fiscalCode: 'Tax code',
    description: 'Description',
    period: 'Period',
    amount: { withVat: 'Amount, VAT included', withoutVat: 'Amount' },
    plan: (plan, cycle) => `${plan} plan, ${cycle === 'annual' ? 'yearly' : 'monthly'}`,
    unused: (plan) => `Unused time: ${plan}`,
    refundOf: (plan) => `Refund: ${plan}`,
    balance: { credit: 'Credit from earlier payments', debt: 'Balance of earlier payments' },
    net: 'Net',
    vat: (percent) => `VAT ${percent}%`,
    noVat: 'VAT (N2.1)',
    total: 'Total',
    paidByCard: { payment: 'Paid by card', refund: 'Refunded to the card' },
    courtesyCopy:
      'Courtesy copy: for tax purposes the electronic invoice issued through the Italian exchange system (SDI) is what counts.',
    detailsWanted:
      'To have this receipt made out to your company, fill in your billing details in the dashboard.',
    reverseCharge:
      'Reverse charge: not subject to Italian VAT (art. 7-ter DPR 633/1972). The customer accounts for the VAT (art. 196 of directive 2006/112/EC).',
    notSubject: 'Outside the scope of Italian VAT (art. 7-ter DPR 633/1972); the reverse charge may apply.',
    sample: 'Sample document: the seller is made up and nothing was paid.',
  },
  de: {
    title: { payment: 'Zahlungsbeleg', refund: 'Rechnungskorrektur' },
    fileName: { payment: 'zahlungsbeleg', refund: 'rechnungskorrektur' },
    number: 'Nummer',
    date: 'Datum',
    refersTo: 'Bezieht sich auf',
    seller: 'Verkäufer',
    customer: 'Kunde',
    vatNumber: 'USt-IdNr.',
    fiscalCode: 'Steuernummer',
    description: 'Beschreibung',
    period: 'Zeitraum',
    amount: { withVat: 'Betrag inkl. MwSt.', withoutVat: 'Betrag' },
    plan: (plan, cycle) => `Abo ${plan}, ${cycle === 'annual' ? 'jährlich' : 'monatlich'}`,
    unused: (plan) => `Nicht genutzte Zeit: ${plan}`,
    refundOf: (plan) => `Erstattung: ${plan}`,
    balance: { credit: 'Guthaben aus früheren Zahlungen', debt: 'Rest aus früheren Zahlungen' },
    net: 'Netto',
    vat: (percent) => `MwSt. ${percent} %`,
    noVat: 'MwSt. (N2.1)',
    total: 'Gesamt',
    paidByCard: { payment: 'Mit Karte bezahlt', refund: 'Auf die Karte erstattet' },
    courtesyCopy:
      'Kopie zur Information: Steuerlich gilt die elektronische Rechnung, die über das italienische System SDI ausgestellt wird.',
    detailsWanted:
      'Soll dieser Beleg auf Ihre Firma lauten, tragen Sie Ihre Rechnungsdaten in der Übersicht ein.',
    reverseCharge:
      'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge): in Italien nicht steuerbar (Art. 7-ter DPR 633/1972, Art. 196 der Richtlinie 2006/112/EG).',
    notSubject: 'In Italien nicht steuerbar (Art. 7-ter DPR 633/1972).',
    sample: 'Beispiel: Der Verkäufer ist erfunden, und es wurde nichts bezahlt.',
  },
  fr: {
    title: { payment: 'Reçu', refund: 'Avoir' },
    fileName: { payment: 'recu', refund: 'avoir' },
    number: 'Numéro',
    date: 'Date',
    refersTo: 'Se rapporte à',
    seller: 'Vendeur',
    customer: 'Client',
    vatNumber: 'N° de TVA',
    fiscalCode: 'N° fiscal',
    description: 'Description',
    period: 'Période',
    amount: { withVat: 'Montant TTC', withoutVat: 'Montant' },
    plan: (plan, cycle) => `Abonnement ${plan}, ${cycle === 'annual' ? 'annuel' : 'mensuel'}`,
    unused: (plan) => `Période non utilisée : ${plan}`,
    refundOf: (plan) => `Remboursement : ${plan}`,
    balance: { credit: 'Crédit de paiements précédents', debt: 'Solde de paiements précédents' },
    net: 'Hors taxes',
    vat: (percent) => `TVA ${percent} %`,
    noVat: 'TVA (N2.1)',
    total: 'Total',
    paidByCard: { payment: 'Payé par carte', refund: 'Remboursé sur la carte' },
    courtesyCopy:
      'Copie de courtoisie : sur le plan fiscal, seule compte la facture électronique émise par le système italien d’échange (SDI).',
    detailsWanted:
      'Pour que ce reçu soit établi au nom de votre entreprise, remplissez vos données de facturation dans le tableau de bord.',
    reverseCharge:
      'Autoliquidation : opération non soumise à la TVA en Italie (art. 7-ter DPR 633/1972). La TVA est due par le client (art. 196 de la directive 2006/112/CE).',
    notSubject: 'Opération non soumise à la TVA en Italie (art. 7-ter DPR 633/1972).',
    sample: 'Document d’exemple : le vendeur est inventé et rien n’a été payé.',
  },
  es: {
    title: { payment: 'Recibo', refund: 'Nota de abono' },
    fileName: { payment: 'recibo', refund: 'nota-de-abono' },
    number: 'Número',
    date: 'Fecha',
    refersTo: 'Se refiere a',
    seller: 'Vendedor',
    customer: 'Cliente',
    vatNumber: 'NIF-IVA',
    fiscalCode: 'Código fiscal',
    description: 'Descripción',
    period: 'Período',
    amount: { withVat: 'Importe, IVA incluido', withoutVat: 'Importe' },
    plan: (plan, cycle) => `Suscripción ${plan}, ${cycle === 'annual' ? 'anual' : 'mensual'}`,
    unused: (plan) => `Período no usado: ${plan}`,
    refundOf: (plan) => `Reembolso: ${plan}`,
    balance: { credit: 'Crédito de pagos anteriores', debt: 'Saldo de pagos anteriores' },
    net: 'Base imponible',
    vat: (percent) => `IVA ${percent} %`,
    noVat: 'IVA (N2.1)',
    total: 'Total',
    paidByCard: { payment: 'Pagado con tarjeta', refund: 'Reembolsado en la tarjeta' },
    courtesyCopy:
      'Copia de cortesía: a efectos fiscales vale la factura electrónica emitida por el sistema italiano de intercambio (SDI).',
    detailsWanted:
      'Para que este recibo salga a nombre de tu empresa, rellena tus datos de facturación en el panel.',
    reverseCharge:
      'Inversión del sujeto pasivo: operación no sujeta a IVA en Italia (art. 7-ter DPR 633/1972). El IVA lo declara el cliente (art. 196 de la Directiva 2006/112/CE).',
    notSubject: 'Operación no sujeta a IVA en Italia (art. 7-ter DPR 633/1972).',
    sample: 'Documento de ejemplo: el vendedor es inventado y no se ha pagado nada.',
  },
} satisfies Record<Language, ReceiptWords>;
