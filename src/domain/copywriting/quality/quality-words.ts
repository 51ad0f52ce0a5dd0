import type { Brief } from '#domain/vehicles/brief.ts';
import type { TermWords } from '../vocabulary/term-words.ts';
import type { HardFailRule } from './hard-fail.ts';

/** What the checks of one language look for. */
export interface QualityWords {
  /** Never right, whatever the car; make and model are taken out before looking. */
  forbidden: Partial<Record<HardFailRule, readonly RegExp[]>>;
  /** Fine when the brief says so, a risk to the dealer when it does not. */
  needsFoundation: readonly { rule: HardFailRule; claim: RegExp; foundation: (brief: Brief) => boolean }[];
  /** What this very car cannot be or have. */
  impossible: readonly { claim: RegExp; when: (brief: Brief) => boolean }[];
  /** Patterns of the words for a car's facts: masked before wordings are compared. */
  factWords: readonly string[];
  /** The language's words for things: what its texts say of damage is read with them. */
  terms: TermWords;
}
