import { expect, test } from 'vitest';
import type { Language } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { loadVoice } from '../languages/load-voice.ts';
import { readNotesBack } from './read-notes-back.ts';

const readBack = async (notes: string, language: Language = 'it') =>
  readNotesBack(
    briefSchema.parse({ make: 'Suzuki', model: 'Swift', year: 2020, notes }),
    await loadVoice(language),
    2026,
  ).map(({ typed, told, isAsTyped, reason }) => [typed, reason ?? (isAsTyped ? `? ${told}` : told)]);

test('each stretch of the notes comes back as typed, with what a text makes of it', async () => {
  expect(
    await readBack(
      'unico prop., tagl suzuki a cuneo, cruise adatt, ruggine passaruota post, mai mappata! Disponib da fine mese',
    ),
  ).toEqual([
    ['unico prop.', 'Ha avuto un unico proprietario'],
    ['tagl suzuki a cuneo', '? Tagliandi Suzuki a cuneo'],
    ['cruise adatt', 'Cruise control adattivo'],
    ['ruggine passaruota post', 'Ruggine sul passaruota posteriore'],
    ['mai mappata', 'Non è mai stata mappata.'],
    ['Disponib da fine mese', '? Disponib da fine mese'],
  ]);
});

test('what is no fact of the car comes back with the reason why it is not told', async () => {
  expect(await readBack('clima, chiamare 333 1234567, no perditempo')).toEqual([
    ['clima', 'Climatizzatore'],
    ['chiamare 333 1234567', 'contact'],
    ['no perditempo', 'slogan'],
  ]);
});

test('a sentence that the seller has written out needs none other', async () => {
  expect(await readBack('Le gomme estive sono da comprare.')).toEqual([
    ['Le gomme estive sono da comprare', 'Le gomme estive sono da comprare.'],
  ]);
});

test('a clause that shows the hurry it was typed in is asked for, though it holds a verb', async () => {
  expect(await readBack('Il 17.4 è CON finanz. se no +500\nil cofano è sbiadito dal sole')).toEqual([
    ['Il 17.4 è CON finanz. se no +500', expect.stringMatching(/^\? /u)],
    ['il cofano è sbiadito dal sole', 'Il cofano è sbiadito dal sole.'],
  ]);
});

test('what no table says in the language of the text is asked for, though a text would quote it', async () => {
  expect(
    await readBack('sellerie cuir, graffi, consegna davanti al nostro bar, portachiavi di sughero', 'de'),
  ).toEqual([
    ['sellerie cuir', 'Lederausstattung'],
    ['graffi', 'Kratzer'],
    ['consegna davanti al nostro bar', '? Consegna davanti al nostro bar'],
    ['portachiavi di sughero', 'no-words'],
  ]);
});

test('no notes, nothing to read back', async () => {
  expect(await readBack('')).toEqual([]);
});

test('notes of thousands of items cost no comparison of each with each', async () => {
  expect(await readBack('gancio, '.repeat(1200))).toEqual([]);
});

test.each([
  ['frizione ancora la sua', 'Ha la frizione ancora la sua.'],
  ['Botta fiancata sx dietro la ruota', "C'è una botta alla fiancata sinistra dietro la ruota."],
  ['sed. caldi e freddi', 'Ha i sedili caldi e freddi.'],
])('where a sentence is asked for, one is proposed: %s', async (notes, sentence) => {
  const voice = await loadVoice('it');
  const brief = briefSchema.parse({ make: 'Suzuki', model: 'Swift', notes });
  expect(readNotesBack(brief, voice, 2026)).toEqual([
    expect.objectContaining({ isAsTyped: true, proposed: sentence }),
  ]);
});
