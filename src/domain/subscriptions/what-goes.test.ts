import { expect, test } from 'vitest';
import type { PlanId } from './plans.ts';
import { whatGoes } from './what-goes.ts';

const nothing = {
  ...{ styles: [], descriptionsPerMonth: undefined, analytics: undefined },
  ...{ prioritySupport: false, team: false, api: false, guides: false },
};

test.each<[PlanId, PlanId, Partial<ReturnType<typeof whatGoes>>]>([
  ['ELITE', 'PRO', { styles: ['advanced'], analytics: 'advanced', team: true, guides: true }],
  [
    'ELITE',
    'STARTER',
    {
      ...{ styles: ['persuasive', 'advanced'], descriptionsPerMonth: 5, analytics: 'all' },
      ...{ prioritySupport: true, team: true, api: true, guides: true },
    },
  ],
  [
    'PRO',
    'STARTER',
    {
      ...{ styles: ['persuasive'], descriptionsPerMonth: 5, analytics: 'all' },
      ...{ prioritySupport: true, api: true },
    },
  ],
  ['STARTER', 'FREE', { descriptionsPerMonth: 1 }],
  ['STARTER', 'ELITE', {}],
  ['PRO', 'PRO', {}],
])('from %s to %s goes only what the lower plan lacks', (from, to, gone) => {
  expect(whatGoes(from, to)).toEqual({ ...nothing, ...gone });
});
