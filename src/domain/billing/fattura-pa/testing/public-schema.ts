/**
 * What the public schema of FatturaPA 1.2.2 says of the elements an invoice between businesses may have,
 * written down by hand: order, how often, and the form of each text. Blocks that a sale of services by
 * card never has are named without their insides, so that they are known and refused.
 */
export interface Rule {
  name: string;
  least: 0 | 1;
  most: number;
  content: readonly Rule[] | Form;
}

export interface Form {
  pattern: RegExp;
  oneOf?: readonly string[];
  /** A number no greater than this. */
  atMost?: number;
}

const one = (name: string, content: Rule['content']): Rule => ({ name, least: 1, most: 1, content });
const maybe = (name: string, content: Rule['content']): Rule => ({ name, least: 0, most: 1, content });
const many = (name: string, content: Rule['content']): Rule => ({ name, least: 1, most: 9999, content });
const any = (name: string, content: Rule['content']): Rule => ({ name, least: 0, most: 9999, content });

/** Inside one of these nothing is allowed: we never write it. */
const neverWritten: readonly Rule[] = [];

const latin = (most: number): Form => ({
  pattern: new RegExp(`^[\\u0020-\\u007e\\u0080-\\u00ff]{1,${most}}$`),
});
const ascii = (most: number, least = 1): Form => ({
  pattern: new RegExp(`^[\\u0020-\\u007e]{${least},${most}}$`),
});
const codes = (...oneOf: string[]): Form => ({ pattern: /^[A-Z0-9.]+$/, oneOf });
const numbered = (prefix: string, ...numbers: string[]) => codes(...numbers.map((number) => prefix + number));

const country: Form = { pattern: /^[A-Z]{2}$/ };
const province: Form = { pattern: /^[A-Z]{2}$/ };
const amount: Form = { pattern: /^-?\d{1,11}\.\d{2}$/ };
const price: Form = { pattern: /^-?\d{1,11}\.\d{2,8}$/ };
const quantity: Form = { pattern: /^\d{1,12}\.\d{2,8}$/ };
const rate: Form = { pattern: /^\d{1,3}\.\d{2}$/, atMost: 100 };
const date: Form = { pattern: /^(19[7-9]|20\d)\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/ };
const lineNumber: Form = { pattern: /^[1-9]\d{0,3}$/ };
const mail: Form = {
  pattern:
    /^(?=.{1,256}$)[!#-'*+/-9=?A-Z^-~-]+(\.[!#-'*+/-9=?A-Z^-~-]+)*@[!#-'*+/-9=?A-Z^-~-]+(\.[!#-'*+/-9=?A-Z^-~-]+)*$/,
};
const nature = codes(
  ...['N1', 'N2', 'N2.1', 'N2.2', 'N3', 'N3.1', 'N3.2', 'N3.3', 'N3.4', 'N3.5', 'N3.6', 'N4', 'N5', 'N6'],
  ...['N6.1', 'N6.2', 'N6.3', 'N6.4', 'N6.5', 'N6.6', 'N6.7', 'N6.8', 'N6.9', 'N7'],
);

const taxId = [one('IdPaese', country), one('IdCodice', { pattern: /^.{1,28}$/ })];
const fiscalCode: Form = { pattern: /^[A-Z0-9]{11,16}$/ };
// Denominazione, or Nome and Cognome: companies have the former.
const nameOfCompany = [
  one('Denominazione', latin(80)),
  maybe('Titolo', ascii(10, 2)),
  maybe('CodEORI', ascii(17, 13)),
];

const address = [
  one('Indirizzo', latin(60)),
  maybe('NumeroCivico', ascii(8)),
  one('CAP', { pattern: /^\d{5}$/ }),
  one('Comune', latin(60)),
  maybe('Provincia', province),
  one('Nazione', country),
];

const header = [
  one('DatiTrasmissione', [
    one('IdTrasmittente', taxId),
    one('ProgressivoInvio', ascii(10)),
    one('FormatoTrasmissione', codes('FPA12', 'FPR12')),
    one('CodiceDestinatario', { pattern: /^[A-Z0-9]{6,7}$/ }),
    maybe('ContattiTrasmittente', neverWritten),
    maybe('PECDestinatario', mail),
  ]),
  one('CedentePrestatore', [
    one('DatiAnagrafici', [
      one('IdFiscaleIVA', taxId),
      maybe('CodiceFiscale', fiscalCode),
      one('Anagrafica', nameOfCompany),
      maybe('AlboProfessionale', latin(60)),
      maybe('ProvinciaAlbo', province),
      maybe('NumeroIscrizioneAlbo', ascii(60)),
      maybe('DataIscrizioneAlbo', date),
      one(
        'RegimeFiscale',
        numbered('RF', ...'01 02 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19'.split(' ')),
      ),
    ]),
    one('Sede', address),
    maybe('StabileOrganizzazione', address),
    maybe('IscrizioneREA', neverWritten),
    maybe('Contatti', neverWritten),
    maybe('RiferimentoAmministrazione', ascii(20)),
  ]),
  maybe('RappresentanteFiscale', neverWritten),
  one('CessionarioCommittente', [
    one('DatiAnagrafici', [
      maybe('IdFiscaleIVA', taxId),
      maybe('CodiceFiscale', fiscalCode),
      one('Anagrafica', nameOfCompany),
    ]),
    one('Sede', address),
    maybe('StabileOrganizzazione', address),
    maybe('RappresentanteFiscale', neverWritten),
  ]),
  maybe('TerzoIntermediarioOSoggettoEmittente', neverWritten),
  maybe('SoggettoEmittente', codes('CC', 'TZ')),
];

const relatedDocument = [
  any('RiferimentoNumeroLinea', lineNumber),
  one('IdDocumento', ascii(20)),
  maybe('Data', date),
  maybe('NumItem', ascii(20)),
  maybe('CodiceCommessaConvenzione', latin(100)),
  maybe('CodiceCUP', ascii(15)),
  maybe('CodiceCIG', ascii(15)),
];

const general = [
  one('DatiGeneraliDocumento', [
    one(
      'TipoDocumento',
      numbered('TD', ...'01 02 03 04 05 06 16 17 18 19 20 21 22 23 24 25 26 27 28'.split(' ')),
    ),
    one('Divisa', { pattern: /^[A-Z]{3}$/ }),
    one('Data', date),
    one('Numero', ascii(20)),
    any('DatiRitenuta', neverWritten),
    maybe('DatiBollo', [one('BolloVirtuale', codes('SI')), maybe('ImportoBollo', amount)]),
    any('DatiCassaPrevidenziale', neverWritten),
    any('ScontoMaggiorazione', neverWritten),
    maybe('ImportoTotaleDocumento', amount),
    maybe('Arrotondamento', amount),
    any('Causale', latin(200)),
    maybe('Art73', codes('SI')),
  ]),
  any('DatiOrdineAcquisto', relatedDocument),
  any('DatiContratto', relatedDocument),
  any('DatiConvenzione', relatedDocument),
  any('DatiRicezione', relatedDocument),
  any('DatiFattureCollegate', relatedDocument),
  any('DatiSAL', neverWritten),
  any('DatiDDT', neverWritten),
  maybe('DatiTrasporto', neverWritten),
  maybe('FatturaPrincipale', neverWritten),
];

const goods = [
  many('DettaglioLinee', [
    one('NumeroLinea', lineNumber),
    maybe('TipoCessionePrestazione', codes('SC', 'PR', 'AB', 'AC')),
    any('CodiceArticolo', neverWritten),
    one('Descrizione', latin(1000)),
    maybe('Quantita', quantity),
    maybe('UnitaMisura', ascii(10)),
    maybe('DataInizioPeriodo', date),
    maybe('DataFinePeriodo', date),
    one('PrezzoUnitario', price),
    any('ScontoMaggiorazione', neverWritten),
    one('PrezzoTotale', price),
    one('AliquotaIVA', rate),
    maybe('Ritenuta', codes('SI')),
    maybe('Natura', nature),
    maybe('RiferimentoAmministrazione', ascii(20)),
    any('AltriDatiGestionali', neverWritten),
  ]),
  many('DatiRiepilogo', [
    one('AliquotaIVA', rate),
    maybe('Natura', nature),
    maybe('SpeseAccessorie', amount),
    maybe('Arrotondamento', price),
    one('ImponibileImporto', amount),
    one('Imposta', amount),
    maybe('EsigibilitaIVA', codes('D', 'I', 'S')),
    maybe('RiferimentoNormativo', latin(100)),
  ]),
];

const payment = [
  one('CondizioniPagamento', codes('TP01', 'TP02', 'TP03')),
  many('DettaglioPagamento', [
    maybe('Beneficiario', latin(200)),
    one(
      'ModalitaPagamento',
      numbered('MP', ...Array.from({ length: 23 }, (_, index) => String(index + 1).padStart(2, '0'))),
    ),
    maybe('DataRiferimentoTerminiPagamento', date),
    maybe('GiorniTerminiPagamento', { pattern: /^\d{1,3}$/ }),
    maybe('DataScadenzaPagamento', date),
    one('ImportoPagamento', amount),
  ]),
];

export const publicSchema: Rule = one('FatturaElettronica', [
  one('FatturaElettronicaHeader', header),
  many('FatturaElettronicaBody', [
    one('DatiGenerali', general),
    one('DatiBeniServizi', goods),
    maybe('DatiVeicoli', neverWritten),
    any('DatiPagamento', payment),
    any('Allegati', neverWritten),
  ]),
]);
