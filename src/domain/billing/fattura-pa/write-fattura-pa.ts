import { writeXml, type XmlElement } from '#domain/shared/write-xml.ts';
import type { BillingDetails } from '../billing-details.ts';
import { italianDateOf } from '../italian-date.ts';
import type { Receipt } from '../receipt.ts';
import { noSdiCode } from '../sdi-code.ts';
import { bodyOf } from './body-of.ts';
import { latinText } from './latin-text.ts';
import { progressiveOf } from './progressive-of.ts';

/** A receipt whose customer is known. */
export type InvoicedReceipt = Receipt & { customer: BillingDetails };

/**
 * Returns the electronic invoice of a receipt (TD01) or credit note (TD04), and the name its file must have. Format
 * FPR12, FatturaPA 1.2.2 (Agenzia delle Entrate, specifiche tecniche of provvedimento 89757/2018 and its annexes).
 *
 * A document for a customer abroad goes through the SDI too (art. 1 c. 3-bis D.Lgs. 127/2015, since 1 July 2022). It
 * carries the recipient code XXXXXXX, the country and VAT number of the customer, the CAP 00000 and no province, as
 * those specifications ask; the SDI delivers it to nobody, the customer has the PDF.
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

/** Codice destinatario of every customer abroad. */
const codeAbroad = 'XXXXXXX';

function transmissionOf({ seller, customer }: InvoicedReceipt, progressive: string): XmlElement {
  const code = customer.billingCountry === 'IT' ? customer.sdiCode || noSdiCode : codeAbroad;
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
      placeOf({ ...seller, country: 'IT' }),
    ],
  ];
}

/** A person in Italy has a codice fiscale alone; customers abroad have an identifier of their country alone. */
function customerOf(customer: BillingDetails): XmlElement {
  const { billingCountry, vatNumber, fiscalCode } = customer;
  const isItalian = billingCountry === 'IT';
  return [
    'CessionarioCommittente',
    [
      [
        'DatiAnagrafici',
        [
          vatNumber === '' ? undefined : ['IdFiscaleIVA', idOf(billingCountry, vatNumber)],
          isItalian && fiscalCode !== '' ? ['CodiceFiscale', fiscalCode] : undefined,
          ['Anagrafica', [['Denominazione', latinText(customer.companyName, 80)]]],
        ],
      ],
      placeOf({
        address: isItalian ? customer.billingAddress : addressAbroad(customer),
        postalCode: isItalian ? customer.billingPostalCode : '00000',
        city: customer.billingCity,
        province: isItalian ? customer.billingProvince : '',
        country: billingCountry,
      }),
    ],
  ];
}

const idOf = (country: string, code: string): XmlElement[] => [
  ['IdPaese', country],
  ['IdCodice', code],
];

/** The CAP takes five digits of Italy, so the foreign code stands with the street, where both fit. */
function addressAbroad({ billingAddress, billingPostalCode }: BillingDetails): string {
  const both = `${billingAddress}, ${billingPostalCode}`;
  return latinText(both, Number.POSITIVE_INFINITY).length <= mostOfAddress ? both : billingAddress;
}

const mostOfAddress = 60;

interface Place {
  address: string;
  postalCode: string;
  city: string;
  province: string;
  country: string;
}

function placeOf(place: Place): XmlElement {
  return [
    'Sede',
    [
      ['Indirizzo', latinText(place.address, mostOfAddress)],
      ['CAP', place.postalCode],
      ['Comune', latinText(place.city, 60)],
      place.province === '' ? undefined : ['Provincia', place.province],
      ['Nazione', place.country],
    ],
  ];
}
