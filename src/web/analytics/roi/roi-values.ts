import type { AnswerOf } from '#contract/endpoints.ts';

export type RoiInputs = NonNullable<AnswerOf<'getAnalytics'>['basis']['roi']>['inputs'];
export type RoiField = keyof RoiInputs;

/** As they are typed: whole numbers, and amounts in euro. */
export type RoiValues = Record<RoiField, string>;

/** Of whole numbers the least and the most; of amounts the most, in cents. As the contract has them. */
export const roiLimits = {
  minutesPerText: { least: 0, most: 480 },
  usualDays: { least: 1, most: 1000 },
  cents: 100_000,
} as const;

export function roiValuesOf(inputs: RoiInputs, decimalSign: ',' | '.'): RoiValues {
  const euro = (cents: number) =>
    (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)).replace('.', decimalSign);
  return {
    minutesPerText: String(inputs.minutesPerText),
    hourCost: euro(inputs.hourCost),
    dayCost: euro(inputs.dayCost),
    usualDays: inputs.usualDays === null ? '' : String(inputs.usualDays),
  };
}

/** Undefined for a field that is none; no usual days are a value too. */
export function readRoiValues(values: RoiValues): Partial<RoiInputs> {
  const { minutesPerText, usualDays } = roiLimits;
  return {
    ...found('minutesPerText', readWhole(values.minutesPerText, minutesPerText)),
    ...found('hourCost', readCents(values.hourCost)),
    ...found('dayCost', readCents(values.dayCost)),
    ...found('usualDays', values.usualDays.trim() === '' ? null : readWhole(values.usualDays, usualDays)),
  };
}

const found = <F extends RoiField>(field: F, value: RoiInputs[F] | undefined) =>
  value === undefined ? {} : { [field]: value };

function readWhole(typed: string, { least, most }: { least: number; most: number }): number | undefined {
  const value = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** Comma or point, whichever is at hand. */
function readCents(typed: string): number | undefined {
  const [, euro, cents = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(typed.replace('€', '').trim()) ?? [];
  if (euro === undefined) return undefined;
  const value = Number(euro) * 100 + Number(cents.padEnd(2, '0'));
  return value <= roiLimits.cents ? value : undefined;
}
