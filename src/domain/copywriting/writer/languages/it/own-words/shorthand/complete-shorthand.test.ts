import { expect, test } from 'vitest';
import { completeShorthand } from './complete-shorthand.ts';

test.each([
  ['4 gomme invernali su cerchi in ferro comprese', 'le 4 gomme invernali su cerchi in ferro sono comprese'],
  ['treno di gomme invernali in omaggio', 'un treno di gomme invernali è in omaggio'],
  ['libretto service timbrato', 'il libretto service è stato timbrato'],
  ['interni puliti', 'gli interni sono puliti'],
  ["FAP pulito l'anno scorso", "il FAP è stato pulito l'anno scorso"],
  [
    'tagliando e pastiglie freni anteriori fatti da noi',
    'il tagliando e le pastiglie dei freni anteriori sono stati fatti da noi',
  ],
  ["autonomia reale 230-250 d'estate", "l'autonomia reale è di 230-250 km d'estate"],
  ['turbo mai toccato', 'il turbo non è mai stato toccato'],
  ['da ritirare con carro attrezzi', 'è da ritirare con carro attrezzi'],
])('what a thing is, and what was done to it, gets its articles and its verb: %s', (typed, sentence) => {
  expect(completeShorthand(typed)).toBe(sentence);
});

test.each([
  ['qualche sassolino sul cofano', "c'è qualche sassolino sul cofano"],
  [
    'piccola crepa plastica specchio sinistro',
    "c'è una piccola crepa sulla plastica dello specchio sinistro",
  ],
  [
    'piccole bozze da parcheggio porta posteriore',
    'ci sono piccole bozze da parcheggio sulla porta posteriore',
  ],
  ['riga su bordo cofano', "c'è una riga sul bordo del cofano"],
  ["segni d'uso nel vano e bozzo sul portellone", "ci sono segni d'uso nel vano e un bozzo sul portellone"],
  [
    'interni chiari con macchia sedile passeggero',
    'gli interni chiari hanno una macchia sul sedile passeggero',
  ],
  ['cerchi 17 (uno sfiorato dal marciapiede)', 'uno dei cerchi da 17 è sfiorato dal marciapiede'],
  ['rotti faro sinistro paraurti e radiatore', 'sono rotti il faro sinistro, il paraurti e il radiatore'],
  ['grandinata nel 2023 riparata da tirabolli', 'una grandinata nel 2023 è stata riparata da tirabolli'],
  ['pelle sedile guida crepata sul fianchetto', 'la pelle del sedile di guida è crepata sul fianchetto'],
])('a damage lies on the part that is named behind it: %s', (typed, sentence) => {
  expect(completeShorthand(typed)).toBe(sentence);
});

test.each([
  [
    "gomme del 2017 da cambiare e fari un po' opachi",
    "le gomme del 2017 sono da cambiare, i fari sono un po' opachi",
  ],
  [
    'vetro posteriore non scende e tappezzeria macchiata',
    'il vetro posteriore non scende, la tappezzeria è macchiata',
  ],
  ['tagliandi VW certificati ultimo a 145.000 km', "i tagliandi VW sono certificati, l'ultimo a 145.000 km"],
  [
    'spia airbag accesa e aria condizionata da ricaricare',
    "la spia dell'airbag è accesa, l'aria condizionata è da ricaricare",
  ],
])('two things that no comma parts are said each by itself: %s', (typed, sentence) => {
  expect(completeShorthand(typed)).toBe(sentence);
});

test.each([
  ['cambio a freddo a volte strattona', 'il cambio a freddo a volte strattona'],
  ['alzacristallo posteriore destro non funziona', "l'alzacristallo posteriore destro non funziona"],
  ['strumento benzina che non va', 'lo strumento della benzina non va'],
  ['spia pressione gomme ogni tanto si accende', 'la spia della pressione delle gomme ogni tanto si accende'],
])('what a part does is said of it with its article: %s', (typed, sentence) => {
  expect(completeShorthand(typed)).toBe(sentence);
});

test.each([
  'cuciture rosse su pelle nera',
  'DSG con olio fatto a 120.000 km',
  'impianto GPL bombola scade a luglio cambiata',
  'iniettori ok valori in diagnosi',
  'Panda usata dalla zia',
  'dischi anteriori e pastiglie 8 mesi fa',
  'rinnovata fino a maggio 2026 trasferibile',
])('where the grammar is not sure nothing is made of it: %s', (typed) => {
  expect(completeShorthand(typed)).toBeUndefined();
});
