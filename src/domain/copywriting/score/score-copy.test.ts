import { describe, expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import type { Claim } from '../facts/claim.ts';
import { type Scored, scoreCopy } from './score-copy.ts';

const brief = briefSchema.parse({
  ...{ make: 'Fiat', model: 'Panda', year: 2019, mileage: 64_000, price: 7900 },
  ...{ fuelType: 'Benzina', transmission: 'Manuale', power: 69, notes: 'Bluetooth', warranty: '12 mesi' },
});
const claim = (field: NonNullable<Claim['source']>['field'], verdict: Claim['verdict'] = 'given'): Claim => ({
  ...{ kind: 'number', verdict, start: 0, end: 1 },
  source: { field, value: 'x' },
});
const everything = [
  'price',
  'mileage',
  'year',
  'fuelType',
  'transmission',
  'power',
  'warranty',
  'notes',
] as const;
const text =
  'Questa Fiat Panda del 2019 è compatta all’esterno e sorprendentemente comoda per chi ci viaggia tutti i giorni. Ha percorso 64.000 km e viene proposta a 7.900 €, con garanzia di dodici mesi.';
const good: Scored = {
  ...{ text, brief, language: 'it', claims: everything.map((field) => claim(field)) },
  ...{ aims: { felt: 2, of: 2 }, sameness: 0.05, fit: { length: 140, verdict: 'fits', misfits: [] } },
};

it('a text that tells everything, truly, to its readers, in words of its own, has a hundred points', () => {
  expect(scoreCopy(good)).toMatchObject({ points: 100, advice: [] });
});

describe('costs points and is told', () => {
  it.each<[string, Partial<Scored>, string]>([
    ['a contradiction', { claims: [...good.claims, claim('price', 'contradicting')] }, 'resolve'],
    ['an unsupported claim', { claims: [...good.claims, claim('notes', 'unsupported')] }, 'support'],
    ['a fact left out', { claims: good.claims.slice(1) }, 'mention'],
    ['readers nobody speaks to', { aims: { felt: 0, of: 2 } }, 'address-readers'],
    ['a text the seller has already published', { sameness: 0.6 }, 'vary'],
    ['a text the channel refuses', { fit: { length: 9000, verdict: 'refused', misfits: [] } }, 'fit-channel'],
    ['data nobody gave', { brief: { ...brief, price: undefined } }, 'add'],
  ])('%s', (_, change, advice) => {
    const score = scoreCopy({ ...good, ...change });
    expect(score.points).toBeLessThan(100);
    expect(score.advice.map(({ kind }) => kind)).toContain(advice);
  });
});

it('what is not known does not count: no other texts, no readers chosen', () => {
  const score = scoreCopy({ ...good, sameness: undefined, aims: { felt: 0, of: 0 } });
  expect(score.points).toBe(100);
  expect(score.parts.map(({ name }) => name)).not.toContain('freshness');
});

it('what the text says wrongly is to be resolved, not mentioned', () => {
  const claims = [...good.claims.slice(1), claim('price', 'contradicting')];
  const { advice } = scoreCopy({ ...good, claims });
  expect(advice).toEqual([{ kind: 'resolve', count: 1 }]);
});

it('a contradiction weighs more than an unsupported claim', () => {
  const points = (verdict: Claim['verdict']) =>
    scoreCopy({ ...good, claims: [...good.claims, claim('price', verdict)] }).points;
  expect(points('contradicting')).toBeLessThan(points('unsupported'));
});
