import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import { addDays, type Day } from '#domain/shared/days.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { sampleAds, sampleCars } from './sample-cars.ts';
import { sampleNotes, sampleTargeting } from './sample-notes.ts';

/** What happens to one made-up car; days in Italy. */
export interface SampleCar {
  brief: Brief;
  styles: readonly CopyStyle[];
  /** The ad it was imported from, where it was. */
  ad: (typeof sampleAds)[number] | undefined;
  writtenOn: Day;
  published: { on: Day; style: CopyStyle } | undefined;
  leadOn: Day | undefined;
  sold: { on: Day; price: number } | undefined;
  withdrawnOn: Day | undefined;
  rating: { isGood: boolean; reason: string } | undefined;
}

const colours = ['Bianco', 'Nero', 'Grigio', 'Rosso', 'Blu', 'Argento'] as const;
const warranties = ['12 mesi', '24 mesi', 'Garanzia casa madre'] as const;

/** Days a sample goes back: a year and the one before it would be twice the work for the same pages. */
const span = 364;

/** More buyers ask after the advanced text than after the plain one, as one would hope. */
const chanceOfLead = { professional: 0.64, persuasive: 0.77, advanced: 0.88 } satisfies Record<
  CopyStyle,
  number
>;

/**
 * The cars of a made-up dealer over the year up to today, evenly spread and the oldest first. The same number of
 * a dealer (and the same day) gives the same cars.
 */
export function planSampleYear(
  dealer: number,
  today: Day,
  { cars, styles }: { cars: number; styles: readonly CopyStyle[] },
): SampleCar[] {
  const chance = chancesFrom(dealer * 7919 + 17);
  const between = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1));
  const notAfterToday = (day: Day) => (day <= today ? day : undefined);
  return Array.from({ length: cars }, (_, index) => {
    const spread = Math.round((span * (index + 0.5)) / cars) + between(-3, 3);
    const writtenOn = addDays(today, Math.min(0, Math.max(0, spread) - span));
    const base = sampleCars[(index + dealer) % sampleCars.length] ?? sampleCars[0];
    const brief = {
      ...base,
      ...sampleTargeting(chance),
      color: colours[between(0, colours.length - 1)],
      warranty: warranties[between(0, warranties.length - 1)],
      notes: sampleNotes(chance),
      mileage: base.mileage + between(-9, 9) * 1000,
      price: base.price + between(-6, 6) * 100,
    };
    const style = styles[between(0, styles.length - 1)] ?? copyStyles[0];
    const publishedOn = chance() < 0.94 ? notAfterToday(addDays(writtenOn, between(0, 2))) : undefined;
    const asks = publishedOn !== undefined && chance() < chanceOfLead[style];
    const leadOn = asks ? notAfterToday(addDays(publishedOn, between(1, 12))) : undefined;
    const buys = leadOn !== undefined && chance() < 0.88;
    // Cars go a little faster as the year goes on.
    const soldOn = buys
      ? notAfterToday(addDays(leadOn, between(3, 30 - Math.round((14 * index) / cars))))
      : undefined;
    const givesUp = publishedOn !== undefined && leadOn === undefined && chance() < 0.4;
    return {
      brief,
      styles,
      ad: chance() < 0.5 ? sampleAds[between(0, sampleAds.length - 1)] : undefined,
      writtenOn,
      published: publishedOn ? { on: publishedOn, style } : undefined,
      leadOn,
      sold: soldOn ? { on: soldOn, price: (brief.price - between(0, 8) * 100) * 100 } : undefined,
      withdrawnOn: givesUp ? notAfterToday(addDays(publishedOn, between(60, 90))) : undefined,
      rating: chance() < 0.4 ? ratingOf(chance()) : undefined,
    };
  });
}

function ratingOf(luck: number): SampleCar['rating'] {
  if (luck < 0.82) return { isGood: true, reason: '' };
  return { isGood: false, reason: luck < 0.91 ? 'Troppo lungo per il portale' : '' };
}

/** A row of numbers from 0 to 1 that is always the same (mulberry32): nothing about a sample is left to chance. */
function chancesFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
