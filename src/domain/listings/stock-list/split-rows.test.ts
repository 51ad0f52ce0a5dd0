import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';
import { splitRows } from './split-rows.ts';

const widths = (text: string) => {
  const list = splitRows(text);
  return list && [list.separator, ...list.rows.map(({ length }) => length)];
};

const header = 'Marca;Modello;Anno;Km;Alimentazione;Cambio;Prezzo;Accessori';
const nine = 'clima, radio, navi, ESP, ABS, cruise, USB, fendinebbia, gancio';

test.each([
  [
    'a list of nine in the first row',
    `${header}\nFiat;Panda;2019;45000;Benzina;Manuale;8900;${nine}`,
    ';',
    8,
  ],
  [
    'lists of the same length in every row',
    `${header}\nFiat;Panda;2019;45000;Benzina;Manuale;8900;${nine}\nFord;Ka;2018;61000;Benzina;Manuale;6900;${nine}`,
    ...([';', 8] as const),
  ],
  [
    'lists of other lengths',
    'Marca;Modello;Anno;Optional\nFiat;Panda;2019;a, b, c, d, e, f\nFord;Ka;2018;a, b\nOpel;Corsa;2020;',
    ...([';', 4] as const),
  ],
  [
    'a list in the header as well',
    'Marca, modello, versione;Anno;Km;Prezzo\nFiat Panda;2019;45000;8900\nFord Ka, 1.2, blu, 3p;2018;61000;6900',
    ...([';', 4] as const),
  ],
  ['decimal commas', 'Marca;Modello;Prezzo\nFiat;Panda;8.900,00\nFord;Ka;6.900,00', ';', 3],
  [
    'several decimal commas in a row',
    'Marca;Modello;Prezzo;Costo;Consumo;CO2\nFiat;Panda;8900,00;7000,00;5,1;99,5\nFord;Ka;6900,00;5000,00;5,4;98,5',
    ...([';', 6] as const),
  ],
  [
    'rows without a header, each with as many commas as semicolons',
    'Fiat;Panda;2019;45.000 km;clima, radio, ABS, ESP, navi\nFord;Ka;2018;61.000 km;clima, radio, ABS, ESP, USB',
    ...([';', 5] as const),
  ],
  [
    'lists behind tabs',
    'Marke\tModell\tExtras\nFiat\tPanda\tKlima, Radio, ABS, ESP\nFord\tKa\tKlima',
    '\t',
    3,
  ],
  ['lists behind bars', 'Marque|Modèle|Options\nFiat|Panda|clim, radio, ABS, ESP\nFord|Ka|clim', '|', 3],
  [
    'bars and semicolons inside the cells of a list with commas',
    'Make,Model,Year,Features\nFiat,Panda,2019,ABS|ESP|Radio|Navi|USB\nFord,Ka,2018,ABS;ESP;Radio;Navi;USB',
    ...([',', 4] as const),
  ],
  [
    'quoted commas and line breaks',
    'Make,Model,Features\nFiat,Panda,"ABS, ESP,\nRadio"\nFord,Ka,"ABS, ESP, Radio, Navi, USB"',
    ...([',', 3] as const),
  ],
  [
    'quoted semicolons',
    'Marca;Modello;Accessori\nFiat;Panda;"clima; radio; ABS; ESP"\nFord;Ka;"clima, radio"',
    ...([';', 3] as const),
  ],
  [
    'doubled quotes',
    'Marca;Modello;Cerchi\nFiat;Panda;"Lega 15"", neri"\nFord;Ka;17" lega, 4, pezzi',
    ';',
    3,
  ],
] as const)(
  'the rows are parted by what gives each the same number of cells: %s',
  (_, text, separator, cells) => {
    const list = splitRows(text);
    expect(list?.separator).toBe(separator);
    expect(new Set(list?.rows.map(({ length }) => length))).toEqual(new Set([cells]));
  },
);

test.each([
  [
    'titles with commas above the header',
    `Parco auto, usato, sede di Milano, 12 marzo\nFiltri: diesel, benzina, GPL\n${header}\nFiat;Panda;2019;45000;Benzina;Manuale;8900;${nine}\nFord;Ka;2018;61000;Benzina;Manuale;6900;${nine}`,
    [';', 1, 1, 8, 8, 8],
  ],
  [
    'rows without their empty last cells',
    `${header}\nFiat;Panda;2019;45000;Benzina;Manuale;8900;${nine}\nFord;Ka;2018;61000;Benzina;Manuale;6900`,
    [';', 8, 8, 7],
  ],
  ['a row that is too long by a comma', 'Make,Model,Km\nFord,Focus,45,000\nFord,Kuga,30000', [',', 3, 4, 3]],
  ['one line of a list with commas', 'Fiat,Panda,2019,45.000 km,8900', [',', 5]],
  ['one column', 'Fiat Panda\nFord Ka\nOpel Corsa', undefined],
  ['two columns', 'Marca;Fiat\nModello;Panda', undefined],
  [
    'sentences below lines without commas',
    'Fiat Panda\n2019\n45.000 km\nClima, radio, ABS\nUSB, navi, gancio',
    undefined,
  ],
])('uneven texts are parted by what most of their rows have: %s', (_, text, expected) => {
  expect(widths(text)).toEqual(expected);
});

test('a file with semicolons is read whatever its cells list between commas', () => {
  const content = `${header}\nFiat;Panda;2019;45000;Benzina;Manuale;8900;${nine}\nFord;Ka;2018;61000;Benzina;Manuale;6900;clima, radio`;
  expect(readListing({ content })).toMatchObject({
    kind: 'stock-list',
    readings: [
      { vehicle: { make: 'Fiat', price: 8900 }, equipment: nine.split(', ') },
      { vehicle: { make: 'Ford', price: 6900 }, equipment: ['clima', 'radio'] },
    ],
  });
});
