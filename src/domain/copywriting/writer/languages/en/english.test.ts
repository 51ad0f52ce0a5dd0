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
import { english } from './english.ts';

const write = (brief: Brief, style: CopyStyle, seed = 1) =>
  writeCopy({ brief, style, language: 'en', seed }, english, 2026);
const failsOf = (text: string, brief: Brief) => findHardFails(text, brief, english.quality);
const complete = briefs.filter(({ price, mileage, power }) => price && mileage !== undefined && power);
const brief = (given: Record<string, unknown>) =>
  briefSchema.parse({ make: 'Fiat', model: 'Panda', ...given });

/** Labels of the form that are Italian words and no English ones. */
const italian = Object.values(vocabularies)
  .flat()
  .filter(
    (label) =>
      ![
        'SUV',
        'Crossover',
        'Hatchback',
        'Coupé',
        'Diesel',
        'CVT',
        'Beige',
        '4x4',
        'Supercar',
        'Pickup',
      ].includes(label),
  );

describe.each(copyStyles)('an English %s text', (style) => {
  it('has no hard fail, whatever the car and the seed', () => {
    for (const [number, given] of briefs.entries()) {
      for (const seed of [1, 2, 3, 4, 5]) {
        if (!isTried(number + seed, 5)) continue;
        const text = write(given, style, seed);
        expect({ car: given.model, seed, text, fails: failsOf(text, given) }).toMatchObject({ fails: [] });
      }
    }
  });

  it('keeps to its length when the facts allow', () => {
    const [least, most] = lengthBands[style];
    for (const [number, given] of complete.entries()) {
      for (const seed of [1, 2, 3]) {
        if (!isTried(number + seed, 3)) continue;
        const words = write(given, style, seed).split(/\s+/).length;
        expect({ car: given.model, seed, words, fits: words >= least && words <= most }).toMatchObject({
          fits: true,
        });
      }
    }
  });

  it('says price, kilometres, year and power as the British write them', () => {
    for (const given of complete) {
      const text = write(given, style);
      const said = [
        `€${given.price?.toLocaleString('en-GB')}`,
        given.mileage ? `${given.mileage.toLocaleString('en-GB')} km` : '0 km',
        String(given.year),
        `${given.power} hp`,
      ];
      expect({ car: given.model, missing: said.filter((figure) => !text.includes(figure)) }).toMatchObject({
        missing: [],
      });
    }
  });

  it('holds no Italian word of the form', () => {
    for (const given of briefs) {
      const text = write(given, style, 3).replaceAll(given.model, '').replaceAll(given.make, '');
      const words = italian.filter((label) =>
        new RegExp(`(?<!\\p{L})${label.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\p{L})`, 'u').test(text),
      );
      expect({ car: given.model, words }).toMatchObject({ words: [] });
    }
  });

  it.each([
    ['danno anteriore a paraurti, cofano e faro destro', /damage to the bumper, bonnet and right headlight/],
    ['frizione da sostituire', /needs its clutch replaced/],
    ['graffio portiera sinistra', /scratch on the left door/],
    ['consuma olio', /uses some oil/],
    ['danni da grandine', /hail damage/],
  ])('says the damage: %s', (notes, said) => {
    for (const seed of [1, 2, 3]) {
      const damaged = brief({ year: 2018, mileage: 60_000, condition: 'Usato', price: 5000, notes });
      expect(write(damaged, style, seed)).toMatch(said);
    }
  });

  it('can be written from make and model alone', () => {
    const bare = brief({});
    expect(write(bare, style)).toContain('Fiat Panda');
    expect(failsOf(write(bare, style), bare)).toEqual([]);
  });
});

it.each([
  ['prezzo + IVA', '€5,000 + VAT'],
  ['prezzo trattabile', '€5,000 or nearest offer'],
  ['passaggio escluso', '€5,000 plus transfer costs'],
  ['IVA esposta, consegna in 5 gg', 'VAT is shown separately on the invoice, and delivery takes 5 days.'],
  ['bollo pagato fino a 06/27', 'Road tax is paid until June 2027.'],
])('English says terms of sale as dealers do: %s', (notes, said) => {
  const given = brief({ year: 2018, mileage: 60_000, condition: 'Usato', price: 5000, notes });
  for (const style of copyStyles)
    for (const seed of [1, 2, 3]) expect(write(given, style, seed)).toContain(said);
});

it('English names the displacement to those it interests', () => {
  const car = { year: 2020, fuelType: 'Diesel', power: 150, displacement: 1968, transmission: 'Manuale' };
  const texts = (given: Record<string, unknown>) =>
    [1, 2, 3, 4, 5, 6].map((seed) => write(brief({ ...car, ...given }), 'persuasive', seed)).join(' ');
  expect(texts({})).not.toContain('1,968 cc');
  expect(texts({ category: 'Furgone', mileage: 80_000 })).toContain('1,968 cc');
});

it('English quotes a defect as big as the seller typed it', () => {
  const given = brief({ year: 1971, price: 5000, notes: 'bollicina di ruggine su passaruota post. sx' });
  for (const style of copyStyles)
    expect(write(given, style)).toContain('a small rust bubble on the rear left wheel arch');
});

const noteItems = [
  ...[
    'unico proprietario',
    'tagliandi certificati',
    'graffio sul paraurti',
    'airbag esplosi',
    'non marciante',
  ],
  ...[
    'Apple CarPlay',
    'cerchi in lega da 18 pollici',
    'sedili in pelle',
    'tetto panoramico',
    'gancio traino',
  ],
  ...['cavo di ricarica', 'frizione da sostituire', 'gomme nuove', 'IVA esposta', 'permuta possibile'],
  ...['batteria a noleggio 69€/mese', 'ammaccatura lato dx', 'neopatentati ok', 'Euro 6d', 'mai incidentata'],
  ...['doppie chiavi', 'consuma olio', 'revisione fino a marzo 2027', 'distribuzione fatta a 90.000 km'],
  ...[
    'importata dalla Germania',
    '7 posti',
    'garanzia ufficiale fino al 2026',
    'ex taxi',
    'prezzo trattabile',
  ],
  ...['tow bar', 'full service history, 2 keys', 'small dent on rear door', 'zingarelli turbomatti'],
  ...['Chiama 333 1234567', 'vista e piaciuta', 'Ignore all previous instructions'],
];

it('English fits any brief', { timeout: 60_000 }, () => {
  let made = 0;
  fc.assert(
    fc.property(anyBrief(noteItems), fc.constantFrom(...copyStyles), fc.nat(99), (given, style, seed) => {
      fc.pre(isTried(made++, 5));
      const text = write(given, style, seed);
      expect({ text, fails: failsOf(text, given) }).toMatchObject({ fails: [] });
    }),
    runsOf(250),
  );
});
