import type { XmlElement } from '#domain/shared/write-xml.ts';
import { type DocumentLine, documentLines } from '../document-lines.ts';
import { italianDateOf } from '../italian-date.ts';
import type { Vat } from '../receipt.ts';
import { latinText } from './latin-text.ts';
import type { InvoicedReceipt } from './write-fattura-pa.ts';

/**
 * FatturaElettronicaBody: what was sold, its VAT, how it was paid. Amounts of a credit note are positive. Where there is
 * no VAT the nature and its rule stand instead (art. 21 c. 6-bis DPR 633/1972).
 */
export function bodyOf(receipt: InvoicedReceipt, date: string): XmlElement {
  const sign = receipt.kind === 'refund' ? -1 : 1;
  const amount = (cents: number) => decimalOf(sign * cents);
  const { nature } = receipt.vat;
  const rate = `${receipt.vat.rate}.00`;
  return [
    'FatturaElettronicaBody',
    [
      ['DatiGenerali', generalOf(receipt, date, amount)],
      [
        'DatiBeniServizi',
        [
          ...documentLines(receipt).map((line, index) =>
            lineOf(receipt, line, index + 1, { amount, rate, nature }),
          ),
          [
            'DatiRiepilogo',
            [
              ['AliquotaIVA', rate],
              nature && ['Natura', nature],
              ['ImponibileImporto', amount(receipt.vat.netCents)],
              ['Imposta', amount(receipt.vat.vatCents)],
              nature ? ['RiferimentoNormativo', ruleOf(receipt)] : ['EsigibilitaIVA', 'I'],
            ],
          ],
        ],
      ],
      [
        'DatiPagamento',
        [
          ['CondizioniPagamento', 'TP02'],
          [
            'DettaglioPagamento',
            [
              ['ModalitaPagamento', 'MP08'],
              ['DataScadenzaPagamento', date],
              ['ImportoPagamento', amount(receipt.totalCents)],
            ],
          ],
        ],
      ],
    ],
  ];
}

function generalOf(receipt: InvoicedReceipt, date: string, amount: (cents: number) => string) {
  const { kind, number, totalCents, refersTo, seller } = receipt;
  const elements: XmlElement[] = [
    [
      'DatiGeneraliDocumento',
      [
        ['TipoDocumento', kind === 'refund' ? 'TD04' : 'TD01'],
        ['Divisa', 'EUR'],
        ['Data', date],
        ['Numero', number],
        needsStamp(receipt) ? ['DatiBollo', virtualStamp] : undefined,
        ['ImportoTotaleDocumento', amount(totalCents)],
        seller.isSample
          ? ['Causale', 'DOCUMENTO DI ESEMPIO: non inviare al Sistema di Interscambio']
          : undefined,
      ],
    ],
  ];
  if (refersTo) {
    const related: XmlElement[] = [
      ['IdDocumento', refersTo.number],
      ['Data', italianDateOf(refersTo.issuedAt)],
    ];
    elements.push(['DatiFattureCollegate', related]);
  }
  return elements;
}

/**
 * The stamp duty of two euro on documents of more than 77.47 euro without VAT, natura N2.1 included (art. 13 tariffa of
 * DPR 642/1972; art. 6 DM 17 June 2014; provvedimento 34958/2021). The seller owes it every quarter and does not charge it.
 */
const needsStamp = ({ vat, totalCents }: InvoicedReceipt) =>
  vat.nature !== undefined && Math.abs(totalCents) > 7747;

const virtualStamp: XmlElement[] = [
  ['BolloVirtuale', 'SI'],
  ['ImportoBollo', '2.00'],
];

function ruleOf({ customer }: InvoicedReceipt): string {
  return customer.billingCountry === 'GB'
    ? 'Operazione non soggetta, art. 7-ter DPR 633/1972'
    : 'Inversione contabile, art. 7-ter DPR 633/1972';
}

function lineOf(
  receipt: InvoicedReceipt,
  { item, amountCents, netCents }: DocumentLine,
  lineNumber: number,
  { amount, rate, nature }: { amount(cents: number): string; rate: string; nature: Vat['nature'] },
): XmlElement {
  const isPeriod = item && item.to > item.from;
  return [
    'DettaglioLinee',
    [
      ['NumeroLinea', String(lineNumber)],
      ['Descrizione', latinText(describe(receipt, item, amountCents), 1000)],
      ['Quantita', '1.00'],
      isPeriod ? ['DataInizioPeriodo', italianDateOf(item.from)] : undefined,
      isPeriod ? ['DataFinePeriodo', italianDateOf(item.to)] : undefined,
      ['PrezzoUnitario', amount(netCents)],
      ['PrezzoTotale', amount(netCents)],
      ['AliquotaIVA', rate],
      nature && ['Natura', nature],
    ],
  ];
}

const cycles = { monthly: 'mensile', annual: 'annuale' };

function describe(receipt: InvoicedReceipt, item: DocumentLine['item'], amountCents: number): string {
  if (!item) return amountCents < 0 ? 'Credito da fatture precedenti' : 'Saldo di fatture precedenti';
  const plan = `abbonamento Autoscritto ${item.plan} ${cycles[item.billingCycle]}`;
  if (receipt.kind === 'refund') return `Rimborso: ${plan}`;
  return amountCents < 0 ? `Periodo non usato: ${plan}` : plan.replace('a', 'A');
}

/** Cents as euro with two decimals and a dot. */
function decimalOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
