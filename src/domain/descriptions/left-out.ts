import type { SetAside } from '../copywriting/copy.ts';

/** What a buyer must know of before anything else: damage, then conditions of sale. */
export const leftOutKinds = ['damage', 'deal', 'other'] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** An item of the notes that a translation does not say: the language has no words for it, it is no fact, or the seller took it out. */
export interface LeftOut {
  note: string;
  kind: LeftOutKind;
  reason: 'wordless' | 'deleted' | SetAside['reason'];
}
