import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';
import { plainWords } from '../words/plain-words.ts';
import { columnNames } from './column-names.ts';
import { unneededColumns } from './unneeded-columns.ts';

const names = (lines: Record<string, string>) =>
  new Set(Object.values(lines).flatMap((line) => line.split('|')));
const rows = Object.entries(columnNames).map(([meaning, lines]) => [meaning, names(lines)] as const);

test.each([...rows, ['unneeded', names(unneededColumns)] as const])(
  'names of %s are spelt as headers are compared, and stand for nothing else',
  (meaning, own) => {
    for (const name of own) {
      expect(plainWords(name)).toBe(name);
      const others = rows.filter(([other, known]) => other !== meaning && known.has(name));
      expect([name, others.map(([other]) => other)]).toEqual([name, []]);
    }
  },
);

const panda = {
  ...{ make: 'Fiat', model: 'Panda', year: 2019, mileage: 45_000, fuelType: 'Benzina', power: 69 },
  ...{ transmission: 'Manuale', price: 8900, color: 'Bianco', doors: 5, displacement: 1242 },
};

test.each([
  [
    'Italian',
    'Targa;Casa;Desc_Modello;Desc_Allestimento;Dt_Imm;Km_Percorsi;Desc_Alimentazione;Tipo Cambio;Potenza kW;Prezzo Web;Tinta;N.Porte;Cilindrata (cc)\n' +
      'AB123CD;FIAT;Panda;1.2 Easy;05/2019;45000;Benzina;Manuale;51;8900;Bianco;5;1242\n' +
      'AB124CD;Ford;Fiesta;;05/2018;;;;;;;;',
  ],
  [
    'English',
    'Stock No,Make,Model,Derivative,Reg Date,Odometer (km),Fuel Type,Gearbox,Engine HP,Retail Price (EUR),Colour,Doors,Engine CC\n' +
      'A1,Fiat,Panda,1.2 Easy,12/05/2019,45000,Petrol,Manual,69,8900,White,5,1242\nA2,Ford,Fiesta,,2018,,,,,,,,',
  ],
  [
    'German',
    'Interne Nr.;Hersteller;Modellbezeichnung;Ausführung;EZ;KM-Stand;Kraftstoffart;Getriebeart;Leistung (kW);VK Brutto;Außenfarbe;Anzahl Türen;Hubraum (ccm)\n' +
      '7;Fiat;Panda;1.2 Easy;05/2019;45.000;Benzin;Schaltgetriebe;51;8.900,00 €;Weiß;5;1242\n8;Ford;Fiesta;;2018;;;;;;;;',
  ],
  [
    'French',
    'N° Stock;Marque;Libellé modèle;Finition;Date 1ère MEC;Kilométrage;Énergie;Boîte de vitesses;Puissance DIN;Prix TTC;Teinte;Nb portes;Cylindrée\n' +
      '7;Fiat;Panda;1.2 Easy;12/05/2019;45 000;Essence;Manuelle;69;8 900 €;Blanc;5;1242\n8;Ford;Fiesta;;2018;;;;;;;;',
  ],
  [
    'Spanish',
    'Matrícula;Marca;Modelo;Acabado;Fecha matriculación;Kilómetros;Combustible;Caja de cambios;Potencia (CV);PVP;Color exterior;Nº puertas;Cilindrada\n' +
      '1234BCD;Fiat;Panda;1.2 Easy;12/05/2019;45.000;Gasolina;Manual;69;8.900 €;Blanco;5;1242\n1235BCD;Ford;Fiesta;;2018;;;;;;;;',
  ],
])('the columns of dealers’ programs are known in %s, and nobody is asked about them', (_, content) => {
  const reading = readListing({ content });
  if (reading.kind !== 'stock-list') throw new Error(JSON.stringify(reading));
  expect(reading.readings[0]).toMatchObject({ vehicle: panda, version: '1.2 Easy' });
  expect(reading.columns.filter(({ meaning }) => !meaning)).toEqual([]);
});

test('prices that a private buyer does not pay are no price', () => {
  const content =
    'Marca;Modello;Anno;Km;Prezzo acquisto;Prezzo listino;Prezzo netto;Costo\nFiat;Panda;2019;45000;6000;14000;7300;6200';
  expect(readListing({ content })).toMatchObject({
    kind: 'listing',
    vehicle: { make: 'Fiat', model: 'Panda', year: 2019, mileage: 45_000 },
  });
  expect(JSON.stringify(readListing({ content }))).not.toMatch(/6000|14000|7300|6200/);
});
