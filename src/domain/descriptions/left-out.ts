import type { LeftOutKind, leftOutReasons } from '../copywriting/copy.ts';

/** An item of the notes that a translation does not say: as `leftOutReasons` has it, or because the seller took it out. */
export interface LeftOut {
  note: string;
  kind: LeftOutKind;
  reason: 'deleted' | (typeof leftOutReasons)[number];
}
