import { expect, it } from 'vitest';
import { agree } from './agreement.ts';
import { contract, withArticle, withIndefinite } from './articles.ts';
import { joinSmoothly, listOf } from './lists.ts';
import { formatDate, formatNumber } from './numbers.ts';

it.each([
  [['aire acondicionado', 'Isofix'], 'aire acondicionado e Isofix'],
  [['faros led', 'llantas', 'inmovilizador'], 'faros led, llantas e inmovilizador'],
  [['capó', 'hierro'], 'capó y hierro'],
  [['radio'], 'radio'],
])('%j becomes one list: %s', (items, list) => {
  expect(listOf(items)).toBe(list);
});

it.each([
  ['gasolina y híbrido', 'gasolina e híbrido'],
  ['uno o otro', 'uno u otro'],
  ['rojo y azul', 'rojo y azul'],
])('"%s" is spoken "%s"', (text, spoken) => {
  expect(joinSmoothly(text)).toBe(spoken);
});

it.each([
  ['el precio de el Golf', 'el precio del Golf'],
  ['A el volante', 'Al volante'],
  ['sube a el Panda', 'sube al Panda'],
  ['de ellos', 'de ellos'],
])('"%s" is contracted to "%s"', (text, contracted) => {
  expect(contract(text)).toBe(contracted);
});

it('gives every noun its article', () => {
  expect(withArticle({ text: 'faros', gender: 'm', plural: true })).toBe('los faros');
  expect(withIndefinite({ text: 'furgoneta', gender: 'f' })).toBe('una furgoneta');
  expect(withIndefinite({ text: 'daños', gender: 'm', plural: true })).toBe('daños');
});

it.each([
  ['nuevo', { gender: 'f', plural: true }, 'nuevas'],
  ['gris', { gender: 'f', plural: true }, 'grises'],
  ['marrón', { gender: 'm', plural: true }, 'marrones'],
  ['azul', { gender: 'm', plural: false }, 'azul'],
  ['de cuero', { gender: 'm', plural: true }, 'de cuero'],
  ['que no funciona', { gender: 'm', plural: true }, 'que no funcionan'],
  ['no incluido', { gender: 'f', plural: false }, 'no incluida'],
] as const)('%s agrees with %j: %s', (adjective, form, agreed) => {
  expect(agree(adjective, form)).toBe(agreed);
});

it('writes figures and dates as Spain does', () => {
  expect([formatNumber(12_900), formatNumber(980), formatNumber(2.5)]).toEqual(['12.900', '980', '2,5']);
  expect([formatDate({ year: 2027, month: 3 }), formatDate({ year: 2027 })]).toEqual([
    'marzo de 2027',
    '2027',
  ]);
});
