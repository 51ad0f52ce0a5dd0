import type { BriefField } from '#domain/vehicles/brief.ts';

/** What a text can claim of a vehicle. */
export const claimKinds = [
  'price',
  'mileage',
  'year',
  'power',
  'displacement',
  'doors',
  'seats',
  'fuel',
  'transmission',
  'drive',
  'color',
  'body',
  'condition',
  'warranty',
  'owners',
  'service',
  'accident',
  'damage',
  'equipment',
  'certificate',
  'financing',
  'tax',
  'emission',
  'consumption',
  'range',
  'rating',
  'new-drivers',
  'offer',
  'availability',
  'value',
  'number',
] as const;
export type ClaimKind = (typeof claimKinds)[number];

/**
 * How a claim stands to the brief: said there, following from it (110 kW for 150 CV, "two years" for
 * 24 months), said nowhere, or against it.
 */
export type Verdict = 'given' | 'derived' | 'unsupported' | 'contradicting';

/** One statement of a text about its vehicle. */
export interface Claim {
  kind: ClaimKind;
  verdict: Verdict;
  /** Where it stands in the text, in UTF-16 units, end excluded. */
  start: number;
  end: number;
  /** The field it rests on or contradicts, and what that field says as the seller wrote it. */
  source?: { field: BriefField; value: string };
  /** Of a contradiction what the text says instead, as the field would hold it: in its unit, or a label of its list. */
  said?: number | string;
}
