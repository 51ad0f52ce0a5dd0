import { describe, expect, it } from 'vitest';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { changeBetween, changeOfStep, nextSteps, type Outcome, standingOf } from './standing.ts';

const on = '2026-11-21';
const published = { publishedOn: '2026-11-01', publishedStyle: 'persuasive' } as const;

describe('where a car stands', () => {
  it.each<[string, Outcome, ReturnType<typeof standingOf>['kind']]>([
    ['nothing marked', {}, 'unpublished'],
    ['published', published, 'published'],
    ['asked for', { ...published, leadOn: on }, 'lead'],
    ['asked for without having been published', { leadOn: on }, 'lead'],
    ['sold, whatever else', { ...published, leadOn: on, soldOn: on }, 'sold'],
    ['withdrawn after a request', { ...published, leadOn: on, withdrawnOn: on }, 'withdrawn'],
  ])('%s', (_, outcome, kind) => {
    expect(standingOf(outcome).kind).toBe(kind);
  });

  it('a sold car has no next step, a published one may be sold at once', () => {
    expect([nextSteps.sold, nextSteps.published]).toEqual([[], ['lead', 'sold']]);
  });
});

it('a car is published with the first of its texts', () => {
  const item = { persuasiveDescription: 'Un testo.', advancedDescription: 'Un altro.' } as DescriptionItem;
  expect(changeOfStep('published', item, on)).toEqual({ published: { on, style: 'persuasive' } });
});

describe('from one outcome to another', () => {
  it.each<[string, Outcome, Outcome, ReturnType<typeof changeBetween>]>([
    ['nothing where nothing differs', published, published, {}],
    ['a first publication taken back', published, {}, { published: null }],
    [
      'another style',
      published,
      { ...published, publishedStyle: 'advanced' },
      { published: { on: published.publishedOn, style: 'advanced' } },
    ],
    [
      'a sale taken back, the withdrawal it ended put back',
      { ...published, soldOn: on, soldPrice: 1_000_00 },
      { ...published, withdrawnOn: '2026-11-10' },
      { sold: null, withdrawn: { on: '2026-11-10' } },
    ],
    [
      'a price given later',
      { soldOn: on },
      { soldOn: on, soldPrice: 1_290_000 },
      { sold: { on, price: 1_290_000 } },
    ],
    ['a request on another day', { leadOn: on }, { leadOn: '2026-11-20' }, { lead: { on: '2026-11-20' } }],
  ])('%s', (_, from, to, change) => {
    expect(changeBetween(from, to)).toEqual(change);
  });
});
