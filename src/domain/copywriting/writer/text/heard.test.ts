import { expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { factWordsOf, nameWordsOf } from './fact-words.ts';
import { compareWithHeard, echo, hearTexts, runsIn, timesHeard } from './heard.ts';
import { hashWord } from './scan-words.ts';

const panda = briefSchema.parse({ make: 'Fiat', model: 'Panda' });
const golf = nameWordsOf({ make: 'Volkswagen', model: 'Golf' });
const factPatterns = ['ross[oa]', 'diesel', 'elettric[oa]', '(?:due|tre) porte'];
const text = 'Questa Fiat Panda rossa del 2017 si guida con facilità. Costa 7.900 €.';
const heard = hearTexts([{ brief: panda, text }], factPatterns);

it('recognises a phrase that was used, whatever the car, its colour and its figures', () => {
  const again = 'Questa Volkswagen Golf diesel del 2020 si guida con facilità.';
  const other = 'In città si muove bene anche nelle ore di punta.';
  expect(echo(again, heard, golf)).toBeGreaterThan(20);
  expect(echo(other, heard, golf)).toBe(0);
});

it('compares a whole text run by run and sentence by sentence', () => {
  expect(compareWithHeard(text, heard, nameWordsOf(panda))).toMatchObject({ closest: 1, repeated: 1 });
  expect(compareWithHeard('Si parcheggia in un attimo, sotto casa.', heard, golf)).toEqual({
    closest: 0,
    repeated: 0,
    echo: 0,
  });
});

it('hears an ending that agrees as the same word', () => {
  expect(runsIn('pront@ a partire subito')).toEqual(runsIn('pronto a partire subito'));
  expect(timesHeard(runsIn('si guida con facilità'), heard)).toBeGreaterThan(0);
  expect(timesHeard(runsIn('si guida con prudenza'), heard)).toBeGreaterThan(0);
  expect(timesHeard(runsIn('tre parole nuove'), heard)).toBe(0);
});

it('spells out the patterns of fact words', () => {
  const words = factWordsOf(factPatterns);
  for (const word of ['rosso', 'rossa', 'diesel', 'elettrica', 'due', 'tre', 'porte']) {
    expect({ word, known: words.has(hashWord(word)) }).toEqual({ word, known: true });
  }
  expect(words.has(hashWord('strada'))).toBe(false);
});

it('weighs what many texts hold more than what one holds', () => {
  const twice = hearTexts(
    [
      { brief: panda, text },
      { brief: panda, text: 'Anche questa si guida con facilità.' },
    ],
    factPatterns,
  );
  const runs = runsIn('si guida con facilità');
  expect(timesHeard(runs, twice)).toBeGreaterThan(timesHeard(runs, heard));
});
