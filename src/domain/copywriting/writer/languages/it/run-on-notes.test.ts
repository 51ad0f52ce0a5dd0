import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { writeFreshCopy } from '../../write-fresh-copy.ts';
import { italian } from './italian.ts';

const write = (notes: string, car: object = {}) =>
  writeFreshCopy(
    {
      brief: briefSchema.parse({
        make: 'Volkswagen',
        model: 'Golf',
        year: 2017,
        mileage: 98_000,
        notes,
        ...car,
      }),
      ...{ style: 'professional', language: 'it', seed: 3 },
    },
    italian,
    2026,
  ).text.replaceAll('\n', ' ');

test.each([
  [
    'tagliandi solo MB ultimo a 85k',
    "I tagliandi sono stati fatti solo in Mercedes-Benz, l'ultimo a 85.000 km.",
  ],
  [
    'tagl. tutti Centro Porsche Padova ultimo 06/26',
    "I tagliandi sono stati fatti tutti presso Centro Porsche Padova, l'ultimo a giugno 2026.",
  ],
  ['ricarica max 22 kw in ac NO colonnine fast', 'Ricarica: max 22 kW in AC, no colonnine fast.'],
  ['frizione nuova 8mila km fa', 'La frizione è stata cambiata 8.000 km fa.'],
  ['endoscopia cilindri ok con documentazione', 'Endoscopia cilindri: ok con documentazione.'],
  [
    'soh 93% certificato a gennaio',
    'Lo stato di salute della batteria (SOH) è certificato al 93% a gennaio.',
  ],
  ['cerchi 19 (uno segnato)', 'Uno dei cerchi da 19 è segnato.'],
  ['consegna in tutta italia a pagamento', 'in tutta Italia a pagamento'],
  ['solo P.IVA con pagamento bonifico', 'Si vende solo a partita IVA con pagamento bonifico.'],
  ['dsg con olio cambiato a 60 e 120', "L'olio del cambio DSG è stato cambiato a 60 e 120 mila km."],
  ['usata solo domenica', 'è stata usata solo la domenica'],
  ['zona Modena', 'in zona Modena'],
])('shorthand keeps all it says, in a sentence or behind a colon: %s', (notes, sentence) => {
  expect(write(notes).toLowerCase()).toContain(sentence.toLowerCase());
});

test.each([
  ['impianto gpl landi bombola sostituita nel 2020', ['impianto GPL Landi', 'sostituite nel 2020']],
  ["soh 91% BATTERIA DI PROPRIETA' cavo tipo 2", ['91%', 'batteria di proprietà', 'cavo di ricarica']],
  ['frizione + IMS upgrade fatti', ['frizione e IMS upgrade fatti']],
])('items that no comma parts are told each by itself: %s', (notes, pieces) => {
  for (const piece of pieces) expect(write(notes)).toContain(piece);
});

test('what is no thing is not said to be there: a sentence of the seller stands as it is', () => {
  const text = write('la uso solo nei weekend');
  expect(text).toContain(': la uso solo nei weekend.');
  expect(text).not.toMatch(/(?:c'è|ci sono|ha) anche/iu);
});

test.each([
  ['Golf 1.6 tdi comfortline', 'La versione è la 1.6 TDI Comfortline.'],
  ['volkswagen golf 2.0 TDI 150cv highline', 'La versione è la 2.0 TDI Highline.'],
])('the name in front of the notes says which version it is: %s', (heading, sentence) => {
  expect(write(`${heading}, bluetooth, gancio traino`, { power: 150 })).toContain(sentence);
});

test('a bracket with a comma stays one remark', () => {
  expect(write('spia avaria motore si accende ogni tanto (sonda lambda, preventivo 180€)')).toContain(
    '(sonda lambda, preventivo 180€)',
  );
});

test('other tyres in front than behind stay so', () => {
  expect(write('gomme Pirelli ant nuove post. 4mm')).toMatch(/anteriori nuove, posteriori 4 mm/u);
});

test.each([
  ['tagliandata sempre da Renault ultimo a 75000.Vendo per inutilizzo', 'si vende per inutilizzo'],
  ['clima servo city fendi radio cd', 'servosterzo'],
  ['la macchina cammina passaggio a carico vostro', 'il passaggio di proprietà è escluso'],
  ['2 gomme ant nuove,le dietro da cambiare', 'pneumatici posteriori da sostituire'],
  ['9 posti no scusate 3 posti', '3 posti'],
  ['specchio dx scotchato MA FUNZIONA TUTTO', 'Lo specchio destro è scotchato, ma funziona tutto.'],
])('what is typed in a hurry is told as it is meant: %s', (notes, told) => {
  expect(write(notes).toLowerCase()).toContain(told.toLowerCase());
});

test.each([
  [
    'cambio gratta leggermente in 2a da fredda',
    'Il cambio gratta leggermente in 2a da fredda.',
    'secondo cambio',
  ],
  [
    'Carrozzeria originale tranne cofano anteriore, riverniciato per sassate',
    'tranne cofano',
    'è stata riverniciata',
  ],
  ['NO "ULTIMO PREZZO"', 'Golf', 'prezzo non trattabile'],
  ['MAI rimappata', 'non è mai stata rimappata', 'senza rimappatura'],
])('nothing else is made of it: %s', (notes, told, never) => {
  expect(write(notes)).toContain(told);
  expect(write(notes)).not.toContain(never);
});

test('a scratch does not take back that there was no accident, a crash does', () => {
  expect(write('mai incidenti, graffio sul paraurti')).toMatch(/incident/u);
  expect(write('mai incidenti, urto anteriore')).not.toMatch(/mai|incident/u);
});

test('when somebody is there is no condition of sale', () => {
  expect(write('gancio traino, visibile dal lun al ven 8.30/12.30 - 14.30/18.30')).not.toMatch(/\d[.:]30/u);
});
