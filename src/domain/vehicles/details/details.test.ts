import { describe, expect, test } from 'vitest';
import { briefSchema, carSchema } from '../brief.ts';
import { readStoredBrief } from '../read-stored-brief.ts';
import { type Details, detailFields, detailTable } from './detail.ts';
import { parseMonth } from './parse-month.ts';
import { stateDetails } from './state-details.ts';

const panda = { make: 'Fiat', model: 'Panda' };
const all: Details = {
  ...{
    version: '1.0 Hybrid City Cross',
    registered: '2021-03',
    seats: 5,
    euroClass: 'Euro 6d',
    owners: 'one',
  },
  ...{ inspection: '2027-05', serviced: '2026-02', vat: 'shown', newDrivers: 'yes' },
  ...{ plate: 'GH123KL', stockNumber: 'U-0815' },
};

test('every detail comes in as it is stored, or as it is typed', () => {
  expect(Object.keys(all)).toEqual(detailFields);
  expect(carSchema.parse({ ...panda, details: all }).details).toEqual(all);
  const typed = { ...all, registered: '03/2021', seats: '5', inspection: '5.2027', serviced: '2/26' };
  expect(carSchema.parse({ ...panda, details: typed }).details).toEqual(all);
});

test('what is empty is absent, all of it or one', () => {
  const empty = Object.fromEntries(detailFields.map((field) => [field, '']));
  expect(carSchema.parse({ ...panda, details: empty })).not.toHaveProperty('details.seats');
  expect(carSchema.parse({ ...panda, details: empty }).details).toBeUndefined();
  expect(carSchema.parse(panda).details).toBeUndefined();
  expect(carSchema.parse({ ...panda, details: { ...empty, seats: 7, plate: null } }).details).toEqual({
    seats: 7,
  });
});

test.each([
  ['no month', { inspection: 'a maggio' }],
  ['a month no year has', { inspection: '13/2027' }],
  ['more seats than a car has', { seats: 12 }],
  ['half a seat', { seats: 4.5 }],
  ['a class nobody knows', { euroClass: 'Euro 7z' }],
  ['a version as long as an advertisement', { version: 'x'.repeat(61) }],
])('%s is refused at its field', (_, details) => {
  const { error } = carSchema.safeParse({ ...panda, details });
  expect(error?.issues.map(({ path }) => path)).toEqual([['details', Object.keys(details)[0]]]);
});

test.each([
  ['2027-05', '2027-05'],
  ['05/2027', '2027-05'],
  ['5.27', '2027-05'],
  ['12-2019', '2019-12'],
  ['0/2019', undefined],
  ['2019', undefined],
  ['05/2027 circa', undefined],
])('%s as a month is %s', (typed, month) => {
  expect(parseMonth(typed)).toBe(month);
});

describe('what texts are written from', () => {
  const brief = { ...briefSchema.parse({ ...panda, notes: 'cerchi in lega' }), details: all };

  test('holds each detail as a note, the version with the model, and nothing that is private', () => {
    const stated = stateDetails(brief);
    expect(stated.model).toBe('Panda 1.0 Hybrid City Cross');
    expect(stated.notes).toBe(
      'immatricolata 03/2021, 5 posti, Euro 6d, unico proprietario, revisione valida fino a 05/2027, ultimo tagliando 02/2026, IVA esposta, per neopatentati\ncerchi in lega',
    );
    expect(stated).not.toHaveProperty('details');
    expect(JSON.stringify(stated)).not.toMatch(/GH123KL|U-0815/);
  });

  test('says nothing twice that the notes or the model say', () => {
    const typed = { ...brief, model: 'Panda 1.0 Hybrid City Cross', notes: 'Euro 6d, unico proprietario' };
    const { model, notes } = stateDetails({
      ...typed,
      details: { version: all.version, owners: 'one', euroClass: 'Euro 6d' },
    });
    expect({ model, notes }).toEqual({ model: typed.model, notes: typed.notes });
  });

  test('is the brief itself where nothing more is known', () => {
    const bare = briefSchema.parse(panda);
    expect(stateDetails(bare)).toEqual(bare);
    expect(stateDetails({ ...bare, details: { plate: 'GH123KL' } })).toEqual(bare);
  });
});

test('a stored detail that this release cannot read leaves the others, and never comes into the notes', () => {
  const stored = { ...briefSchema.parse(panda), details: { ...all, seats: 77, plate: 'x'.repeat(40) } };
  const { details, notes } = readStoredBrief(stored as never);
  const { seats: _, plate: __, ...others } = all;
  expect(details).toEqual(others);
  expect(notes).toBeUndefined();
  expect(detailTable.plate.isPrivate).toBe(true);
});
