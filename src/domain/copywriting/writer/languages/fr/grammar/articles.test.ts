import { expect, test } from 'vitest';
import { withA, withArticle, withDe, withThis } from './articles.ts';

test.each([
  ['Golf', 'f', 'la Golf', 'de la Golf', 'à la Golf', 'cette Golf'],
  ['Astra', 'f', 'l’Astra', 'de l’Astra', 'à l’Astra', 'cette Astra'],
  ['Ducato', 'm', 'le Ducato', 'du Ducato', 'au Ducato', 'ce Ducato'],
  ['Iveco Daily', 'm', 'l’Iveco Daily', 'de l’Iveco Daily', 'à l’Iveco Daily', 'cet Iveco Daily'],
  ['Honda Jazz', 'f', 'la Honda Jazz', 'de la Honda Jazz', 'à la Honda Jazz', 'cette Honda Jazz'],
  ['hayon', 'm', 'le hayon', 'du hayon', 'au hayon', 'ce hayon'],
  ['habitacle', 'm', 'l’habitacle', 'de l’habitacle', 'à l’habitacle', 'cet habitacle'],
  ['Yaris', 'f', 'la Yaris', 'de la Yaris', 'à la Yaris', 'cette Yaris'],
  ['Ypsilon', 'f', 'l’Ypsilon', 'de l’Ypsilon', 'à l’Ypsilon', 'cette Ypsilon'],
  ['E 220', 'f', 'la E 220', 'de la E 220', 'à la E 220', 'cette E 220'],
  ['500', 'f', 'la 500', 'de la 500', 'à la 500', 'cette 500'],
] as const)('%s takes the articles a Frenchman gives it', (text, gender, the, of, at, demonstrative) => {
  const noun = { text, gender };
  expect([withArticle(noun), withDe(noun), withA(noun), withThis(noun)]).toEqual([
    the,
    of,
    at,
    demonstrative,
  ]);
});

test('plurals contract and do not elide', () => {
  const noun = { text: 'airbags', gender: 'm', plural: true } as const;
  expect([withArticle(noun), withDe(noun), withA(noun)]).toEqual([
    'les airbags',
    'des airbags',
    'aux airbags',
  ]);
});
