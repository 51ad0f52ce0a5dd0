import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import type { FactListId } from '../../fact-sheet.ts';
import type { OptionNames } from '../../vocabulary/options/option-names.ts';

/** The words of the plainest text of a language. */
export interface PlainWords {
  /** Each fact of the form, `{}` for its value. */
  fields: Record<Exclude<keyof Vehicle, 'make' | 'model'>, string>;
  options: OptionNames;
  /** What stands over each list, without a colon. */
  headings: Record<FactListId, string>;
  closing: string;
}
