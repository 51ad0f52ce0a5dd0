import type { Random } from '#domain/copywriting/writer/seeded-random.ts';
import type { LaneMemory } from './lane-memory.ts';
import { randomLetters } from './random-letters.ts';
import type { Sensible } from './sample-schema.ts';

const notes =
  'Unico proprietario, tagliandi certificati Fiat, gomme nuove. Garanzia 12 mesi. Ritiro usato possibile.';

const page = `<html><head><title>Fiat Panda 1.2 Easy 2019</title></head><body><h1>Fiat Panda 1.2 Easy</h1>
<dl><dt>Anno</dt><dd>03/2019</dd><dt>Chilometraggio</dt><dd>45.000 km</dd><dt>Alimentazione</dt><dd>Benzina</dd>
<dt>Prezzo</dt><dd>€ 8.900</dd></dl></body></html>`;

/** What a dealer would fill in, by the name of the field; `site` is where ads may be fetched from. */
export function sensibleValues(random: Random, memory: LaneMemory, site: string): Sensible {
  const values: Record<string, () => unknown> = {
    make: () => random.pick(['Fiat', 'Volkswagen', 'BMW', 'Citroën', 'Škoda']),
    model: () => random.pick(['Panda', 'Golf', '320d Touring', 'C3', 'Octavia']),
    year: () => random.pick(['2019', 2021, '1998']),
    mileage: () => random.pick(['45000', 120_000, '45.000 km']),
    price: () => random.pick(['8900', 23_500, '€ 12.900']),
    power: () => random.pick(['69', 150]),
    fuelType: () => random.pick(['Benzina', 'Diesel', 'Elettrico']),
    notes: () => notes,
    text: () => random.pick([notes, 'Fiat Panda del 2019, 45.000 km.', `${notes}\n\n${notes}`]),
    content: () => random.pick([page, notes, 'make;model;year\nFiat;Panda;2019\n']),
    url: () => `${site}/${random.pick(['ad', 'nothing', 'slow', 'huge', 'loop'])}/${random.below(100)}`,
    email: () => memory.seen('email') ?? `fuzz-${randomLetters(random, 6)}@example.org`,
    to: () => memory.seen('email'),
    token: () => memory.seen('token'),
    clientSecret: () => memory.seen('clientSecret'),
    after: () => memory.seen('next'),
    afterCreatedAt: () => memory.seen('createdAt'),
    afterAt: () => memory.seen('at'),
    afterId: () => memory.seen('id'),
    password: () => random.pick(['autoscritto-demo', 'una password lunga']),
    newPassword: () => 'una password lunga',
    on: () => `2026-${random.pick(['10', '11'])}-1${random.below(10)}`,
    guide: () => random.pick(['training', 'strategy']),
    month: () => random.pick(['2026-10', '2026-11']),
    period: () => random.pick(['7d', '30d', '90d', '1y']),
    vatNumber: () => random.pick(['12345678903', 'IT12345678903', '00743110157']),
    billingPostalCode: () => '20121',
    billingProvince: () => 'MI',
    sdiCode: () => '0000000',
    search: () => random.pick(['panda', 'fiat 2019', 'rossi', 'zz']),
  };
  return (name) => values[name]?.();
}
