import { expect, test } from 'vitest';
import type { PlanId } from './plans.ts';
import { whatGoes } from './what-goes.ts';

const nothing = {
  ...{ styles: [], descriptionsPerMonth: undefined, analytics: false },
  ...{ team: false, api: false, guides: false },
};

test.each<[PlanId, PlanId, Partial<ReturnType<typeof whatGoes>>]>([
  ['ELITE', 'PRO', { styles: ['advanced'], analytics: true, team: true, guides: true }],
  [
    'ELITE',
    'STARTER',
    {
      ...{ styles: ['persuasive', 'advanced'], descriptionsPerMonth: 5, analytics: true },
      ...{ team: true, api: true, guides: true },
    },
  ],
  ['PRO', 'STARTER', { styles: ['persuasive'], descriptionsPerMonth: 5, api: true }],
  ['STARTER', 'FREE', { descriptionsPerMonth: 1 }],
  ['STARTER', 'ELITE', {}],
  ['PRO', 'PRO', {}],
])('from %s to %s goes only what the lower plan lacks', (from, to, gone) => {
  expect(whatGoes(from, to)).toEqual({ ...nothing, ...gone });
});
