import { describe, expect, test } from 'vitest';
import { copyStyles } from '#domain/copywriting/copy.ts';
import { isTried } from '#domain/fixtures/is-tried.ts';
import { type Language, languages } from '#domain/shared/languages.ts';
import { locales } from '#domain/shared/locales.ts';
import { type Brief, briefSchema } from '#domain/vehicles/brief.ts';
import { isTold } from '../../brief/notes/is-told.ts';
import { understandNotes } from '../../brief/notes/understand-notes.ts';
import { writeFreshCopy } from '../write-fresh-copy.ts';
import { loadVoice } from './load-voice.ts';

/** Notes of each kind and shape: things, participles and clauses that the product knows, and some that it does not. */
const shapes = {
  it: [
    ...[
      'tetto apribile',
      'distribuzione sostituita',
      'è sempre stata in garage',
      'graffio sul cofano',
      'IVA esposta',
    ],
    ...[
      'lift a turbomatto',
      'motore trattato con zingarelli',
      'il cane sale volentieri',
      'danno alla staffa del turbomatto',
    ],
  ],
  en: [
    ...[
      'sunroof',
      'timing belt replaced',
      'it has always been garaged',
      'scratch on the bonnet',
      'price negotiable',
    ],
    ...[
      'turbomatti lift',
      'engine treated with zingarelli',
      'the dog likes to get in',
      'damage to the turbomatti bracket',
    ],
  ],
  de: [
    ...[
      'Schiebedach',
      'Zahnriemen erneuert',
      'ist scheckheftgepflegt',
      'Kratzer an der Motorhaube',
      'Preis verhandelbar',
    ],
    ...[
      'Turbomatti Lift',
      'Motor mit Zingarelli behandelt',
      'der Hund steigt gern ein',
      'Schaden am Halter des Turbomatti',
    ],
  ],
  fr: [
    ...[
      'toit ouvrant',
      'courroie de distribution remplacée',
      'première main',
      'rayure sur le capot',
      'prix négociable',
    ],
    ...[
      'lift à turbomatti',
      'moteur traité au zingarelli',
      'le chien est à son aise',
      'dommage au support du turbomatti',
    ],
  ],
  es: [
    ...[
      'techo solar',
      'correa de distribución cambiada',
      'siempre ha dormido en garaje',
      'arañazo en el capó',
      'precio negociable',
    ],
    ...[
      'lift de turbomatti',
      'motor tratado con zingarelli',
      'el perro sube a gusto',
      'daño en el soporte del turbomatti',
    ],
  ],
} as const satisfies Record<Language, readonly string[]>;

const fields = {
  ...{ year: 2019, mileage: 64000, fuelType: 'Diesel', power: 150, price: 17900, doors: 5, color: 'Rosso' },
  ...{ category: 'Hatchback', condition: 'Usato', transmission: 'Manuale', driveType: 'Anteriore' },
  ...{ displacement: 1968, warranty: '12 mesi' },
} as const;
type Field = keyof typeof fields;
const names = Object.keys(fields) as Field[];
const without = (left: readonly Field[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name as Field)));

/** All fields, none, all but one, one alone. */
const given = [
  fields,
  {},
  ...names.map((name) => without([name])),
  ...names.map((name) => without(names.filter((other) => other !== name))),
];

const noteSets = (language: Language): (string | undefined)[] => [
  undefined,
  ...shapes[language],
  shapes[language].join(', '),
  `${shapes[language].join('. ')}.`,
  ...(language === 'it' ? [] : [shapes.it[0], shapes.it[5], shapes.it.join(', ')]),
];

/** What no sentence may look like, in any language: stumps, doubled signs, what is left of a template. */
const broken = /[@{}<>|]| [,.;]|[,;:]\s*[.;]|\.\.|,,|(?:^|[.?!]\s)\p{Ll}\p{L}+\s\p{L}+(?=[.?!])|undefined/u;

describe.each(languages)('in %s', (language) => {
  test.each(copyStyles)(
    '%s texts tell or name every note, whatever its shape and whatever the form leaves open',
    async (style) => {
      const voice = await loadVoice(language);
      const lost: string[] = [];
      for (const [set, notes] of noteSets(language).entries()) {
        for (const [index, form] of given.entries()) {
          if (!isTried(set + index, 4)) continue;
          const brief: Brief = briefSchema.parse({ make: 'Volkswagen', model: 'Golf', notes, ...form });
          const { text, leftOut } = writeFreshCopy({ brief, style, language, seed: index }, voice, 2026);
          for (const note of understandNotes(brief).notes) {
            const isNamed = leftOut.some((left) => left.note === note.text);
            if (!isNamed && !isTold(note, text, voice.quality.terms))
              lost.push(`${note.text} (${index}): ${text}`);
          }
          if (broken.test(text))
            lost.push(`broken (${index}, ${notes}): ${broken.exec(text)?.[0]} in ${text}`);
          const figures = [brief.price, brief.mileage].filter((value) => value !== undefined);
          const number = new Intl.NumberFormat(locales[language], { useGrouping: 'always' });
          for (const figure of figures) {
            const isSaid = text.replace(/\s/gu, ' ').includes(number.format(figure).replace(/\s/gu, ' '));
            if (!isSaid) lost.push(`${figure} (${index}, ${notes}): ${text}`);
          }
        }
      }
      expect(lost.slice(0, 5)).toEqual([]);
    },
    60_000,
  );
});
