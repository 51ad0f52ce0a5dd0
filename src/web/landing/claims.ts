import { copyStyles } from '#domain/copywriting/copy.ts';
import { languages } from '#domain/shared/languages.ts';
import { plans } from '#domain/subscriptions/plans.ts';

interface Claim {
  value: number;
  /** The files in which it is shown true. */
  shownBy: readonly string[];
}

/**
 * What the landing page claims and promises in figures. The plan table wins over anything else one may want to
 * say. What nobody can verify is not claimed: how many customers there are, how much more or faster one sells,
 * how many more calls come.
 */
export const claims = {
  /** A month, on the free plan, which asks for no card. */
  freeDescriptions: {
    value: plans.FREE.descriptionsPerMonth,
    shownBy: ['src/domain/subscriptions/plans.ts', 'e2e/open-an-account.e2e.ts'],
  },
  /** From the first payment, asked for in writing. */
  moneyBackDays: {
    value: 30,
    shownBy: ['src/web/legal/terms/it.ts'],
  },
  /** "Usually": our own writer takes milliseconds, a language model as long as it takes. */
  secondsToWrite: { value: 30, shownBy: ['bench/write-copy.ts', 'ARCHITECTURE.md'] },
  languages: { value: languages.length, shownBy: ['src/domain/copywriting/writer/languages'] },
  /** On the plan that has most of them. */
  styles: { value: copyStyles.length, shownBy: ['src/domain/subscriptions/plans.ts'] },
} as const satisfies Record<string, Claim>;
