import { describe, expect, it } from 'vitest';
import type { Note } from '../../../brief/notes/note.ts';
import type { Meaning } from '../../../vocabulary/meaning.ts';
import { itemOf, sayNote } from './say-note.ts';

const note = (text: string, ...meanings: Partial<Meaning>[]): Note => ({
  id: 0,
  sentence: { text, isProse: false, isWrittenOut: false },
  kind: 'history',
  text,
  language: 'it',
  meanings: meanings.map((meaning) => ({
    term: 'damage',
    start: 0,
    end: 1,
    modifiers: [],
    places: [],
    ...meaning,
  })),
});
const said = (found: Note) => {
  const words = sayNote(found);
  return words && ('predicate' in words ? words.predicate : itemOf(words));
};

describe('an Italian note in German', () => {
  it.each<[string, Partial<Meaning>[], string]>([
    [
      'graffi sulla portiera sinistra',
      [{ term: 'scratches', places: [{ term: 'door', modifiers: ['left'] }] }],
      'Kratzer an der linken Tür',
    ],
    [
      'danno anteriore a paraurti, cofano e faro destro',
      [
        {
          term: 'damage',
          modifiers: ['front'],
          places: [
            { term: 'bumper', modifiers: [] },
            { term: 'bonnet', modifiers: [] },
            { term: 'headlight', modifiers: ['right'] },
          ],
        },
      ],
      'Schaden vorn am Stoßfänger, an der Motorhaube und am rechten Scheinwerfer',
    ],
    [
      'frizione da sostituire',
      [{ term: 'clutch', modifiers: ['toReplace'] }],
      'erneuerungsbedürftige Kupplung',
    ],
    [
      'frizione nuova a 90.000 km',
      [{ term: 'clutch', modifiers: ['new'], km: 90000 }],
      'neue Kupplung bei 90.000 km',
    ],
    [
      'cerchi da 18 pollici',
      [{ term: 'alloyWheels', figure: { value: 18, unit: 'inches' } }],
      '18-Zoll-Leichtmetallfelgen',
    ],
    ['impianto Harman Kardon', [{ term: 'audio', name: 'Harman Kardon' }], 'Soundsystem von Harman Kardon'],
    ['7 posti', [{ term: 'manySeats', figure: { value: 7, unit: 'seats' } }], '7 Sitzplätze'],
    ['doppie chiavi', [{ term: 'keys', modifiers: ['double'] }], 'zwei Schlüssel'],
    ['piccola ruggine', [{ term: 'rust', modifiers: ['small'] }], 'leichter Rost'],
    ['unico proprietario', [{ term: 'oneOwner' }], 'stammt aus erster Hand'],
    [
      'tagliandata fino al 2024',
      [{ term: 'serviced', date: { year: 2024 } }],
      'wurde bis 2024 regelmäßig gewartet',
    ],
    ['sedile guida rotto', [{ term: 'seat', modifiers: ['driver', 'broken'] }], 'defekter Fahrersitz'],
    [
      'ammaccature su tutta la carrozzeria',
      [{ term: 'dents', modifiers: ['complete'], places: [{ term: 'bodywork', modifiers: [] }] }],
      'Dellen an der gesamten Karosserie',
    ],
    [
      'paraurti rovinati',
      [{ term: 'bumper', modifiers: ['frontAndRear', 'worn'] }],
      'verschlissene Stoßfänger vorn und hinten',
    ],
    [
      'sedili in pelle riscaldati',
      [{ term: 'heatedSeats', modifiers: ['leather'] }],
      'Ledersitze mit Sitzheizung',
    ],
    [
      'distribuzione sostituita a 120.000 km',
      [{ term: 'timingBelt', modifiers: ['replaced'], km: 120000 }],
      'Zahnriemen (erneuert bei 120.000 km)',
    ],
    ['graffi e ammaccature', [{ term: 'scratches' }, { term: 'dents' }], 'Kratzer und Dellen'],
  ])('"%s" is said in full', (text, meanings, words) => {
    expect(said(note(text, ...meanings))).toBe(words);
  });

  it('is not said at all when a part of it has no words', () => {
    expect(sayNote(note('gomme da fango'))).toBeUndefined();
    expect(sayNote(note('due frizioni', { term: 'clutch', count: 2 }))).toBeUndefined();
    expect(sayNote(note('frizione a 90 mila', { term: 'clutch', km: 95000 }))).toBeUndefined();
  });

  it('is not said as damage when nothing in it is one', () => {
    const found = { ...note('senza chiave di scorta', { term: 'keyless' }), kind: 'damage' as const };
    expect(sayNote(found)).toBeUndefined();
  });

  it('never counts among the equipment what is missing', () => {
    const found = {
      ...note('senza navigatore', { term: 'navigation', modifiers: ['missing'] }),
      kind: 'equipment' as const,
    };
    expect(sayNote(found)).toBeUndefined();
  });
});
