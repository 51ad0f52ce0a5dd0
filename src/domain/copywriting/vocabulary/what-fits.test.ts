import { expect, test } from 'vitest';
import { allTermWords } from './all-term-words.ts';
import { isUnderstood } from './is-understood.ts';

test.each([
  'spia motore spenta',
  'garanzia conformità 12 m',
  'pedane laterali da 6 m',
  'sistemi di assistenza 40 kWh',
  'impianto audio 360 gradi',
  'cambio automatico strappa in 3a',
  'ruotino oscurato',
  'motore revisionato da 4.000 km',
  'neopatentati 69 CV',
])('what cannot be said of a thing is not put to it: %s', (note) => {
  expect(isUnderstood(note, allTermWords.it)).toBe(false);
});

test.each([
  'garanzia legale di conformità 12 mesi',
  'mild hybrid 70 CV',
  'telecamera 360 gradi',
  'batteria da 40 kWh',
  'motore revisionato a 180.000 km',
  'vernice scolorita',
  'terza fila abbattibile',
])('what can is: %s', (note) => {
  expect(isUnderstood(note, allTermWords.it)).toBe(true);
});
