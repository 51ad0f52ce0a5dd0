import { describe, expect, it } from 'vitest';
import { notesOf } from '../../../brief/notes/fixtures/notes-of.ts';
import type { Meaning } from '../../../vocabulary/meaning.ts';
import { sayMeaning } from './say-meaning.ts';
import { sayNote } from './say-note.ts';

const meaning = (given: Partial<Meaning> & Pick<Meaning, 'term'>): Meaning => ({
  start: 0,
  end: 0,
  modifiers: [],
  places: [],
  ...given,
});
const say = (given: Partial<Meaning> & Pick<Meaning, 'term'>) => {
  const said = sayMeaning(meaning(given));
  return said && (said.form === 'thing' ? said.thing : said.text);
};

describe('a meaning is said in English', () => {
  it.each<[Partial<Meaning> & Pick<Meaning, 'term'>, string]>([
    [{ term: 'towHook' }, 'a towbar'],
    [{ term: 'alarm' }, 'an alarm'],
    [{ term: 'leather' }, 'leather upholstery'],
    [
      { term: 'alloyWheels', figure: { value: 18, unit: 'inches' }, modifiers: ['black'] },
      'black 18-inch alloy wheels',
    ],
    [{ term: 'heatedSeats', modifiers: ['front'] }, 'heated front seats'],
    [{ term: 'electricSeats', modifiers: ['sport'] }, 'electric sports seats'],
    [{ term: 'parkingSensors', modifiers: ['frontAndRear'] }, 'front and rear parking sensors'],
    [{ term: 'audio', name: 'Harman Kardon' }, 'a Harman Kardon sound system'],
    [{ term: 'manySeats', figure: { value: 7, unit: 'seats' } }, 'seven seats'],
    [{ term: 'keys', count: 2 }, 'two keys'],
    [{ term: 'range', figure: { value: 400, unit: 'km' } }, 'a range of 400 km'],
    [{ term: 'clutch', modifiers: ['new'], km: 90_000 }, 'a new clutch fitted at 90,000 km'],
    [
      { term: 'clutch', modifiers: ['replaced'], date: { year: 2024, month: 3 } },
      'has had its clutch replaced in March 2024',
    ],
    [{ term: 'timingBelt', km: 90_000 }, 'has had its timing belt done at 90,000 km'],
    [{ term: 'bumper', modifiers: ['front', 'toRepaint'] }, 'needs its front bumper repainted'],
    [{ term: 'airConditioning', modifiers: ['empty'] }, 'needs its air conditioning recharged'],
    [{ term: 'keys', modifiers: ['second', 'missing'] }, 'is missing its second key'],
    [
      { term: 'rust', modifiers: ['small'], places: [{ term: 'wing', modifiers: ['rear', 'right'] }] },
      'slight rust on the rear right wing',
    ],
    [
      {
        term: 'damage',
        modifiers: ['front'],
        places: [
          { term: 'bumper', modifiers: [] },
          { term: 'bonnet', modifiers: [] },
        ],
      },
      'front-end damage to the bumper and bonnet',
    ],
    [{ term: 'damage', modifiers: ['left'] }, 'damage to the left side'],
    [
      { term: 'rentedBattery', figure: { value: 69, unit: 'euroPerMonth' } },
      'has a leased battery at €69 a month',
    ],
    [
      { term: 'inspection', date: { year: 2027, month: 3 } },
      'a roadworthiness inspection valid until March 2027',
    ],
    [{ term: 'imported', name: 'Germania' }, 'is an import from Germany'],
    [{ term: 'oneOwner' }, 'has had one owner'],
  ])('%o as %s', (given, said) => {
    expect(say(given)).toBe(said);
  });

  it('in full or not at all', () => {
    expect(say({ term: 'womanOwned' })).toBeUndefined();
    expect(say({ term: 'saleReason', name: 'inutilizzo' })).toBeUndefined();
    expect(say({ term: 'payload' })).toBeUndefined();
    expect(say({ term: 'imported', name: 'Roccacannuccia' })).toBeUndefined();
  });
});

describe('a note', () => {
  const sayAll = (notes: string) =>
    notesOf(notes).map((note) => {
      const said = sayNote(note);
      return said && (said.form === 'thing' ? said.thing : said.text);
    });

  it('keeps the names it holds: registers as they are, countries in English', () => {
    expect(sayAll('iscritta ASI, importata dalla Germania')).toEqual([
      'is on the ASI historic vehicle register',
      'is an import from Germany',
    ]);
  });

  it('that English has no words for is not said', () => {
    expect(sayAll('pinze gialle')).toEqual([undefined]);
  });
});
