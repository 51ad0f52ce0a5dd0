import { type DocumentLine, documentLines } from '../document-lines.ts';
import { italianDateOf } from '../italian-date.ts';
import type { Receipt } from '../receipt.ts';
import { latinText } from './latin-text.ts';
import type { XmlElement } from './xml.ts';

/** FatturaElettronicaBody: what was sold, its VAT, how it was paid. Amounts of a credit note are positive. */
export function bodyOf(receipt: Receipt, date: string): XmlElement {
  const sign = receipt.kind === 'refund' ? -1 : 1;
  const amount = (cents: number) => decimalOf(sign * cents);
  const rate = `${receipt.vat.rate}.00`;
  return [
    'FatturaElettronicaBody',
    [
      ['DatiGenerali', generalOf(receipt, date, amount)],
      [
        'DatiBeniServizi',
        [
          ...documentLines(receipt).map((line, index) => lineOf(receipt, line, index + 1, { amount, rate })),
          [
            'DatiRiepilogo',
            [
              ['AliquotaIVA', rate],
              ['ImponibileImporto', amount(receipt.vat.netCents)],
              ['Imposta', amount(receipt.vat.vatCents)],
              ['EsigibilitaIVA', 'I'],
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

function generalOf(receipt: Receipt, date: string, amount: (cents: number) => string) {
  const { kind, number, totalCents, refersTo, seller } = receipt;
  const elements: XmlElement[] = [
    [
      'DatiGeneraliDocumento',
      [
        ['TipoDocumento', kind === 'refund' ? 'TD04' : 'TD01'],
        ['Divisa', 'EUR'],
        ['Data', date],
        ['Numero', number],
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

function lineOf(
  receipt: Receipt,
  { item, amountCents, netCents }: DocumentLine,
  lineNumber: number,
  { amount, rate }: { amount(cents: number): string; rate: string },
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
    ],
  ];
}

const cycles = { monthly: 'mensile', annual: 'annuale' };

function describe(receipt: Receipt, item: DocumentLine['item'], amountCents: number): string {
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
