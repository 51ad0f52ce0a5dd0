import type { LeftOutKind, SetAside } from '../copywriting/copy.ts';

/** An item of the notes that a translation does not say: the language has no words for it, it is no fact, or the seller took it out. */
export interface LeftOut {
  note: string;
  kind: LeftOutKind;
  reason: 'wordless' | 'deleted' | SetAside['reason'];
}
