import { describe, expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { notesOf } from '../../../brief/notes/fixtures/notes-of.ts';
import { writeFreshCopy } from '../../write-fresh-copy.ts';
import { italian } from './italian.ts';
import { sayNote } from './say-meaning.ts';

const saidOf = (typed: string) => notesOf(typed).flatMap((note) => sayNote(note).map(({ text }) => text));

describe('what a dealer typed is said as he meant it', () => {
  test.each([
    ['differenziale autobloccante', ['differenziale autobloccante']],
    ['olio cambio DSG sostituito', ['olio del cambio DSG sostituito']],
    ['sedili+volante risc', ['sedili riscaldati', 'volante riscaldato']],
    ['fumatori mai saliti', ['è stat@ usat@ da non fumatori']],
    ['neopatentati no', ['non può essere guidat@ dai neopatentati']],
    ['garanzia nessuna', ['è in vendita senza garanzia']],
    ['dischi e pastiglie ant nuovi', ['dischi dei freni e pastiglie dei freni anteriori nuovi']],
    ['tel. retro', ['retrocamera']],
    ['vetri post. oscurati', ['vetri posteriori oscurati']],
    ['imm. giugno 24', ['è stat@ immatricolat@ a giugno 2024']],
    ['bluethoot', ['Bluetooth']],
    [
      'unico prop. signora non fumatrice',
      ['ha avuto un unico proprietario', 'è stat@ usat@ da non fumatori'],
    ],
    ['1 solo proprietario medico', ['ha avuto un unico proprietario', 'è appartenut@ a un medico']],
    ['libretto service BMW fino 110k', ['libretto service BMW fino a 110.000 km']],
    ['qualche colpo di sasso cofano', ['qualche scheggiatura sul cofano']],
    [
      'tagliandi Audi (ultimo 80.000 maggio 26)',
      ['ha i tagliandi Audi', 'ultimo tagliando a 80.000 km a maggio 2026'],
    ],
    ['tagliandi certificati Mercedes 18/36/54/126mila', ['tagliandi certificati Mercedes fino a 126.000 km']],
    ['portapacchi alu con scaletta', ['portapacchi in alluminio con scaletta']],
    ['pannello solare 110w montato nel 22', ['pannello solare da 110 W montato nel 2022']],
    ['Euro 5 (attenzione ai blocchi)', ['è omologat@ Euro 5']],
    ['Autopilot (no FSD)', ['sistemi di assistenza Autopilot']],
    [
      'DSG 7 rapporti con cambio olio fatto a 118.000',
      ['cambio DSG', 'cambio a 7 marce', 'olio del cambio sostituito a 118.000 km'],
    ],
    ['pompa di calore NO', ['è senza pompa di calore']],
    ["un po' di ruggine sottoporta sx", ['leggera traccia di ruggine sul sottoporta sinistro']],
  ])('%s', (typed, said) => {
    expect(saidOf(typed)).toEqual(said);
  });
});

const write = (notes: string, condition?: 'Semicollisione') =>
  writeFreshCopy(
    {
      brief: briefSchema.parse({
        make: 'Fiat',
        model: 'Ducato',
        year: 2017,
        category: 'Furgone',
        notes,
        condition,
      }),
      ...{ style: 'professional', language: 'it', seed: 1 },
    },
    italian,
    2026,
  );

test('what follows the colon of a damage was hit, and is no equipment', () => {
  const { text } = write(
    'Urto ant sx: cofano, parafango, faro led, radiatore. Airbag non esplosi',
    'Semicollisione',
  );
  expect(text.toLowerCase()).toContain('urto anteriore sinistro: cofano, parafango, faro led, radiatore');
  expect(text).not.toMatch(/ha (?:il|un) (?:faro|radiatore)|anche il radiatore/u);
});

test.each([
  ['bombole revisionate 03/2024 scad. 2028', 'sono state revisionate a marzo 2024, con scadenza nel 2028'],
  ['ex idraulico', 'è stato di un idraulico'],
  [
    'tagliando grande appena fatto: olio, filtri, candelette',
    'Il tagliando grande è stato appena fatto con olio, filtri e candelette',
  ],
  ['verricello escluso (trattabile a parte)', 'verricello è escluso (trattabile a parte)'],
  ['gomme Michelin di 5.000 km', 'gomme Michelin di 5.000 km'],
  ['prezzo con finanziamento, senza fin. € 22.950', 'enza finanziamento il prezzo è di 22.950 €'],
  ['no commercianti', 'non si vende a commercianti'],
  ['provenienza flotta BMW Italia', 'La provenienza: flotta BMW Italia.'],
  ['unica pecca segno di ruggine passaruota', "L'unica pecca è un segno di ruggine"],
])('in words of his own it is a sentence: %s', (notes, sentence) => {
  const { text, leftOut } = write(notes);
  expect(text).toContain(sentence);
  expect(leftOut).toEqual([]);
});

test.each([
  'garanzia Tesla su batteria e motore fino a ottobre 2029',
  'impianto BRC montato nel 2016',
  'hard top verniciato in tinta',
  'cerchi 18 uno leggermente strisciato sul marciapiede',
  'batteria in garanzia fino 2029 o 192.000 km',
  'superbollo',
])('what a table would read otherwise than it is meant stays as typed: %s', (typed) => {
  expect(saidOf(typed)).toEqual([]);
});

test('a warning in brackets is named to the seller', () => {
  const { text, leftOut } = write('Euro 5 (attenzione ai blocchi)');
  expect(text).not.toContain('attenzione');
  expect(leftOut.map(({ note }) => note).join()).toContain('attenzione');
});

test('what brackets deny beside a thing is told', () => {
  const { text, leftOut } = write('Autopilot (no FSD)');
  expect(text).toContain('no FSD');
  expect(leftOut).toEqual([]);
});
