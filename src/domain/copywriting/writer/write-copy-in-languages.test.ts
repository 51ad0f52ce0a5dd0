import { describe, expect, it } from 'vitest';
import { isTried } from '#domain/fixtures/is-tried.ts';
import { type Language, languages } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { copyStyles } from '../copy.ts';
import { loadVoice } from './languages/load-voice.ts';
import { writeCopy } from './write-copy.ts';

const voices = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadVoice(language)] as const)),
);

const van = briefSchema.parse({
  ...{ make: 'Ford', model: 'Transit Custom', year: 2020, mileage: 89_000, fuelType: 'Diesel', power: 130 },
  ...{ price: 17_900, transmission: 'Manuale', category: 'Furgone', doors: 4, color: 'Bianco' },
  ...{ condition: 'Usato', targetCustomers: ['Attento al budget'], intendedUse: ['Lavoro'] },
  notes: '3 posti, allestimento officina',
});
const roadster = briefSchema.parse({
  ...{ make: 'Alfa Romeo', model: 'Spider', year: 1998, mileage: 142_000, fuelType: 'Benzina', power: 155 },
  ...{ price: 9500, category: 'Cabrio', doors: 2, color: 'Rosso', warranty: 'Nessuna garanzia' },
  ...{ targetCustomers: ['Attento allo stile'], sellingPoints: ['Design / Stile'] },
  notes: 'IVA esposta, permuta possibile',
});
const powerless = briefSchema.parse({
  ...{ make: 'Fiat', model: '500', year: 2020, fuelType: 'GPL', price: 13_750, displacement: 1242 },
  ...{ transmission: 'Manuale', driveType: 'Anteriore', category: 'Citycar', doors: 3, color: 'Bianco' },
  ...{ targetCustomers: ['Neopatentato'], intendedUse: ['Città'], sellingPoints: ['Bassi consumi'] },
});
const electric = briefSchema.parse({
  ...{ make: 'Renault', model: 'Zoe', year: 2022, fuelType: 'Elettrico', power: 136, price: 15_900 },
  notes: 'presa CCS, navigatore',
});

const pickup = briefSchema.parse({
  ...{ make: 'Toyota', model: 'Hilux', year: 2015, power: 150, driveType: '4x4', doors: 4, price: 18_000 },
  ...{ category: 'Pickup', targetCustomers: ['Attento al budget'], vehicleTypes: ['Fuoristrada'] },
  ...{ intendedUse: ['Campagna', 'Lavoro'], sellingPoints: ['Valore a lungo termine'] },
});
const family = briefSchema.parse({
  ...{ make: 'Volvo', model: 'XC60', year: 2018, fuelType: 'Ibrido', category: 'SUV', displacement: 1969 },
  ...{ transmission: 'Automatica' },
  ...{ targetCustomers: ['Famiglia con bambini'], intendedUse: ['Uso familiare'] },
});

const cases: readonly [Language, string, typeof van, RegExp][] = [
  ['it', 'offers nothing as missing that is there', roadster, /senza garanzia, (?:IVA|permuta)/u],
  ['fr', 'offers nothing as missing that is there', roadster, /sans garantie, (?:TVA|reprise)/u],
  ['es', 'offers nothing as missing that is there', roadster, /sin garantía, (?:IVA|posibilidad)/u],
  ['it', 'tells a displacement without a power', powerless, /motore(?: a GPL)? e \d/u],
  ['es', 'ends a sentence before the year', roadster, /(?:nota|estilo) de \d{4}/u],
  ['it', 'calls a van by its gender', van, /\bla userai/u],
  ['it', 'keeps the gender of a pickup', pickup, /poco legata/u],
  ['es', 'dates the car and not its kind', family, /está un SUV desde/u],
  ['en', 'goes on with no list that has not begun', van, /(?:list|equipment) (?:continues|goes on) with/u],
  ['en', 'praises no three seats', van, /three seats, (?:so|for)/u],
  ['de', 'praises no three seats', van, /3 Sitzplätzen? für/u],
  ['es', 'praises no three seats', van, /3 plazas, (?:para|y)/u],
  ['fr', 'praises no three seats', van, /trois places, (?:pour|et)/u],
  ['de', 'takes no plug for a maker', electric, /von CCS/u],
  ['de', 'calls a motor a motor once', family, /Motor (?:dient|arbeitet) ein \p{L}*[Mm]otor/u],
];

describe('a text of any style and seed', () => {
  it.each(cases)('in %s %s', { timeout: 30_000 }, (language, _, brief, wrong) => {
    const voice = voices[language];
    if (!voice) throw new Error(`No voice: ${language}`);
    for (const style of copyStyles) {
      for (let seed = 1; seed <= 25; seed++) {
        if (!isTried(seed, 5)) continue;
        expect(writeCopy({ brief, style, language, seed }, voice, 2026)).not.toMatch(wrong);
      }
    }
  });
});
