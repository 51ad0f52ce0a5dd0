import { expect, test } from 'vitest';
import { engineIn } from './engine-names.ts';

test.each([
  ['Golf 2.0 TDI DSG Style', '2.0 TDI'],
  ['Duster 1.0 TCe ECO-G Comfort', '1.0 TCe ECO-G'],
  ['V60', undefined],
  ['V60 B4 Momentum', undefined],
  ['Clio RS V6', 'V6'],
])('the engine in the name of a model: %s', (model, engine) => {
  expect(engineIn(model)).toBe(engine);
});
