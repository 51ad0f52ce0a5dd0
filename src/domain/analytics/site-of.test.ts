import { expect, test } from 'vitest';
import { siteOf } from './site-of.ts';

test.each([
  ['https://www.autoscout24.it/annunci/fiat-panda-1', 'autoscout24.it'],
  ['https://suchen.mobile.de/fahrzeuge/details.html?id=1', 'mobile.de'],
  ['https://m.subito.it/auto/x.htm', 'subito.it'],
  ['https://www.autotrader.co.uk/car-details/1', 'autotrader.co.uk'],
  ['http://WWW.Concessionaria.COM.:8080/auto#top', 'concessionaria.com'],
  ['//autosalone.it', 'autosalone.it'],
  ['https://user:secret@www.autosalone.it/', 'autosalone.it'],
  ['https://co.it/auto', 'co.it'],
  ['http://192.0.2.7/auto', '192.0.2.7'],
  ['http://localhost:3000/ad', 'localhost'],
  ['https://autosalone-müller.it/x', 'autosalone-müller.it'],
  [`https://${'a'.repeat(3000)}.it/x`, ''],
  ['https://auto\u0000salone.it/x', ''],
  ['https://<b>autosalone.it/x', ''],
  ['una Panda del 2019', ''],
  ['', ''],
  [undefined, ''],
])('%s is of %s', (url, site) => expect(siteOf(url)).toBe(site));
