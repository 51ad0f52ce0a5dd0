import { beforeAll, describe, expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from '../../brief/car/read-car.ts';
import { traits } from '../../brief/car/traits.ts';
import { loadFactChecker } from '../../facts/load-fact-checker.ts';
import { findHardFails } from '../../quality/find-hard-fails.ts';
import { type Term, terms } from '../../vocabulary/terms.ts';
import { italianTerms } from '../../vocabulary/words/it.ts';
import type { Argument, Arguments } from '../argument/arguments.ts';
import { fillThings } from '../argument/fill-things.ts';
import { matchArgument } from '../argument/match-argument.ts';
import { seededRandom } from '../seeded-random.ts';
import { fillSilently } from '../text/fill-silently.ts';
import { fillTemplate } from '../text/fill-template.ts';
import { type Piece, parseTemplate } from '../text/parse-template.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import { italian } from './it/italian.ts';
import type { Voice } from './voice.ts';

type Checker = Awaited<ReturnType<typeof loadFactChecker>>;
const checks = new Map<Voice, Checker>();
beforeAll(async () => {
  for (const voice of voices) checks.set(voice, await loadFactChecker(voice.language));
});

const voices = [italian, english, german, spanish, french];

const rowsOf = (args: Arguments): Argument[] => [...args.leads, ...args.reasons, ...args.leadClosings];
const tablesOf = (args: Arguments) => [
  ...args.openings,
  ...args.aims,
  ...Object.values(args.themes).flat(),
  ...args.closings,
  ...[
    args.engine,
    args.past,
    args.state,
    args.remaining,
    args.details,
    args.defects,
    args.price,
    args.terms,
  ].flat(),
];

const slotsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'slot') return [piece.name];
    if (piece.kind === 'choice') return piece.options.flatMap(slotsOf);
    return piece.kind === 'optional' ? slotsOf(piece.body) : [];
  });

const first = (wanted: Term | readonly Term[]) => (typeof wanted === 'string' ? wanted : wanted[0]) as Term;
/** Notes that say what an argument is about, and as little more as notes can. */
const notesFor = ({ of }: Argument) => of.map((wanted) => noteOf(first(wanted))).join(', ');

function noteOf(term: Term): string {
  const [wordClass, say] = italianTerms.terms[term];
  const isNew = { m: 'nuovo', f: 'nuova', mp: 'nuovi', fp: 'nuove' }[wordClass as string] ?? '';
  return typed[term] ?? (terms[term] === 'part' ? `${say} ${isNew}` : say.replaceAll('@', 'a'));
}

const typed: Partial<Record<Term, string>> = {
  manySeats: '7 posti',
  trimLine: 'allestimento Lounge',
  package: 'pacchetto Tech',
  fullOptions: 'full optional',
  payload: 'portata 900 kg',
  range: 'autonomia 300 km',
  batteryHealth: 'SOH 94%',
  exDemo: 'ex demo',
};

const carOf = (notes: string) => ({
  ...{ make: 'Fiat', model: 'Tipo 1.6', year: 2019, mileage: 84_000, fuelType: 'Diesel', color: 'Rosso' },
  ...{ transmission: 'Manuale', power: 120, price: 11_900, driveType: 'Anteriore', displacement: 1598 },
  ...{ doors: 5, category: 'Station Wagon', condition: 'Usato', warranty: '12 mesi', notes },
});

const arguing = voices.flatMap((voice) =>
  (['professional', 'persuasive'] as const).map((style) => ({
    ...{ voice, style, language: voice.language },
    args: voice.args[style],
  })),
);

describe.each(arguing)('$language: the arguments of the $style style', ({ voice, args }) => {
  const rows = rowsOf(args);

  test('depend on known traits', () => {
    const known = new Set<string>(traits);
    const phrases = [...rows.flatMap(({ say }) => say), ...tablesOf(args)];
    const wrong = phrases.filter((phrase) =>
      parseTemplate(phrase).when.some((trait) => !known.has(trait.replace(/^!/, ''))),
    );
    expect(wrong).toEqual([]);
  });

  test('tell each thing they are about', () => {
    const places = ['x', 'y', 'z'];
    const silent = [...args.leads, ...args.reasons].flatMap(({ of, say }) =>
      say.filter((phrase) => {
        const slots = slotsOf(parseTemplate(phrase).body).map((slot) => /([xyz])0?$/.exec(slot)?.[1]);
        return !places.slice(0, of.length).every((place) => slots.includes(place));
      }),
    );
    expect(silent).toEqual([]);
  });

  test('are about things that notes can say', () => {
    const unknown = rows.filter((argument) => {
      const car = readCar(briefSchema.parse(carOf(notesFor(argument))), 2026);
      return !matchArgument(argument, args.things(car));
    });
    expect(unknown.map(({ of }) => of)).toEqual([]);
  });

  test('can be said and say nothing that the notes do not', () => {
    const wrong: string[] = [];
    for (const argument of [...args.leads, ...args.reasons]) {
      const { of, say } = argument;
      const brief = briefSchema.parse(carOf(notesFor(argument)));
      const car = readCar(brief, 2026);
      const things = matchArgument({ of, say }, args.things(car)) ?? [];
      const fill = fillThings(fillSilently(voice.tell(car), car), things, args);
      for (const phrase of say) {
        const filled = fillTemplate(parseTemplate(phrase), fill, new Set(), seededRandom(phrase));
        if (!filled) {
          wrong.push(`cannot be said: « ${phrase}`);
          continue;
        }
        const text = voice.polish(args.agree(filled.text, things.length > 1), car);
        const fails = findHardFails(text, brief, voice.quality, [], { ...brief, notes: undefined });
        wrong.push(...fails.map(({ rule, excerpt }) => `${rule} (${excerpt}): ${text} « ${phrase}`));
        const claims = (checks.get(voice)?.(text, brief) ?? []).filter(({ verdict }) =>
          /unsupported|contradicting/.test(verdict),
        );
        wrong.push(
          ...claims.map((claim) => `invents ${text.slice(claim.start, claim.end)}: ${text} « ${phrase}`),
        );
      }
    }
    expect(wrong).toEqual([]);
  });
});
