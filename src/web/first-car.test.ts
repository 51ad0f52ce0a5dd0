import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropFirstCar, findFirstCar, keepFirstCar } from './first-car.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-21T10:00:00Z');
const hours = (count: number) => now + count * 60 * 60_000;

test('what a visitor typed is found for a day, until it is dropped', () => {
  keepFirstCar({ url: ' https://auto.example/panda ', make: '', model: ' ' }, now);
  expect(findFirstCar(hours(23))).toEqual({ url: 'https://auto.example/panda' });
  expect(findFirstCar(hours(25))).toBeUndefined();
  dropFirstCar();
  expect(findFirstCar(now)).toBeUndefined();
});

test('an empty form keeps nothing, and leaves what was kept before', () => {
  keepFirstCar({ make: 'Fiat', model: 'Panda', year: '2019' }, now);
  keepFirstCar({ url: '  ' }, now);
  expect(findFirstCar(now)).toEqual({ make: 'Fiat', model: 'Panda', year: '2019' });
  keepFirstCar({ make: 'Fiat', model: 'Tipo', year: ' ', fuelType: 'Diesel', price: '9.800' }, now);
  expect(findFirstCar(now)).toEqual({ make: 'Fiat', model: 'Tipo', fuelType: 'Diesel', price: '9.800' });
});

test.each([
  '',
  'null',
  '[]',
  '{"until":"x"}',
  '{"until":9e15}',
  '{"until":9e15,"car":{"make":7,"evil":"x"}}',
  '{broken',
])('something else in its place (%s) is no car', (text) => {
  kept.set('autoscritto-first-car', text);
  expect(findFirstCar(now) ?? {}).toEqual({});
});

test('where storage is forbidden nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  keepFirstCar({ make: 'Fiat' });
  expect(findFirstCar()).toBeUndefined();
  dropFirstCar();
});
