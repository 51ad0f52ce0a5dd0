import type { NumberAt } from './numbers.ts';

export type Unit = 'km' | '€';

/** A unit and the number it belongs to. */
export interface Pair {
  unit: Unit;
  number: NumberAt;
  /** Of both together. */
  start: number;
  end: number;
}

interface UnitAt {
  unit: Unit;
  start: number;
  end: number;
  /** The numbers at its sides that it may belong to. */
  sides: NumberAt[];
}

const units: Record<Unit, RegExp> = {
  km: /(?<!\p{L})(?:km-stand|km stand|kms|km|chilometr[oi]|kilometr[oi]|kilometer|kilom[eè]tres|kil[oó]metros|chilometraggio|kilometerstand|laufleistung|kilom[ée]trage|kilometraje|gelaufen|runter|auf der uhr|au compteur|bornes|on the clock)(?!\p{L}|\/h|²)/giu,
  // The exhaust class `Euro 6` is no sum.
  '€': /€|(?<!\p{L})(?:euros?|eur)(?!\p{L})(?! ?[0-7](?:[a-d]|\.[0-3])?(?![\d.,]| ?(?:mila|k(?!\p{L}))))/giu,
};

const tiedBefore =
  /^(?: ?[.:]{0,2} ?(?:circa |ca\.? |solo |soli |appena |originali |reali |certificati |effettivi |percorsi |di |de |von )*)$/i;
const tiedBehind = /^(?: |\s?circa )?$/;

/**
 * Pairs each unit of a clause with the number it belongs to. Between two numbers (`2015 km 98000 euro 5500`) it is the
 * one that leaves a number for every other unit, and no year; where both would do, there is no pair. No distance
 * are those that are `calledPrice`.
 */
export function pairUnits(
  text: string,
  numbers: readonly NumberAt[],
  calledPrice: ReadonlySet<NumberAt>,
): Pair[] {
  const found = unitsIn(text, numbers, calledPrice);
  const best = assignments(found);
  return found.flatMap(({ unit, start, end }, at) => {
    const [number, ...others] = [...new Set(best.map((assigned) => assigned[at]))];
    if (!number || others.length > 0) return [];
    return [{ unit, number, start: Math.min(start, number.start), end: Math.max(end, number.end) }];
  });
}

function unitsIn(text: string, all: readonly NumberAt[], calledPrice: ReadonlySet<NumberAt>): UnitAt[] {
  const found = (Object.keys(units) as Unit[]).flatMap((unit) => {
    const numbers = unit === 'km' ? all.filter((number) => !calledPrice.has(number)) : all;
    return [...text.matchAll(units[unit])].map(({ 0: word, index: start }) => {
      const end = start + word.length;
      const before = numbers.find((one) => one.end <= start && tiedBehind.test(text.slice(one.end, start)));
      const behind = numbers.find((one) => one.start >= end && tiedBefore.test(text.slice(end, one.start)));
      const sides = [before, behind].filter((one) => one !== undefined);
      const likely = sides.filter(({ isYearLike }) => !isYearLike);
      return { unit, start, end, sides: unit === 'km' || likely.length > 0 ? likely : sides };
    });
  });
  // `Laufleistung 139.800 km`: two words for one distance
  const sorted = found.sort((a, b) => a.start - b.start);
  return sorted.filter(({ unit, sides: [only, ...others] }, at) => {
    const before = sorted[at - 1];
    return !(
      only &&
      others.length === 0 &&
      before?.unit === unit &&
      before.sides.length === 1 &&
      before.sides[0] === only
    );
  });
}

type Assigned = readonly (NumberAt | undefined)[];

/** Every way to give each unit a number of its own that serves as many units as can be. */
function assignments(found: readonly UnitAt[]): Assigned[] {
  let ways: Assigned[] = [[]];
  for (const { sides } of found.slice(0, mostUnits)) {
    ways = ways.flatMap((way) => {
      const open = sides.filter((number) => !way.includes(number));
      return [...open.map((number) => [...way, number]), [...way, undefined]];
    });
  }
  const served = (way: Assigned) => way.filter((number) => number !== undefined).length;
  const most = Math.max(...ways.map(served));
  return ways.filter((way) => served(way) === most);
}

/** A clause with more units than this is none that people write. */
const mostUnits = 5;
