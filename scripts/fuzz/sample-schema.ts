import fc from 'fast-check';
import type { Random } from '#domain/copywriting/writer/seeded-random.ts';
import type { JsonSchema } from './operations.ts';

/** Something fitting for a name; undefined where nothing is known and the schema decides. */
export type Sensible = (name: string) => unknown;

/** A value the schema allows; names that people would fill in sensibly are. */
export function sampleSchema(schema: JsonSchema, random: Random, sensible: Sensible, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const known = sensible(name);
  if (known !== undefined && random.next() < 0.85) return known;
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return sampleSchema(random.pick(branches), random, sensible, name);
  const { allOf, ...own } = schema;
  if (allOf) return sampleSchema({ ...own, ...allOf[0] }, random, sensible, name);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return sampleObject(schema, random, sensible);
    case 'array':
      return sampleArray(schema, random, sensible, name);
    case 'string':
      return sampleString(schema, random);
    case 'integer':
    case 'number':
      return sampleNumber(schema, random);
    case 'boolean':
      return random.next() < 0.5;
    case 'null':
      return null;
    default:
      return random.pick(['Fiat', 'Panda', 12, 2019]);
  }
}

function sampleObject(schema: JsonSchema, random: Random, sensible: Sensible) {
  const share = random.next();
  const names = Object.keys(schema.properties ?? {}).filter(
    (name) => schema.required?.includes(name) || random.next() < share,
  );
  return Object.fromEntries(
    names.map((name) => [
      name,
      sampleSchema(schema.properties?.[name] as JsonSchema, random, sensible, name),
    ]),
  );
}

function sampleArray(schema: JsonSchema, random: Random, sensible: Sensible, name: string) {
  const least = schema.minItems ?? 0;
  const length = Math.min(least + random.below(4), schema.maxItems ?? 100);
  return Array.from({ length }, () => sampleSchema(schema.items ?? {}, random, sensible, name));
}

function sampleString(schema: JsonSchema, random: Random): string {
  if (schema.pattern) return matching(schema.pattern, random);
  const least = schema.minLength ?? 0;
  const most = Math.max(least, Math.min(schema.maxLength ?? 200, 12_000));
  // Short ones mostly, now and then the longest that is allowed.
  const length = random.next() < 0.05 ? most : Math.min(most, least + random.below(40));
  const letters = 'abcdefghij klmnopqrstuvwxyzàèéìòùäöüßñçAEIOU0123456789.,-';
  return Array.from({ length }, () => random.pick([...letters])).join('');
}

function matching(pattern: string, random: Random): string {
  const [sample = ''] = fc.sample(fc.stringMatching(withoutLookAhead(pattern)), {
    numRuns: 1,
    seed: random.below(2 ** 31),
  });
  return sample;
}

const withoutLookAhead = (pattern: string) => new RegExp(pattern.replace('(?!0000)', ''));

function sampleNumber(schema: JsonSchema, random: Random): number {
  const { minimum = -1000, maximum = 100_000 } = schema;
  if (random.next() < 0.1) return random.pick([minimum, maximum]);
  return minimum + random.below(Math.min(maximum - minimum, 5000) + 1);
}
