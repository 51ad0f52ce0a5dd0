import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Targeting } from '#domain/vehicles/targeting.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';

/** A car whose text is written while the pages are built. */
export interface SampleBrief {
  vehicle: Vehicle;
  targeting: Targeting;
  /** What the seller typed besides, as one types it in each country. */
  notes: Readonly<Record<Language, readonly string[]>>;
  style: CopyStyle;
  /** Decides the wording; for each language the text we would most like to read aloud. */
  seeds: Readonly<Record<Language, number>>;
}
