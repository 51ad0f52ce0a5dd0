import type { Language } from '#domain/shared/languages.ts';
import type { BenchmarkBrief } from './benchmark-brief.ts';
import { noteItems } from './note-items.ts';
import type { Stems } from './stems/stems.ts';
import { stemsOf } from './stems/stems-of.ts';

export interface Mention {
  /** "price", "Città", "gancio traino". */
  name: string;
  said: boolean;
}

/** Which given facts, notes and targeting choices a text speaks of. */
export function findMentions(text: string, benchmark: BenchmarkBrief, language: Language) {
  const stems = stemsOf[language];
  return {
    facts: factsIn(text, benchmark, stems),
    notes: notesIn(text, benchmark, language),
    targeting: targetingIn(text, benchmark, stems),
  };
}

function factsIn(text: string, { brief, unfit }: BenchmarkBrief, stems: Stems): Mention[] {
  const numbers = numbersIn(text);
  const found: [string, unknown, boolean][] = [
    ['make', brief.make, text.includes(brief.make)],
    ['model', brief.model, text.includes(brief.model.split(' ')[0] ?? '')],
    ['year', brief.year, numbers.has(brief.year ?? 0)],
    ['mileage', brief.mileage, numbers.has(brief.mileage ?? -1)],
    ['price', brief.price, numbers.has(brief.price ?? 0)],
    [
      'displacement',
      brief.displacement,
      numbers.has(brief.displacement ?? 0) || text.includes(litres(brief.displacement)),
    ],
    [
      'power',
      brief.power,
      stems.power.some(({ perCv }) => numbers.has(Math.round((brief.power ?? 0) * perCv))),
    ],
    ['doors', brief.doors, matches(stems.doors[brief.doors as 2 | 3 | 4 | 5], text)],
    [
      'fuelType',
      brief.fuelType,
      brief.fuelType !== undefined && matches(stems.fuelType[brief.fuelType], text),
    ],
    ['color', brief.color, brief.color !== undefined && matches(stems.color[brief.color], text)],
    [
      'transmission',
      brief.transmission,
      brief.transmission !== undefined && matches(stems.transmission[brief.transmission], text),
    ],
    [
      'driveType',
      brief.driveType,
      brief.driveType !== undefined && matches(stems.driveType[brief.driveType], text),
    ],
    [
      'category',
      brief.category,
      brief.category !== undefined && matches(stems.category[brief.category], text),
    ],
    [
      'condition',
      brief.condition,
      brief.condition !== undefined && matches(stems.condition[brief.condition], text),
    ],
    [
      'warranty',
      brief.warranty,
      brief.warranty !== undefined && matches(stems.warranty[brief.warranty], text),
    ],
  ];
  return found
    .filter(
      ([name, value]) => value !== undefined && !unfit.includes(name) && !isUnsayable(name, brief.mileage),
    )
    .map(([name, , said]) => ({ name, said }));
}

/** "0 km" is said by "new" already. */
const isUnsayable = (name: string, mileage: number | undefined) => name === 'mileage' && mileage === 0;

function notesIn(text: string, { brief }: BenchmarkBrief, language: Language): Mention[] {
  const items = (brief.notes ?? '')
    .split(/[,;.\n]+/)
    .map((item) => item.trim())
    .filter((item) => item.length > 2);
  return items.flatMap((name) => {
    const known = noteItems[name.toLowerCase()]?.[language];
    if (known) return [{ name, said: known.test(text) }];
    return language === 'it' ? [{ name, said: hasStems(text, name) }] : [];
  });
}

/** Half of the longer words of an item, by their beginnings. */
function hasStems(text: string, item: string): boolean {
  const words = item.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [item.toLowerCase()];
  const found = words.filter((word) => text.toLowerCase().includes(word.slice(0, 5)));
  return found.length * 2 >= words.length;
}

function targetingIn(text: string, { brief, unfit }: BenchmarkBrief, stems: Stems): Mention[] {
  const chosen: [string, RegExp][] = [
    ...brief.targetCustomers.map((label): [string, RegExp] => [label, stems.targetCustomers[label]]),
    ...brief.vehicleTypes.map((label): [string, RegExp] => [label, stems.vehicleTypes[label]]),
    ...brief.intendedUse.map((label): [string, RegExp] => [label, stems.intendedUse[label]]),
    ...brief.sellingPoints.map((label): [string, RegExp] => [label, stems.sellingPoints[label]]),
  ];
  return chosen
    .filter(([label]) => !unfit.includes(label))
    .map(([name, pattern]) => ({ name, said: pattern.test(text) }));
}

const matches = (pattern: RegExp | undefined, text: string) => pattern?.test(text) ?? false;

/** 1968 cc may be told as "2.0". */
const litres = (displacement = 0) => ` ${(displacement / 1000).toFixed(1)} `;

/** Every whole number of a text, whatever parts its thousands. */
function numbersIn(text: string): Set<number> {
  const joined = text.replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/g, '');
  return new Set((joined.match(/\d+/g) ?? []).map(Number));
}
