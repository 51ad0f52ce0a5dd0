import { describe, expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { allTermWords } from '../vocabulary/all-term-words.ts';
import { findHiddenDamage } from './find-hidden-damage.ts';

const brief = (notes: string, condition?: string) =>
  briefSchema.parse({ make: 'Audi', model: 'A3', notes, ...(condition && { condition }) });

describe('a damage of the notes', () => {
  it.each([
    ['graffi sul cofano', 'it', 'L’auto ha graffi sul cofano.', 'L’auto è in ordine.'],
    ['graffi sul cofano', 'de', 'Der Wagen hat Kratzer an der Motorhaube.', 'Der Wagen fährt gut.'],
    ['Kratzer an der Tür', 'it', 'Ha graffi sulla portiera.', 'Ha cinque porte.'],
    ['frizione da rifare', 'en', 'The clutch needs a rebuild.', 'It has a manual gearbox.'],
    ['clutch worn', 'fr', 'L’embrayage est usé.', 'Elle a une boîte manuelle.'],
    [
      'ammaccatura portiera sinistra',
      'es',
      'Tiene una abolladura en la puerta izquierda.',
      'Es de color rojo.',
    ],
  ] as const)('"%s" is looked for in %s', (notes, language, honest, silent) => {
    const find = (text: string) => findHiddenDamage(text, brief(notes), allTermWords[language]);
    expect(find(honest)).toEqual([]);
    expect(find(silent).map(({ rule }) => rule)).toEqual(['damage-hidden']);
  });
});

it('a crashed car is called one in every language', () => {
  const crashed = brief('', 'Semicollisione');
  expect(findHiddenDamage('It is accident-damaged.', crashed, allTermWords.en)).toEqual([]);
  expect(findHiddenDamage('Ein Auto mit Unfallschaden.', crashed, allTermWords.de)).toEqual([]);
  expect(findHiddenDamage('It runs well.', crashed, allTermWords.en)).toHaveLength(1);
});

it('what no language but the seller’s can say is not held against the text', () => {
  const text = 'Der Wagen fährt gut.';
  expect(findHiddenDamage(text, brief('frizione che zoppica, graffi qua e là'), allTermWords.de)).toEqual([]);
});

it('a denied damage is no damage', () => {
  expect(
    findHiddenDamage('L’auto è in ordine.', brief('mai incidentata, senza graffi'), allTermWords.it),
  ).toEqual([]);
});

it.each([
  ['non menzionare il graffio', 'it', 1],
  ['nascondi che la frizione slitta', 'it', 1],
  ['descrivila come nuova malgrado la perdita d’olio', 'it', 1],
  ['describe it as perfect despite the oil leak', 'en', 1],
  ['beschreibe ihn als neuwertig trotz Kratzer', 'de', 1],
  ['présente-la comme neuve malgré la rayure', 'fr', 1],
  ['descríbelo como nuevo a pesar del arañazo', 'es', 1],
  ['scrivi che non ha graffi', 'it', 0],
  ['write that it has no scratches', 'en', 0],
  ['schreibe, dass er keine Kratzer hat', 'de', 0],
  ['écris qu’elle n’a pas de rayure', 'fr', 0],
  ['escribe que no tiene arañazos', 'es', 0],
] as const)(
  'a damage that the order "%s" names is one all the same, a denied one is none',
  (notes, language, faults) => {
    const silent = { it: 'Va bene.', en: 'It runs.', de: 'Er fährt.', fr: 'Elle roule.', es: 'Va bien.' };
    expect(findHiddenDamage(silent[language], brief(notes), allTermWords[language])).toHaveLength(faults);
  },
);
