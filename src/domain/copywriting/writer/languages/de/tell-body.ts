import type { Car } from '../../../brief/car/car.ts';
import type { Random } from '../../seeded-random.ts';
import type { Filling } from '../../text/fill-template.ts';
import type { Say, Slots } from '../slots.ts';
import { bodyNames } from './body-names.ts';
import { type Article, type Case, decline, type Gender, type NounPhrase } from './grammar/nouns.ts';
import { formatNumber, inLetters } from './grammar/numbers.ts';
import { colors } from './lexicon/vehicle-lexicon.ts';

const cases = { '': 'nom', A: 'acc', D: 'dat' } as const satisfies Record<string, Case>;

/** What is said of the body besides its name. */
interface Detail {
  doors?: boolean;
  km?: boolean;
}

/**
 * The body with what is still untold of colour and doors, and of kilometres in `…km`:
 * `{einbody}` "ein roter Kleinwagen mit fünf Türen", `{bodykmD}` "rotem Kleinwagen mit fünf Türen und 78.000 km",
 * `{einlook}` "ein roter Kleinwagen".
 */
export function bodySlots(car: Car): Slots {
  const slots: Slots = {};
  for (const [suffix, kase] of Object.entries(cases)) {
    for (const [name, article] of [
      ['einbody', 'ein'],
      ['body', ''],
    ] as const) {
      slots[name + suffix] = tellBody(car, article, kase, { doors: true });
      slots[`${name}km${suffix}`] = tellBody(car, article, kase, { doors: true, km: true });
      slots[`${name.replace('body', 'look')}${suffix}`] = tellBody(car, article, kase, {});
    }
  }
  return slots;
}

function tellBody(car: Car, article: Article, kase: Case, detail: Detail): Say {
  const names: readonly NounPhrase[] = bodyNames(car);
  return (told, random) => {
    if (names.length === 0 || told.has('body')) return undefined;
    const facts = ['body'];
    const adjectives: string[] = [];
    const tail: string[] = [];
    const doors = detail.doors && !told.has('doors') ? car.doors : undefined;
    const color = car.color && !told.has('color') ? colors[car.color] : undefined;
    const km = detail.km && car.mileage && !told.has('mileage') ? car.mileage : undefined;
    const isDoorsFirst = random.next() < 0.4;
    if (color) {
      facts.push('color');
      if (random.next() < 0.6) adjectives.push(color.adjective);
      else tail.push(`in ${color.noun}`);
    }
    if (doors) {
      facts.push('doors');
      if (isDoorsFirst) adjectives.unshift(`${inLetters(doors)}türig`);
    }
    if (km) facts.push('mileage');
    const name = random.pick(names);
    const after = extras(isDoorsFirst ? undefined : doors, km, name.gender, random);
    const noun = { ...name, adjectives, tail: (tail.join(' ') + after).trim() };
    return { text: decline(noun, article, kase), facts } satisfies Filling;
  };
}

/** " mit fünf Türen und 78.000 km", ", der bisher 78.000 km gelaufen ist,": its comma goes before other stops. */
function extras(doors: number | undefined, km: number | undefined, gender: Gender, random: Random): string {
  const count = doors ? `${inLetters(doors)} Türen` : undefined;
  const run = km ? `${formatNumber(km)} km` : undefined;
  if (!run) return count ? ` mit ${count}` : '';
  const driven = random.pick([run, `${run} Laufleistung`, `${run} auf dem Tacho`]);
  const far = random.pick([
    `, ${relatives[gender]} ${run} gelaufen ist,`,
    `, ${relatives[gender]} bisher ${run} gelaufen ist,`,
    `, ${relatives[gender]} ${run} auf dem Tacho hat,`,
    `, ${relatives[gender]} ${run} zurückgelegt hat,`,
    ` mit einem Kilometerstand von ${run}`,
  ]);
  if (!count) return random.pick([` mit ${driven}`, far]);
  return random.pick([` mit ${count} und ${driven}`, ` mit ${count}${far.replace(/^ mit/, ' und')}`]);
}

const relatives = { m: 'der', f: 'die', n: 'das' } as const satisfies Record<Gender, string>;
