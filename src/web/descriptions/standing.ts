import type { DescriptionItem } from '#contract/descriptions.ts';
import { copyStyles } from '#domain/copywriting/copy.ts';
import type { Day } from '#domain/shared/days.ts';
import type { InputOf } from '#web/api/call.ts';
import { textsOf } from '#web/documents/description-document.ts';

export type Outcome = NonNullable<DescriptionItem['outcome']>;
export type OutcomeChange = InputOf<'markOutcome'>['payload'];

/** What one click can mark: the next that happens to a car, or that it is for sale again. */
export type Step = 'published' | 'lead' | 'sold' | 'relisted';

export type Standing =
  | { kind: 'unpublished' }
  | { kind: 'published' | 'lead' | 'withdrawn'; on: Day }
  | { kind: 'sold'; on: Day; price: number | undefined };

/** Where a car stands, by the last thing that happened to it. */
export function standingOf({ publishedOn, leadOn, soldOn, soldPrice, withdrawnOn }: Outcome): Standing {
  if (soldOn) return { kind: 'sold', on: soldOn, price: soldPrice };
  if (withdrawnOn) return { kind: 'withdrawn', on: withdrawnOn };
  if (leadOn) return { kind: 'lead', on: leadOn };
  if (publishedOn) return { kind: 'published', on: publishedOn };
  return { kind: 'unpublished' };
}

export const nextSteps = {
  unpublished: ['published'],
  published: ['lead', 'sold'],
  lead: ['sold'],
  withdrawn: ['relisted'],
  sold: [],
} as const satisfies Record<Standing['kind'], readonly Step[]>;

/** What is marked by a step taken on this day; a car is published with its first text. */
export function changeOfStep(step: Step, item: DescriptionItem, on: Day): OutcomeChange {
  const texts = textsOf(item);
  const style = copyStyles.find((one) => texts[one] !== undefined) ?? 'professional';
  switch (step) {
    case 'published':
      return { published: { on, style } };
    case 'lead':
      return { lead: { on } };
    case 'sold':
      return { sold: { on } };
    case 'relisted':
      return { withdrawn: null };
  }
}

/** The change that leads from one outcome to another. */
export function changeBetween(from: Outcome, to: Outcome): OutcomeChange {
  const { publishedOn, publishedStyle = 'professional', leadOn, soldOn, soldPrice, withdrawnOn } = to;
  return {
    ...((publishedOn !== from.publishedOn || to.publishedStyle !== from.publishedStyle) && {
      published: publishedOn ? { on: publishedOn, style: publishedStyle } : null,
    }),
    ...(leadOn !== from.leadOn && { lead: leadOn ? { on: leadOn } : null }),
    ...((soldOn !== from.soldOn || soldPrice !== from.soldPrice) && {
      sold: soldOn ? { on: soldOn, price: soldPrice } : null,
    }),
    ...(withdrawnOn !== from.withdrawnOn && { withdrawn: withdrawnOn ? { on: withdrawnOn } : null }),
  };
}
