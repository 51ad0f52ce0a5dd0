import type { AimWords } from '#domain/copywriting/score/aims/aim-words.ts';
import type { Label } from '#domain/vehicles/vocabularies.ts';

/** Words of one language that show that a fact or a targeting choice was spoken of. */
export interface Stems extends AimWords {
  fuelType: Record<Label<'fuelType'>, RegExp>;
  color: Record<Label<'color'>, RegExp>;
  transmission: Record<Label<'transmission'>, RegExp>;
  driveType: Record<Label<'driveType'>, RegExp>;
  category: Record<Label<'category'>, RegExp>;
  condition: Record<Label<'condition'>, RegExp>;
  warranty: Record<Label<'warranty'>, RegExp>;
  doors: Record<2 | 3 | 4 | 5, RegExp>;
  /** The unit the power is told in, and what of a CV it is. */
  power: readonly { perCv: number }[];
}
