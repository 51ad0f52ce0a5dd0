import { describe, expect, test } from 'vitest';
import type { PaymentLine } from '#domain/subscriptions/payments.ts';
import type { BillingDetails } from '../billing-details.ts';
import { checkBillingDetails } from '../check-billing-details.ts';
import type { Receipt } from '../receipt.ts';
import { type Seller, sampleSeller } from '../seller.ts';
import { vatOf } from '../vat-of.ts';
import { latinText } from './latin-text.ts';
import { progressiveOf } from './progressive-of.ts';
import { findSchemaFaults, textsOf } from './testing/find-schema-faults.ts';
import { readXml } from './testing/read-xml.ts';
import { type InvoicedReceipt, writeFatturaPa } from './write-fattura-pa.ts';

const seller: Seller = {
  ...{
    companyName: 'Autoscritto S.r.l.',
    vatNumber: '12345670785',
    fiscalCode: '12345670785',
    taxRegime: 'RF01',
  },
  ...{ address: 'Corso Cavour 1', postalCode: '70121', city: 'Bari', province: 'BA', isSample: false },
};
const customer: BillingDetails = {
  companyName: 'Auto Levante S.r.l.',
  vatNumber: '00488410010',
  fiscalCode: '',
  sdiCode: '0000000',
  billingPec: '',
  billingAddress: 'Via Roma 7',
  billingCity: 'Lecce',
  billingProvince: 'LE',
  billingPostalCode: '73100',
  billingCountry: 'IT',
  billingPhone: '',
};
const proMonth: PaymentLine = {
  plan: 'PRO',
  billingCycle: 'monthly',
  from: new Date('2026-11-21T10:00:00Z'),
  to: new Date('2026-12-21T10:00:00Z'),
  amountCents: 2900,
};

/** Customers whose documents are not those of a business in Italy. */
const others = {
  person: {
    ...{ companyName: 'Mario Rossi', vatNumber: '', fiscalCode: 'RSSMRA85T10A562S' },
  },
  berlin: {
    ...{ companyName: 'Autohaus Müller GmbH', vatNumber: '136695976', billingCountry: 'DE' },
    ...{ billingAddress: 'Hauptstraße 5', billingPostalCode: '10115', billingCity: 'Berlin' },
    ...{ billingProvince: '', sdiCode: '', fiscalCode: '27/123/45678' },
  },
  london: {
    ...{ companyName: 'Levant Cars Ltd', vatNumber: '980780684', billingCountry: 'GB' },
    ...{ billingAddress: '1 High Street', billingPostalCode: 'SW1A 1AA', billingCity: 'London' },
    ...{ billingProvince: '', sdiCode: '' },
  },
} as const satisfies Record<string, Partial<BillingDetails>>;

/** A document for a business abroad, without VAT. */
const abroad = (details: Partial<BillingDetails>, changes: Partial<Receipt> = {}) =>
  receiptOf({ ...changes, vat: vatOf(changes.totalCents ?? 2900, { ...customer, ...details }) }, details);

function receiptOf(changes: Partial<Receipt> = {}, details: Partial<BillingDetails> = {}): InvoicedReceipt {
  const { totalCents = 2900 } = changes;
  return {
    ...{ id: 'r', number: '2026/17', kind: 'payment', paymentId: 'pay-1', subscriptionId: 'sub-1' },
    ...{ userId: 'anna', email: 'anna@example.org', language: 'it', refersTo: undefined },
    ...{ issuedAt: new Date('2026-11-21T23:30:00Z'), seller, lines: [proMonth], totalCents },
    vat: vatOf(totalCents, customer),
    ...changes,
    customer: { ...customer, ...details },
  };
}

const upgrade: Partial<Receipt> = {
  totalCents: 3217,
  lines: [
    { ...proMonth, amountCents: -1683 },
    { ...proMonth, plan: 'ELITE', amountCents: 4900 },
  ],
};
const creditNote: Partial<Receipt> = {
  ...{
    kind: 'refund',
    number: '2026/18',
    refersTo: { number: '2026/17', issuedAt: new Date('2026-11-21T23:30:00Z') },
    totalCents: -2900,
  },
  lines: [{ ...proMonth, amountCents: -2900 }],
};

const yearOfElite: Partial<Receipt> = {
  totalCents: 50_000,
  lines: [{ ...proMonth, plan: 'ELITE', billingCycle: 'annual', amountCents: 50_000 }],
};
const backOfElite: PaymentLine[] = [
  { ...proMonth, plan: 'ELITE', billingCycle: 'annual', amountCents: -50_000 },
];

const documents: [string, InvoicedReceipt][] = [
  ['a month of PRO', receiptOf()],
  ['a year of ELITE', receiptOf(yearOfElite)],
  ['an upgrade with an unused rest', receiptOf(upgrade)],
  ['a bill paid in part by an earlier credit', receiptOf({ totalCents: 1700 })],
  ['a bill with an earlier debt', receiptOf({ totalCents: 3100 })],
  ['a line without a period', receiptOf({ lines: [{ ...proMonth, to: proMonth.from }] })],
  ['a credit note', receiptOf(creditNote)],
  [
    'a credit note of a part',
    receiptOf({
      ...creditNote,
      totalCents: -1,
      lines: [{ ...proMonth, amountCents: -1 }],
      vat: vatOf(-1, customer),
    }),
  ],
  [
    'a customer with an SDI code and a PEC',
    receiptOf({}, { sdiCode: 'M5UXCR1', billingPec: 'levante@pec.it' }),
  ],
  ['a customer with a PEC alone', receiptOf({}, { billingPec: 'o_neill+fatture@sub.pec.it' })],
  ['a sole trader', receiptOf({}, { fiscalCode: 'RSSMRA85T10A562S' })],
  ['a person', receiptOf({}, others.person)],
  ['a business in Germany', abroad(others.berlin)],
  ['a year of it, which needs a stamp', abroad(others.berlin, yearOfElite)],
  [
    'what a business in Germany got back of it',
    abroad(others.berlin, { ...creditNote, ...yearOfElite, totalCents: -50_000, lines: backOfElite }),
  ],
  ['a business in Germany that paid VAT before it was known', receiptOf({}, others.berlin)],
  ['a business in Great Britain', abroad(others.london)],
  ['an address abroad that is long', abroad({ ...others.berlin, billingAddress: 'Straße '.repeat(8) })],
  ['no province', receiptOf({}, { billingProvince: '' })],
  [
    'hostile and foreign text',
    receiptOf(
      {},
      {
        companyName: `Łódź <b>&amp;</b> "Œ" 'x' ]]> Škoda € – ß`,
        billingAddress: '–'.repeat(60),
        billingCity: 'Ŀŉ'.repeat(30),
      },
    ),
  ],
  ['the sample seller', receiptOf({ seller: sampleSeller })],
  [
    'every character that billing details may have',
    receiptOf({}, { companyName: allCharacters().slice(0, 80) }),
  ],
];

/** What the check of billing details lets through, in the order of Unicode. */
function allCharacters(): string {
  const characters = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).filter(
    (character) =>
      checkBillingDetails({ ...customer, companyName: `A${character}` }).faults.companyName === undefined,
  );
  return characters.join('').trim();
}

describe('a FatturaPA', () => {
  test.each(documents)('of %s keeps to the public schema and adds up', (_, receipt) => {
    expect(findSchemaFaults(writeFatturaPa(receipt).xml)).toEqual([]);
  });

  test('has a spelling for every character a billing form takes', () => {
    const characters = allCharacters();
    expect(characters.length).toBeGreaterThan(500);
    for (let start = 0; start < characters.length; start += 60) {
      const companyName = `A${characters.slice(start, start + 60)}`;
      expect(findSchemaFaults(writeFatturaPa(receiptOf({}, { companyName })).xml)).toEqual([]);
    }
  });

  const read = (receipt: InvoicedReceipt, ...path: string[]) =>
    textsOf(readXml(writeFatturaPa(receipt).xml), ...path);
  const body = (receipt: InvoicedReceipt, ...path: string[]) =>
    read(receipt, 'FatturaElettronicaBody', ...path);

  test('says who sells what to whom, on the day in Italy', () => {
    const receipt = receiptOf({}, { fiscalCode: 'RSSMRA85T10A562S' });
    const general = ['DatiGenerali', 'DatiGeneraliDocumento'];
    expect(body(receipt, ...general, 'TipoDocumento')).toEqual(['TD01']);
    expect(body(receipt, ...general, 'Data')).toEqual(['2026-11-22']);
    expect(body(receipt, ...general, 'Numero')).toEqual(['2026/17']);
    expect(body(receipt, ...general, 'ImportoTotaleDocumento')).toEqual(['29.00']);
    expect(body(receipt, ...general, 'Causale')).toEqual([]);
    expect(body(receipt, 'DatiBeniServizi', 'DettaglioLinee', 'Descrizione')).toEqual([
      'Abbonamento Autoscritto PRO mensile',
    ]);
    expect(body(receipt, 'DatiBeniServizi', 'DatiRiepilogo', 'ImponibileImporto')).toEqual(['23.77']);
    expect(body(receipt, 'DatiBeniServizi', 'DatiRiepilogo', 'Imposta')).toEqual(['5.23']);
    expect(body(receipt, 'DatiPagamento', 'DettaglioPagamento', 'ModalitaPagamento')).toEqual(['MP08']);
    const person = ['FatturaElettronicaHeader', 'CessionarioCommittente', 'DatiAnagrafici'];
    expect(read(receipt, ...person, 'IdFiscaleIVA', 'IdCodice')).toEqual(['00488410010']);
    expect(read(receipt, ...person, 'CodiceFiscale')).toEqual(['RSSMRA85T10A562S']);
    expect(read(receipt, ...person, 'Anagrafica', 'Denominazione')).toEqual(['Auto Levante S.r.l.']);
  });

  test.each<[string, Partial<Receipt>, string[]]>([
    [
      'an upgrade',
      upgrade,
      ['Periodo non usato: abbonamento Autoscritto PRO mensile', 'Abbonamento Autoscritto ELITE mensile'],
    ],
    [
      'a bill that credit pays in part',
      { totalCents: 1700 },
      ['Abbonamento Autoscritto PRO mensile', 'Credito da fatture precedenti'],
    ],
    [
      'a bill with an earlier debt',
      { totalCents: 3100 },
      ['Abbonamento Autoscritto PRO mensile', 'Saldo di fatture precedenti'],
    ],
    ['a credit note', creditNote, ['Rimborso: abbonamento Autoscritto PRO mensile']],
  ])('of %s says what each line is for', (_, changes, lines) => {
    expect(body(receiptOf(changes), 'DatiBeniServizi', 'DettaglioLinee', 'Descrizione')).toEqual(lines);
  });

  test('names the period of a line, by the days in Italy, where it has one', () => {
    const of = (receipt: InvoicedReceipt) =>
      ['DataInizioPeriodo', 'DataFinePeriodo'].map((name) =>
        body(receipt, 'DatiBeniServizi', 'DettaglioLinee', name),
      );
    expect(of(receiptOf())).toEqual([['2026-11-21'], ['2026-12-21']]);
    expect(of(receiptOf({ lines: [{ ...proMonth, to: proMonth.from }] }))).toEqual([[], []]);
  });

  test('of a credit note has positive amounts and names its invoice', () => {
    const note = receiptOf(creditNote);
    expect(body(note, 'DatiGenerali', 'DatiGeneraliDocumento', 'TipoDocumento')).toEqual(['TD04']);
    expect(body(note, 'DatiGenerali', 'DatiFattureCollegate', 'IdDocumento')).toEqual(['2026/17']);
    expect(body(note, 'DatiGenerali', 'DatiFattureCollegate', 'Data')).toEqual(['2026-11-22']);
    expect(body(note, 'DatiBeniServizi', 'DettaglioLinee', 'PrezzoTotale')).toEqual(['23.77']);
    expect(body(note, 'DatiBeniServizi', 'DatiRiepilogo', 'Imposta')).toEqual(['5.23']);
  });

  test('goes by code, else by PEC, else to the tax drawer', () => {
    const to = (details: Partial<BillingDetails>) =>
      ['CodiceDestinatario', 'PECDestinatario'].map((name) =>
        read(receiptOf({}, details), 'FatturaElettronicaHeader', 'DatiTrasmissione', name),
      );
    const pec = { billingPec: 'levante@pec.it' };
    expect(to({ ...pec, sdiCode: 'M5UXCR1' })).toEqual([['M5UXCR1'], []]);
    expect(to(pec)).toEqual([['0000000'], ['levante@pec.it']]);
    expect(to({})).toEqual([['0000000'], []]);
  });

  test('of a person names the codice fiscale and no VAT number, and goes to the tax drawer', () => {
    const receipt = receiptOf({}, others.person);
    const person = ['FatturaElettronicaHeader', 'CessionarioCommittente', 'DatiAnagrafici'];
    expect(read(receipt, ...person, 'IdFiscaleIVA', 'IdCodice')).toEqual([]);
    expect(read(receipt, ...person, 'CodiceFiscale')).toEqual(['RSSMRA85T10A562S']);
    const code = ['FatturaElettronicaHeader', 'DatiTrasmissione', 'CodiceDestinatario'];
    expect(read(receipt, ...code)).toEqual(['0000000']);
  });

  test.each<[string, Partial<BillingDetails>, string[], string]>([
    [
      'Germany',
      others.berlin,
      ['DE', '136695976', 'Hauptstraße 5, 10115', '00000', 'Berlin', 'DE'],
      'Inversione contabile, art. 7-ter DPR 633/1972',
    ],
    [
      'Great Britain',
      others.london,
      ['GB', '980780684', '1 High Street, SW1A 1AA', '00000', 'London', 'GB'],
      'Operazione non soggetta, art. 7-ter DPR 633/1972',
    ],
  ])('for a business in %s goes abroad, and says why it has no VAT', (_, details, expected, rule) => {
    const receipt = abroad(details);
    const buyer = (...path: string[]) =>
      read(receipt, 'FatturaElettronicaHeader', 'CessionarioCommittente', ...path);
    const id = ['DatiAnagrafici', 'IdFiscaleIVA'];
    expect([
      ...[...buyer(...id, 'IdPaese'), ...buyer(...id, 'IdCodice'), ...buyer('Sede', 'Indirizzo')],
      ...[...buyer('Sede', 'CAP'), ...buyer('Sede', 'Comune'), ...buyer('Sede', 'Nazione')],
    ]).toEqual(expected);
    expect([buyer('Sede', 'Provincia'), buyer('DatiAnagrafici', 'CodiceFiscale')]).toEqual([[], []]);
    const code = ['FatturaElettronicaHeader', 'DatiTrasmissione', 'CodiceDestinatario'];
    expect(read(receipt, ...code)).toEqual(['XXXXXXX']);
    const summary = (name: string) => body(receipt, 'DatiBeniServizi', 'DatiRiepilogo', name);
    expect(
      ['AliquotaIVA', 'Natura', 'Imposta', 'RiferimentoNormativo', 'EsigibilitaIVA'].flatMap(summary),
    ).toEqual(['0.00', 'N2.1', '0.00', rule]);
    expect(body(receipt, 'DatiBeniServizi', 'DettaglioLinee', 'Natura')).toEqual(['N2.1']);
  });

  test.each<[string, InvoicedReceipt, string[]]>([
    ['77.48 euro without VAT', abroad(others.berlin, { totalCents: 7748 }), ['SI', '2.00']],
    ['77.47 euro without VAT', abroad(others.berlin, { totalCents: 7747 }), []],
    [
      '500 euro given back without VAT',
      abroad(others.london, { ...creditNote, totalCents: -50_000, lines: backOfElite }),
      ['SI', '2.00'],
    ],
    ['500 euro with VAT', receiptOf(yearOfElite), []],
  ])('of %s has a stamp if it owes one, on top of nothing', (_, receipt, stamp) => {
    const general = ['DatiGenerali', 'DatiGeneraliDocumento'];
    const of = (name: string) => body(receipt, ...general, 'DatiBollo', name);
    expect([...of('BolloVirtuale'), ...of('ImportoBollo')]).toEqual(stamp);
    const total = Math.abs(receipt.totalCents) / 100;
    expect(body(receipt, ...general, 'ImportoTotaleDocumento')).toEqual([total.toFixed(2)]);
  });

  test('of the sample seller says that it is one', () => {
    const sample = receiptOf({ seller: sampleSeller });
    expect(body(sample, 'DatiGenerali', 'DatiGeneraliDocumento', 'Causale').join()).toMatch(/ESEMPIO/);
  });

  test('has the file name the SDI wants, another for every document', () => {
    expect(writeFatturaPa(receiptOf()).name).toBe('IT12345670785_A000H.xml');
    const numbers = ['2026/1', '2026/36', '2026/1679615', '2027/1', '2061/36'];
    const names = numbers.map(progressiveOf);
    expect(names).toEqual(['A0001', 'A0010', 'AZZZZ', 'B0001', '90010']);
    for (const name of names) expect(name).toMatch(/^[A-Z0-9]{5}$/);
  });
});

test.each<[string, number, string]>([
  ['Škoda Łódź Œuvre', 80, 'Skoda Lódz OEuvre'],
  ['l’Auto – “Bari” € 5…', 80, 'l\'Auto - "Bari" EUR 5...'],
  ['Größe ñ Ç ×', 80, 'Größe ñ Ç ×'],
  ['a\tb\nc\u0000d\u200be', 80, 'a b c d e'],
  ['日本 Auto', 80, '?? Auto'],
  ['𝓐uto 🚗', 80, 'Auto ?'],
  ['abc def', 4, 'abc'],
  ['e\u0301', 80, 'é'],
])('%s becomes %s in Latin', (text, most, expected) => {
  expect(latinText(text, most)).toBe(expected);
});

/** One fault each, planted in a document that is right. */
const plantedFaults: [string, string | RegExp, string][] = [
  ['no declaration', /^<\?xml.*\n/, ''],
  ['another namespace', 'fatture/v1.2', 'fatture/v1.1'],
  ['another version', 'versione="FPR12"', 'versione="FPA12"'],
  ['an unescaped &', 'Auto Levante', 'Auto & Levante'],
  ['an unescaped <', 'Auto Levante', 'Auto < Levante'],
  ['an element left open', '</Denominazione>', ''],
  ['a control character', 'Auto Levante', 'Auto\u0001Levante'],
  ['text between elements', '<Sede>', '<Sede>qui'],
  [
    'the sender after the progressive',
    /(<IdTrasmittente>[\s\S]*?<\/IdTrasmittente>\s*)(<Progr[\s\S]*?<\/ProgressivoInvio>)/,
    '$2$1',
  ],
  [
    'the code before the VAT id',
    /(<IdFiscaleIVA>[\s\S]*?<\/IdFiscaleIVA>\s*)(<CodiceFiscale>.*?<\/CodiceFiscale>)/,
    '$2$1',
  ],
  ['the city before the CAP', /(<CAP>.*<\/CAP>\s*)(<Comune>.*<\/Comune>)/, '$2$1'],
  ['no tax regime', /<RegimeFiscale>.*<\/RegimeFiscale>/, ''],
  ['an unknown tax regime', 'RF01', 'RF03'],
  ['two names', /(<Denominazione>.*<\/Denominazione>)/, '$1$1'],
  ['a name of 81 characters', 'Auto Levante S.r.l.', 'A'.repeat(81)],
  ['a name outside Latin-1', 'Auto Levante', 'Škoda Levante'],
  ['an empty name', 'Auto Levante S.r.l.', ''],
  ['a CAP of four digits', '<CAP>73100', '<CAP>7310'],
  ['a province by name', '<Provincia>LE', '<Provincia>Lecce'],
  [
    'a PEC beside a code',
    '<CodiceDestinatario>0000000</CodiceDestinatario>',
    '<CodiceDestinatario>M5UXCR1</CodiceDestinatario><PECDestinatario>a@pec.it</PECDestinatario>',
  ],
  [
    'a PEC that is none',
    '</CodiceDestinatario>',
    '</CodiceDestinatario><PECDestinatario>pec</PECDestinatario>',
  ],
  ['a code of six characters', '<CodiceDestinatario>0000000', '<CodiceDestinatario>000000'],
  ['a kind that does not exist', 'TD01', 'TD07'],
  ['a credit note without its invoice', 'TD01', 'TD04'],
  ['a date the Italian way', '<Data>2026-11-22', '<Data>22/11/2026'],
  ['month 13', '<Data>2026-11-22', '<Data>2026-13-22'],
  ['a number of 21 characters', '<Numero>2026/17', `<Numero>${'1'.repeat(21)}`],
  ['a decimal comma', '<ImportoTotaleDocumento>29.00', '<ImportoTotaleDocumento>29,00'],
  ['one decimal', '<ImportoTotaleDocumento>29.00', '<ImportoTotaleDocumento>29.0'],
  ['three decimals of an amount', '<Imposta>5.23', '<Imposta>5.230'],
  ['nine decimals of a price', '<PrezzoUnitario>23.77', '<PrezzoUnitario>23.770000000'],
  ['a price with a blank', '<PrezzoUnitario>23.77', '<PrezzoUnitario> 23.77'],
  [
    'the price after the rate',
    /(<PrezzoTotale>.*<\/PrezzoTotale>\s*)(<AliquotaIVA>.*?<\/AliquotaIVA>)/,
    '$2$1',
  ],
  ['a rate without decimals', '<AliquotaIVA>22.00', '<AliquotaIVA>22'],
  ['a rate above a hundred', '<AliquotaIVA>22.00', '<AliquotaIVA>122.00'],
  ['line 0', '<NumeroLinea>1', '<NumeroLinea>0'],
  ['a line counted twice', /(<DettaglioLinee>[\s\S]*?<\/DettaglioLinee>)/, '$1$1'],
  ['no line', /<DettaglioLinee>[\s\S]*?<\/DettaglioLinee>/, ''],
  ['no summary', /<DatiRiepilogo>[\s\S]*?<\/DatiRiepilogo>/, ''],
  ['a line a cent off', '<PrezzoTotale>23.77', '<PrezzoTotale>23.78'],
  ['a total a cent off', '<ImportoTotaleDocumento>29.00', '<ImportoTotaleDocumento>29.01'],
  ['a payment a cent off', '<ImportoPagamento>29.00', '<ImportoPagamento>28.99'],
  [
    'VAT of another rate',
    '22.00</AliquotaIVA>\n        <ImponibileImporto>',
    '10.00</AliquotaIVA>\n        <ImponibileImporto>',
  ],
  ['a way to pay that does not exist', 'MP08', 'MP24'],
  ['an element nobody knows', '<Divisa>', '<Valuta>EUR</Valuta><Divisa>'],
  [
    'an attachment we never write',
    '</FatturaElettronicaBody>',
    '<Allegati><NomeAttachment>a</NomeAttachment></Allegati></FatturaElettronicaBody>',
  ],
];

test.each(plantedFaults)('the check sees %s', (_, right, wrong) => {
  const { xml } = writeFatturaPa(receiptOf());
  const planted = xml.replace(right, wrong);
  expect(planted).not.toBe(xml);
  expect(findSchemaFaults(planted)).not.toEqual([]);
});

/** The same in a document for a business abroad. */
test.each<[string, string | RegExp, string]>([
  ['the code of the tax drawer', 'XXXXXXX', '0000000'],
  ['a foreign CAP', '<CAP>00000', '<CAP>10115'],
  ['a province', '</Comune>', '</Comune><Provincia>BE</Provincia>'],
  ['an Italian VAT number', /(<CessionarioCommittente>[\s\S]*?<IdPaese>)DE/, '$1IT'],
  ['no tax number', /(<CessionarioCommittente>[\s\S]*?)<IdFiscaleIVA>[\s\S]*?<\/IdFiscaleIVA>/, '$1'],
  ['a line without a nature', '<Natura>N2.1</Natura>', ''],
  ['a nature that does not exist', /N2\.1/g, 'N2.9'],
  ['no nature in the summary', /(<\/DettaglioLinee>[\s\S]*?)<Natura>N2\.1<\/Natura>/, '$1'],
  ['no stamp', /<DatiBollo>[\s\S]*?<\/DatiBollo>/, ''],
  ['a stamp of one euro', '<ImportoBollo>2.00', '<ImportoBollo>1.00'],
])('the check sees %s abroad', (_, right, wrong) => {
  const { xml } = writeFatturaPa(abroad(others.berlin, yearOfElite));
  const planted = xml.replace(right, wrong);
  expect(planted).not.toBe(xml);
  expect(findSchemaFaults(xml)).toEqual([]);
  expect(findSchemaFaults(planted)).not.toEqual([]);
});
