import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTried, runsOf } from '#domain/fixtures/is-tried.ts';
import { type Brief, briefSchema } from '#domain/vehicles/brief.ts';
import { type CopyStyle, copyStyles } from '../../../copy.ts';
import { findHardFails } from '../../../quality/find-hard-fails.ts';
import { anyBrief } from '../../fixtures/any-brief.ts';
import { briefs } from '../../fixtures/briefs.ts';
import { lengthBands, writeCopy } from '../../write-copy.ts';
import { spanish } from './spanish.ts';

const write = (brief: Brief, style: CopyStyle, seed = 1) =>
  writeCopy({ brief, style, language: 'es', seed }, spanish, 2026);
const complete = briefs.filter(({ price, mileage, power }) => price && mileage !== undefined && power);
const wordsIn = (text: string) => text.split(/\s+/).length;
const bare = briefSchema.parse({ make: 'Renault', model: 'Clio' });

describe.each(copyStyles)('a Spanish %s text', (style) => {
  it('has no hard fail, whatever the car and the seed', () => {
    for (const [number, brief] of briefs.entries()) {
      for (const seed of [1, 2, 3, 4, 5]) {
        if (!isTried(number + seed, 5)) continue;
        const text = write(brief, style, seed);
        const fails = findHardFails(text, brief, spanish.quality);
        expect({ car: brief.model, seed, fails, text }).toMatchObject({ fails: [] });
      }
    }
  });

  it('keeps to its length when the facts allow', () => {
    const [least, most] = lengthBands[style];
    for (const [number, brief] of complete.entries()) {
      for (const seed of [1, 2, 3]) {
        if (!isTried(number + seed, 3)) continue;
        const words = wordsIn(write(brief, style, seed));
        expect({ car: brief.model, seed, words, fits: words >= least && words <= most }).toMatchObject({
          fits: true,
        });
      }
    }
  });

  it('says price, kilometres, year and power as Spain writes them', () => {
    for (const [number, brief] of complete.entries()) {
      for (const seed of [1, 2, 3]) {
        if (!isTried(number + seed, 3)) continue;
        const text = write(brief, style, seed);
        const figures = [brief.price, brief.mileage || undefined, brief.power]
          .map((value) => value?.toLocaleString('de-DE') ?? '')
          .concat(String(brief.year));
        const missing = figures.filter((figure) => !text.includes(figure));
        expect({ car: brief.model, seed, missing, text }).toMatchObject({ missing: [] });
        expect(text).toContain(`${brief.price?.toLocaleString('de-DE')} €`);
      }
    }
  });

  it('says a damage before the price', () => {
    for (const brief of briefs.filter(
      ({ notes, condition }) =>
        condition === 'Semicollisione' || /graffio|ruggine|ammaccatura|frizione da/.test(notes ?? ''),
    )) {
      expect(write(brief, style).split(/\d €/)[0]).toMatch(
        /daño|arañazo|óxido|abolladura|embrague por sustituir/,
      );
    }
  });

  it('can be written from make and model alone', () => {
    const text = write(bare, style);
    expect(text).toContain('Renault Clio');
    expect(wordsIn(text)).toBeGreaterThan(20);
    expect(text).not.toMatch(/\d/);
  });

  it('contains no Italian label', () => {
    const labels = [
      'Benzina',
      'Idrogeno',
      'Metano',
      'Automatica',
      'Manuale',
      'Bianco',
      'Rosso',
      'Furgone',
      'Usato',
      'Aziendale',
      'mesi',
    ];
    const pattern = new RegExp(`(?<!\\p{L})(?:${labels.join('|')})(?!\\p{L})`, 'iu');
    for (const brief of briefs) expect(write(brief, style)).not.toMatch(pattern);
  });
});

it('speaks to one reader in the persuasive style and to nobody in the professional one', () => {
  for (const brief of complete) {
    expect(write(brief, 'persuasive')).toMatch(
      /(?<!\p{L})(?:[Tt]e|[Tt]us?|[Tt]ú|ti|[Tt]ienes|[Mm]ira|[Vv]en|[Ll]lámanos|verás|encontrarás|comparas|miras|[Ee]scríbenos|siéntate|[Pp]ásate)(?!\p{L})/u,
    );
    expect(write(brief, 'professional')).not.toMatch(/(?<!\p{L})(?:te|tu|tus|tú|ti|tienes)(?!\p{L})/u);
  }
});

it('tells notes that were typed in Spanish', () => {
  const brief = briefSchema.parse({
    ...bare,
    price: 5000,
    notes: 'enganche de remolque, único dueño, rasguño en la aleta derecha',
  });
  for (const style of copyStyles) {
    const text = write(brief, style);
    for (const note of ['enganche de remolque', 'arañazo en la aleta derecha']) expect(text).toContain(note);
    expect(text).toMatch(/ solo dueño|único propietario/);
  }
});

it('leaves out what it has no Spanish words for', () => {
  const brief = briefSchema.parse({ ...bare, price: 5000, notes: 'zingarelli turbomatti, gancio traino' });
  for (const style of copyStyles) {
    expect(write(brief, style)).not.toMatch(/zingarelli|turbomatti|gancio/);
    expect(write(brief, style)).toContain('enganche de remolque');
  }
});

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
    'tagliandata',
    'iscritta ASI e libretti originali',
    'revisionato 2025',
    'ex taxi',
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
    'manca la ruota di scorta',
    'cambio che gratta in terza',
    'Euro 6d',
  ],
  ...['prezzo + IVA', 'IVA esposta', 'permuta possibile', 'batteria a noleggio 69€/mese', 'portata 12 q.li'],
  ...[
    'zingarelli turbomatti',
    'neopatentati ok',
    'Chiama 333 1234567',
    'vista e piaciuta',
    'mai incidentata',
  ],
  ...['enganche de remolque', 'arañazo en la puerta', 'ITV hasta 2027', 'no arranca', 'scratch on left door'],
];

it('fits any brief', () => {
  let made = 0;
  fc.assert(
    fc.property(anyBrief(noteItems), fc.constantFrom(...copyStyles), fc.nat(99), (some, style, seed) => {
      fc.pre(isTried(made++, 5));
      const text = write(some, style, seed);
      expect({ text, fails: findHardFails(text, some, spanish.quality) }).toMatchObject({ fails: [] });
    }),
    runsOf(250),
  );
}, 60_000);
