import type { Color } from '#domain/vehicles/vocabularies.ts';
import type { Claim } from './claim.ts';
import { type FoundLabel, findLabels, judgeLabel } from './find-labels.ts';
import { isAsked } from './is-supposed.ts';
import { type Judging, unsupported } from './judging.ts';

/** Shades that are told by the other's name. */
const also: Partial<Record<Color, readonly Color[]>> = {
  Argento: ['Grigio'],
  Bordeaux: ['Rosso'],
  Beige: [],
};

/** Colours, where they speak of the car or of a part of it; "strade bianche" are roads. */
export function findColor(judging: Judging): Claim[] {
  const found = findLabels(judging, 'color');
  return found.flatMap((color): Claim[] => {
    const { label, start, end } = color;
    const place = placeOf(judging, color);
    if (place === 'part') return [{ ...judgePart(judging, label), start, end }];
    const finding = judgeLabel(judging, label, { kind: 'color', family: 'color', field: 'color', also });
    // The right colour needs no cue: "dieser graue Golf".
    if (finding.verdict === 'given') return [{ ...finding, start, end }];
    if (place !== 'car' || isAsked(judging.low, end)) return [];
    const shade = found.find((other) => other !== color && isBeside(other, color));
    if (shade && shade.label === judging.known.brief.color) return [];
    return [{ ...finding, start, end }];
  });
}

function placeOf({ low, patterns }: Judging, { start, end }: FoundLabel): 'car' | 'part' | undefined {
  const before = low.slice(Math.max(0, start - 50), start);
  const behind = low.slice(end, end + 40);
  const { colorOfCar: car, colorOfPart: part } = patterns;
  if (part.before.test(before) || part.after.test(behind)) return 'part';
  return car.before.test(before) || car.after.test(behind) ? 'car' : undefined;
}

/** "grigio argento" is one colour. */
const isBeside = (one: FoundLabel, other: FoundLabel) =>
  Math.min(Math.abs(one.start - other.end), Math.abs(other.start - one.end)) <= 1;

function judgePart({ known }: Judging, label: string) {
  const source = known.labels.color.get(label);
  return source ? { kind: 'color' as const, verdict: 'given' as const, source } : unsupported('color');
}
