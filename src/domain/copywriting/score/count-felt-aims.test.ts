import { expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { loadAimWords } from './aims/load-aim-words.ts';
import { countFeltAims } from './count-felt-aims.ts';

const brief = briefSchema.parse({
  ...{ make: 'Fiat', model: 'Panda', targetCustomers: ['Famiglia con bambini'] },
  ...{ intendedUse: ['Città'], sellingPoints: ['Facile parcheggio'] },
});

it.each([
  ['it', 'In città parcheggi in un attimo, e i bambini salgono volentieri.', 3],
  ['it', 'Ha il cambio manuale e costa poco.', 0],
  ['de', 'In der Stadt parken Sie leicht, und die Kinder steigen gern ein.', 3],
  ['en', 'In town it parks with ease, and children get in without fuss.', 3],
  ['fr', 'En ville, on se gare facilement, et les enfants montent volontiers.', 3],
  ['es', 'En la ciudad se aparca sin esfuerzo y los niños suben encantados.', 3],
] as const)('%s: %s', async (language, text, felt) => {
  expect(countFeltAims(text, brief, await loadAimWords(language))).toEqual({ felt, of: 3 });
});
