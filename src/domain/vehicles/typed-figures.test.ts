import { describe, expect, test } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { type Brief, briefSchema } from './brief.ts';

const panda = { make: 'Fiat', model: 'Panda' };
const parse = (typed: object): Brief => briefSchema.parse({ ...panda, ...typed });

type Field = 'price' | 'mileage' | 'power' | 'displacement' | 'year' | 'doors';

/** Field, as typed, the figure, and the notes where the words say something. */
const readable: [Field, string, number | undefined, string?][] = [
  ['price', '17.900 + IVA', 17_900, 'prezzo + IVA'],
  ['price', '14.500+iva', 14_500, 'prezzo + IVA'],
  ['price', '8.900 € + I.V.A.', 8900, 'prezzo + IVA'],
  ['price', '18.900 piu iva', 18_900, 'prezzo + IVA'],
  ['price', '17900 + IVA 22%', 17_900, 'prezzo + IVA 22%'],
  ['price', '21.500 € IVA compresa', 21_500, 'IVA compresa'],
  ['price', '9.500 iva esp', 9500, 'IVA esposta'],
  ['price', '21.450 anziché 27.300', 21_450, 'prezzo precedente 27.300 €'],
  ['price', '€ 21.450 invece di € 27.300 + IVA', 21_450, 'prezzo + IVA, prezzo precedente 27.300 €'],
  ['price', '18.900 € (listino 24.100 €)', 18_900, 'prezzo di listino 24.100 €'],
  ['price', '9.900 statt 11.500 Euro', 9900, 'früherer Preis 11.500 €'],
  ['price', 'iva esposta 9.500', 9500, 'IVA esposta'],
  ['price', '24.900 + passaggio', 24_900, 'passaggio escluso'],
  ['price', '3.800 + pass.', 3800, 'passaggio escluso'],
  ['price', '3.800 passaggio incluso', 3800, 'passaggio compreso'],
  ['price', '2.300 trattabili', 2300, 'trattabili'],
  ['price', '17.900 (trattabili)', 17_900, 'trattabili'],
  ['price', '8500 euro tratt.', 8500, 'prezzo trattabile'],
  ['price', '2.300 non trattabili', 2300, 'prezzo non trattabile'],
  ['price', '17.900 + IVA trattabili', 17_900, 'prezzo + IVA, trattabili'],
  ['price', '9.900 €, IVA esposta, trattabile', 9900, 'IVA esposta, prezzo trattabile'],
  ['price', '17.900 + iva + passaggio', 17_900, 'prezzo + IVA, passaggio escluso'],
  ['price', '13900 iva inc.', 13_900, 'IVA compresa'],
  ['price', '17.800 i.c.', 17_800, 'IVA compresa'],
  ['price', '4.200 + iva 22', 4200, 'prezzo + IVA al 22%'],
  ['price', '41.900 (IVA detraibile)', 41_900, 'IVA detraibile'],
  ['price', '7900 (batteria a noleggio!)', 7900, 'batteria a noleggio'],
  ['price', 'INCIDENTATA 4.300', 4300, 'incidentata'],
  ['price', '26.500 non un euro in meno', 26_500, 'prezzo non trattabile'],
  ['price', '8900 tratt leggerm', 8900, 'prezzo poco trattabile'],
  ['price', 'Trattativa riservata', undefined, 'trattativa riservata'],
  ['price', 'tratt. ris.', undefined, 'trattativa riservata'],
  ['price', 'Preis auf Anfrage', undefined, 'Preis auf Anfrage'],
  ['price', 'POA', undefined, 'price on request'],
  ['price', 'prix sur demande', undefined, 'prix sur demande'],
  ['price', 'a convenir', undefined, 'precio a convenir'],
  ['price', '12mila', 12_000],
  ['price', '12,9k', 12_900],
  ['price', '12,9 T€', 12_900],
  ['price', '12.9', 12_900],
  ['price', '12,95', 12_950],
  ['price', '8,5', 8500],
  ['price', '500,00', 500],
  ['price', 'da 9.900', 9900, 'prezzo da 9.900'],
  ['price', 'ab 9.900 €', 9900, 'Preis ab 9.900'],
  ['price', 'prezzo 8.500', 8500],
  ['price', 'Prezzo: € 8.500', 8500],
  ['price', '€ 8.500,00', 8500],
  ['price', '€ 8.500.-', 8500],
  ['price', '€8.500,-', 8500],
  ['price', '12.900!!!', 12_900],
  ['price', 'VB 9.900', 9900, 'Preis VB'],
  ['price', '9.900 € VHB', 9900, 'Preis VHB'],
  ['price', '9.900 Festpreis', 9900, 'Festpreis'],
  ['price', '19.900 zzgl. MwSt.', 19_900, 'Preis zuzüglich MwSt'],
  ['price', '9 900 € à débattre', 9900, 'à débattre'],
  ['price', '19 900 € TTC', 19_900, 'prix TTC'],
  ['price', '€9,500 ono', 9500, 'price ono'],
  ['price', '9,500 + VAT', 9500, 'price plus VAT'],
  ['price', '9.900 negociables', 9900, 'precio negociable'],
  ['price', 'circa 9.900', 9900, 'prezzo circa'],
  ['price', '12.900 chiavi in mano', 12_900, 'chiavi in mano'],
  ['price', '12.900 con garanzia', 12_900, 'con garanzia'],
  ['mileage', '72.000km', 72_000],
  ['mileage', 'Km 42.800', 42_800],
  ['mileage', 'km98000', 98_000],
  ['mileage', '134mila', 134_000],
  ['mileage', '98mila certificati', 98_000, 'km certificati'],
  ['mileage', '163.000 sul quadro', 163_000, 'km sul quadro'],
  ['mileage', '98.000 km originali', 98_000, 'km originali'],
  ['mileage', 'km 98.000 tutti autostradali', 98_000, 'km tutti autostradali'],
  ['mileage', '42.000 km ca.', 42_000, 'km circa'],
  ['mileage', '~42.000', 42_000, 'km circa'],
  ['mileage', '42 000 km environ', 42_000, 'km environ'],
  ['mileage', 'solo 42.000 km', 42_000],
  ['mileage', '98k', 98_000],
  ['mileage', '98 tkm', 98_000],
  ['mileage', '98 Tsd. km', 98_000],
  ['mileage', '98 mil km', 98_000],
  ['mileage', '98.5', 98_500],
  ['mileage', '126’500 km', 126_500],
  ['mileage', '10', 10],
  ['mileage', 'km 0', undefined, 'km 0'],
  ['power', '110 kW', 150],
  ['power', '110kw', 150],
  ['power', '150cv', 150],
  ['power', '150 cv (110 kW)', 150],
  ['power', '110 kW / 150 PS', 150],
  ['power', '110/150', 150],
  ['power', 'CV 150', 150],
  ['power', '150 bhp', 152],
  ['power', '204 CV complessivi', 204, 'CV complessivi'],
  ['displacement', '2.0', 2000],
  ['displacement', '1,25', 1250],
  ['displacement', '1.6 l', 1600],
  ['displacement', '1.332 cc', 1332],
  ['displacement', '1.968 cm³', 1968],
  ['displacement', '1598 cm3', 1598],
  ['displacement', '1.6 (1598 cc)', 1598],
  ['displacement', '2.0 TDI', 2000, 'TDI'],
  ['year', '06/2019', 2019],
  ['year', '06-2019', 2019],
  ['year', '2019-06-30', 2019],
  ['year', '31.05.2019', 2019],
  ['year', 'giugno 2019', 2019],
  ['year', 'Juni 2019', 2019],
  ['year', '’19', 2019],
  ['year', '’71', 1971],
  ['year', '06/19', 2019],
  ['year', 'imm. 2019', 2019],
  ['year', 'EZ 06/2019', 2019],
  ['year', 'immatricolata 06/2019', 2019],
  ['doors', '5p', 5],
  ['doors', '5 porte', 5],
  ['doors', '5-türig', 5],
  ['doors', '3 doors', 3],
];

describe('a figure is read where it is typed, and what its words say stands in the notes', () => {
  test.each(readable)('%s %j is %j', (field, typed, figure, notes) => {
    const brief = parse({ [field]: typed });
    expect([brief[field], brief.notes]).toEqual([figure, notes]);
  });
});

test.each(readable)('%s %j: a brief that came out goes in unchanged', (field, typed) => {
  const brief = parse({ [field]: typed, notes: 'gancio traino' });
  expect(briefSchema.parse(brief)).toEqual(brief);
});

/** Field, as typed, and part of the Italian sentence that says what to type. */
const refused: [Field, string, string][] = [
  ['price', 'tanti', 'Qui serve un numero'],
  ['price', '+ IVA', 'Qui serve un numero'],
  ['price', '9.900 - 8.500', 'più di una cifra'],
  ['price', '9.900 (prima 11.900)', 'più di una cifra'],
  ['price', '12.5.00,0', 'Qui serve un numero'],
  ['price', '12', 'per intero'],
  ['price', '189,90', 'per intero'],
  ['price', '12.900mila', 'Qui serve un numero'],
  ['price', '£9,500 ono', 'in euro'],
  ['price', '12.900 CHF', 'in euro'],
  ['price', '12.900 xyz', 'Qui serve un numero'],
  ['price', '199 al mese', 'prezzo intero'],
  ['price', '199 €/mese', 'prezzo intero'],
  ['price', 'acconto 2.000', 'prezzo intero'],
  ['price', 'superbollo 1.200', 'Qui serve un numero'],
  ['price', 'listino 25.900', 'prezzo intero'],
  ['price', '12.900 + gomme', 'Qui serve un numero'],
  ['mileage', 'boh', 'per esempio 45.000'],
  ['mileage', '-5', 'per esempio 45.000'],
  ['mileage', '93.000 miglia', 'in chilometri'],
  ['mileage', '10.0', 'per intero'],
  ['mileage', 'oltre 150.000', 'Qui serve un numero'],
  ['mileage', '150.000+', 'Qui serve un numero'],
  ['mileage', '98xxx', 'Qui serve un numero'],
  ['power', '150 CV (90 kW)', 'più di una cifra'],
  ['power', '100-150 CV', 'più di una cifra'],
  ['power', 'tanta', 'per esempio 110 CV'],
  ['displacement', '2', 'per intero'],
  ['displacement', '350 ci', 'Qui serve un numero'],
  ['year', '2018/2019', 'più di una cifra'],
  ['year', '19', 'per esempio 2019'],
  ['doors', '4/5', 'più di una cifra'],
  ['doors', '5 posti', 'per esempio 5'],
];

describe('what is not one figure of its field is refused there, with what to type', () => {
  test.each(refused)('%s %j', (field, typed, excerpt) => {
    const issues = briefSchema.safeParse({ ...panda, [field]: typed }).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual([field]);
    const [issue] = issues;
    const sentence: Localised | undefined = issue?.code === 'custom' ? issue.params?.text : undefined;
    expect(sentence?.it).toContain(excerpt);
    expect(new Set(languages.map((language) => sentence?.[language])).size).toBe(languages.length);
  });
});

describe('the words of figures stand in front of the notes', () => {
  test('on a line of their own', () => {
    const typed = { price: '9.900 trattabili', mileage: '98mila certificati', notes: 'gancio, tetto' };
    expect(parse(typed).notes).toBe('km certificati, trattabili\ngancio, tetto');
  });

  test.each(['IVA ESPOSTA, navi', 'navi, iva esposta', 'navi\nIVA esposta'])(
    'and are not added to notes that say them already: %j',
    (notes) => {
      expect(parse({ price: '9.900 iva esp.', notes }).notes).toBe(notes);
    },
  );
});

test('a fraction sent as a number is read like the same one typed', () => {
  expect(parse({ price: 12.9, displacement: 1.6 })).toMatchObject({ price: 12_900, displacement: 1600 });
});

test('a long line is no figure', () => {
  expect(briefSchema.safeParse({ ...panda, price: `9.900 ${'bella '.repeat(50)}` }).success).toBe(false);
});
