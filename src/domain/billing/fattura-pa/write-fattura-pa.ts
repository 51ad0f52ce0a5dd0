import type { BillingDetails } from '../billing-details.ts';
import { italianDateOf } from '../italian-date.ts';
import type { Receipt } from '../receipt.ts';
import { noSdiCode } from '../sdi-code.ts';
import { bodyOf } from './body-of.ts';
import { latinText } from './latin-text.ts';
import { progressiveOf } from './progressive-of.ts';
import { writeXml, type XmlElement } from './xml.ts';

/** A receipt of an Italian customer. */
export type InvoicedReceipt = Receipt & { customer: BillingDetails };

/**
 * The electronic invoice of a receipt (TD01) or credit note (TD04) for a private customer in Italy, and
 * the name its file must have. Format FPR12, FatturaPA 1.2.2 (Agenzia delle Entrate, specifiche tecniche
 * of provvedimento 89757/2018 and its annexes).
 */
export function writeFatturaPa(receipt: InvoicedReceipt): { name: string; xml: string } {
  const { seller, number } = receipt;
  const progressive = progressiveOf(number);
  const root: XmlElement = [
    'p:FatturaElettronica',
    [
      [
        'FatturaElettronicaHeader',
        [transmissionOf(receipt, progressive), sellerOf(receipt), customerOf(receipt.customer)],
      ],
      bodyOf(receipt, italianDateOf(receipt.issuedAt)),
    ],
  ];
  return {
    name: `IT${seller.fiscalCode}_${progressive}.xml`,
    xml: `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root, attributes)}`,
  };
}

const attributes =
  ' versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2"';

function transmissionOf({ seller, customer }: InvoicedReceipt, progressive: string): XmlElement {
  const code = customer.sdiCode || noSdiCode;
  // The SDI refuses a PEC beside a code (error 00426).
  const pec = code === noSdiCode && customer.billingPec !== '' ? customer.billingPec : undefined;
  return [
    'DatiTrasmissione',
    [
      ['IdTrasmittente', idOf('IT', seller.fiscalCode)],
      ['ProgressivoInvio', progressive],
      ['FormatoTrasmissione', 'FPR12'],
      ['CodiceDestinatario', code],
      pec === undefined ? undefined : ['PECDestinatario', pec],
    ],
  ];
}

function sellerOf({ seller }: InvoicedReceipt): XmlElement {
  return [
    'CedentePrestatore',
    [
      [
        'DatiAnagrafici',
        [
          ['IdFiscaleIVA', idOf('IT', seller.vatNumber)],
          ['CodiceFiscale', seller.fiscalCode],
          ['Anagrafica', [['Denominazione', latinText(seller.companyName, 80)]]],
          ['RegimeFiscale', seller.taxRegime],
        ],
      ],
      placeOf(seller),
    ],
  ];
}

function customerOf(customer: BillingDetails): XmlElement {
  return [
    'CessionarioCommittente',
    [
      [
        'DatiAnagrafici',
        [
          ['IdFiscaleIVA', idOf(customer.billingCountry, customer.vatNumber)],
          customer.fiscalCode === '' ? undefined : ['CodiceFiscale', customer.fiscalCode],
          ['Anagrafica', [['Denominazione', latinText(customer.companyName, 80)]]],
        ],
      ],
      placeOf({
        address: customer.billingAddress,
        postalCode: customer.billingPostalCode,
        city: customer.billingCity,
        province: customer.billingProvince,
      }),
    ],
  ];
}

const idOf = (country: string, code: string): XmlElement[] => [
  ['IdPaese', country],
  ['IdCodice', code],
];

function placeOf(place: { address: string; postalCode: string; city: string; province: string }): XmlElement {
  return [
    'Sede',
    [
      ['Indirizzo', latinText(place.address, 60)],
      ['CAP', place.postalCode],
      ['Comune', latinText(place.city, 60)],
      place.province === '' ? undefined : ['Provincia', place.province],
      ['Nazione', 'IT'],
    ],
  ];
}
