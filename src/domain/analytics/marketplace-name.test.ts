import { expect, test } from 'vitest';
import { marketplaceName } from './marketplace-name.ts';

test.each([
  ['autoscout24.it', 'AutoScout24'],
  ['autoscout24.de', 'AutoScout24'],
  ['impresapiu.subito.it', 'Subito'],
  ['mobile.de', 'mobile.de'],
  ['automobile.it', 'automobile.it'],
  ['notsubito.it', 'notsubito.it'],
  ['subito.it.example', 'subito.it.example'],
  ['concessionaria-rossi.example', 'concessionaria-rossi.example'],
])('%s is called %s', (host, name) => {
  expect(marketplaceName(host)).toBe(name);
});
