import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTried, runsOf } from '#domain/fixtures/is-tried.ts';
import { type Brief, briefSchema } from '#domain/vehicles/brief.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { type CopyStyle, copyStyles } from '../../../copy.ts';
import { findHardFails } from '../../../quality/find-hard-fails.ts';
import { anyBrief } from '../../fixtures/any-brief.ts';
import { briefs } from '../../fixtures/briefs.ts';
import { lengthBands, writeCopy } from '../../write-copy.ts';
import { french } from './french.ts';

const thisYear = 2026;
const write = (brief: Brief, style: CopyStyle, seed = 1) =>
  writeCopy({ brief, style, language: 'fr', seed }, french, thisYear);
const complete = briefs.filter(({ price, mileage, power }) => price && mileage !== undefined && power);
const wordsIn = (text: string) => text.split(/\s+/).length;
const bare = briefSchema.parse({ make: 'Renault', model: 'Clio' });
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** Labels of the form that French does not share. */
const labels = Object.values(vocabularies)
  .flat()
  .filter(
    (label) =>
      !/^(?:SUV|Crossover|Coupé|Diesel|GPL|CVT|AWD|4x4|Beige|Bordeaux|Sport\w*|Supercar|Compatta)$/.test(
        label,
      ),
  );
const italian = new RegExp(
  `(?<![\\p{L}-])(?:${labels.map((label) => label.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})(?![\\p{L}-])`,
  'u',
);

describe.each(copyStyles)('a French %s text', (style) => {
  it('has no hard fail, whatever the car and the seed', { timeout: 30_000 }, () => {
    for (const [number, brief] of briefs.entries()) {
      for (const seed of [1, 2, 3, 4, 5]) {
        if (!isTried(number + seed, 5)) continue;
        const text = write(brief, style, seed);
        const fails = findHardFails(text, brief, french.quality);
        expect({ car: brief.model, seed, fails, text }).toMatchObject({ fails: [] });
      }
    }
  });

  it('keeps to its length when the facts allow', () => {
    const [least, most] = lengthBands[style];
    // Without notes a text is rather short than filled.
    for (const [number, brief] of complete.filter(({ notes }) => notes).entries()) {
      for (const seed of [1, 2, 3]) {
        if (!isTried(number + seed, 3)) continue;
        const words = wordsIn(write(brief, style, seed));
        expect({ car: brief.model, seed, fits: words >= least && words <= most, words }).toMatchObject({
          fits: true,
        });
      }
    }
  });

  it('says price, kilometres, year and power as the French write them', () => {
    for (const brief of complete) {
      const text = write(brief, style);
      const written = [
        `${grouped(brief.price ?? 0)}\u00a0€`,
        grouped(brief.mileage ?? 0),
        String(brief.year),
        `${grouped(brief.power ?? 0)}\u00a0ch`,
      ];
      expect({ car: brief.model, missing: written.filter((figure) => !text.includes(figure)) }).toMatchObject(
        {
          missing: [],
        },
      );
    }
  });

  it('says make and model in full', () => {
    for (const [number, brief] of briefs.entries()) {
      for (const seed of [1, 2, 3, 4, 5, 6])
        if (isTried(number + seed, 6))
          expect(write(brief, style, seed)).toContain(`${brief.make} ${brief.model}`);
    }
  });

  it('holds no word of the Italian form', () => {
    for (const brief of briefs) {
      const text = write(brief, style).replaceAll(brief.model, '').replaceAll(brief.make, '');
      expect({ car: brief.model, found: italian.exec(text)?.[0] }).toMatchObject({ found: undefined });
    }
  });

  it('can be written from make and model alone', () => {
    const text = write(bare, style);
    expect(text).toContain('Renault Clio');
    expect(wordsIn(text)).toBeGreaterThan(20);
    expect(text).not.toMatch(/\d/);
  });

  it('says a damage before the price', () => {
    for (const brief of briefs.filter(
      ({ notes, condition }) =>
        condition === 'Semicollisione' || /graffio|ruggine|ammaccatura|frizione da/.test(notes ?? ''),
    )) {
      expect(write(brief, style).split(/\d\u00a0€/)[0]).toMatch(
        /accidenté|rayure|rouille|bosse|embrayage à remplacer/,
      );
    }
  });
});

it('calls crashed only a car that is said to be', () => {
  const whole = briefs.filter(({ condition }) => condition !== 'Semicollisione');
  for (const [number, brief] of whole.entries()) {
    for (const style of copyStyles) {
      for (const seed of [1, 2, 3, 4, 5, 6])
        if (isTried(number + seed, 6)) expect(write(brief, style, seed)).not.toMatch(/accidentée?(?!\p{L})/u);
    }
  }
});

it('repeats French notes as they were typed', () => {
  const brief = briefSchema.parse({
    make: 'Peugeot',
    model: '308',
    price: 9900,
    notes: 'toit panoramique, sièges chauffants, carnet d’entretien complet, rayure sur l’aile avant droite',
  });
  for (const style of copyStyles) {
    const text = write(brief, style).toLowerCase();
    for (const item of ['toit panoramique', 'sièges chauffants', 'rayure sur l’aile avant droite']) {
      expect(text).toContain(item);
    }
  }
});

/** Items of every kind, in Italian and in French: things, papers, defects, prices, shorthand, words nobody knows. */
const noteItems = [
  ...[
    'gancio traino',
    'cerchi 17"',
    'navi',
    'ACC',
    'PDK',
    'SEDILI ANT. RISCALDATI',
    'cassone fisso',
    'KONI FSD',
  ],
  ...[
    'unico proprietario',
    'libretto service',
    'tagliandata',
    'iscritta ASI e libretti originali',
    'revisionato 2025',
  ],
  ...[
    'graffio portiera sinistra',
    'frizione da rifare',
    "consuma un po' di olio",
    'grandinata',
    'bollo scaduto',
  ],
  ...[
    'non marciante',
    'motore da rifare',
    'ex taxi',
    'manca la ruota di scorta',
    'cambio che gratta in terza',
  ],
  ...[
    'prezzo + IVA',
    'IVA esposta',
    'permuta possibile',
    'batteria a noleggio 69€/mese',
    'ammaccatura lato dx',
  ],
  ...['zingarelli turbomatti', 'neopatentati ok', 'Euro 6d', 'portata 12 q.li', 'Chiama 333 1234567'],
  ...['sièges chauffants', 'toit panoramique', 'première main', 'rayure sur l’aile avant', '7 posti'],
];

it('fits any brief', () => {
  let made = 0;
  fc.assert(
    fc.property(anyBrief(noteItems), fc.constantFrom(...copyStyles), fc.nat(99), (some, style, seed) => {
      fc.pre(isTried(made++, 5));
      const text = write(some, style, seed);
      const fails = findHardFails(text, some, french.quality);
      expect({ text, fails }).toMatchObject({ fails: [] });
    }),
    runsOf(250),
  );
}, 60_000);
