import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from '../../../brief/car/read-car.ts';
import { seededRandom } from '../../seeded-random.ts';
import { partsOf } from './note-parts.ts';
import { tellFacts } from './tell-facts.ts';

const told = (slot: string, notes: string, data: object = {}) =>
  tellFacts(readCar(briefSchema.parse({ make: 'Opel', model: 'Astra', notes, ...data }), 2026))(
    slot,
    new Set(),
    seededRandom('a'),
  )?.text;

test.each([
  ['spia motore accesa', 'die Motorkontrollleuchte leuchtet'],
  ['turbo che fischia', 'der Turbolader pfeift'],
  ['revisione scaduta 02/2026', 'die HU ist im Februar 2026 abgelaufen'],
  ['graffio sul paraurti posteriore', 'am hinteren Stoßfänger ist ein Kratzer'],
  ['bollicina di ruggine su passaruota post. sx', 'am hinteren linken Radlauf ist eine kleine Rostblase'],
  [
    'carrozzeria da rivedere lato pass. (vedi foto)',
    'die Karosserie muss auf der Beifahrerseite nachgearbeitet werden (siehe Fotos)',
  ],
  ['kit gonfiaggio (no ruota scorta)', 'ein Reserverad fehlt, dafür ist ein Reifenreparaturset an Bord'],
])('a fault is as big in German as typed: %s', (typed, said) => {
  expect(told('faults', typed)).toBe(said);
});

test('faults of one kind share their verb', () => {
  expect(told('faults', 'fanale e parafango da sostituire')).toBe(
    'die Leuchte und der Kotflügel müssen erneuert werden',
  );
});

test.each([
  ['bollo pagato fino a 06/2027', 'die Kfz-Steuer ist bis Juni 2027 bezahlt'],
  ['consegna in 5 gg', 'die Lieferzeit beträgt 5 Tage'],
  ['possibile leasing/finanziamento', 'Leasing und Finanzierung sind möglich'],
  ['verricello escluso', 'die Seilwinde gehört nicht dazu'],
])('a term of sale is a clause: %s', (typed, said) => {
  expect(told('dealNotes', typed)).toBe(said);
});

test('of many terms of sale none is left out', () => {
  const notes =
    'IVA esposta, no permute, prezzo trattabile, altre foto su richiesta, visibile su appuntamento';
  expect(told('dealNotes', notes)).toBe(
    'die Mehrwertsteuer ist ausweisbar, eine Inzahlungnahme ist nicht möglich und der Preis ist verhandelbar. ' +
      'Weitere Fotos schicken wir auf Anfrage und die Besichtigung ist nach Terminvereinbarung möglich',
  );
});

test('work done to two parts at once is told once', () => {
  expect(told('works', 'Distribuz. + pompa acqua a 150.000')).toBe(
    'der Steuertrieb und die Wasserpumpe wurden bei 150.000 km gemacht',
  );
});

test('the price is said with its tax', () => {
  expect(told('price', 'prezzo + IVA', { price: 17_900 })).toBe('17.900 € zuzüglich Mehrwertsteuer');
});

test('what cables are for is no charging point', () => {
  const notes = 'Ci sono due cavi, uno per la colonnina e uno per la presa domestica';
  const car = readCar(briefSchema.parse({ make: 'Volkswagen', model: 'ID.3', notes }), 2026);
  expect(car.notes.flatMap(partsOf).map(({ meaning }) => meaning.term)).toEqual(['chargingCables']);
});
