import { expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { findHardFails } from './find-hard-fails.ts';
import { italianQuality } from './lexicon/italian.ts';

const brief = briefSchema.parse({ make: 'Fiat', model: 'Panda', notes: 'frizione da rifare' });

it.each([
  ['È libretta service.', 'wrong-agreement'],
  ['In questo racconto entra i sensori.', 'wrong-agreement'],
  ['Una carrozzeria bianco.', 'wrong-agreement'],
  ['La dotazione comprende il clima e la frizione da rifare.', 'defect-praised'],
  ['Qualche punto a suo favore: cavo non incluso.', 'defect-praised'],
  ['Un’ammaccatura sul lato dx.', 'shorthand'],
  ['Monta il pdk.', 'shorthand'],
  ['Ha 25.000 km.', 'invented-number'],
  ['Si dichiara quanto segue: clima.', 'banned-word'],
  ['È mai incidentata.', 'risky-claim'],
])('finds the fault in "%s"', (text, rule) => {
  expect(findHardFails(text, brief, italianQuality).map((fail) => fail.rule)).toContain(rule);
});

it('takes what the notes say in another language for a foundation', () => {
  const german = briefSchema.parse({ make: 'Fiat', model: 'Panda', notes: 'unfallfrei, Sitzheizung' });
  const text = 'Questa Fiat Panda non è mai stata incidentata e ha i sedili riscaldati.';
  expect(findHardFails(text, german, italianQuality)).toEqual([]);
});

it('finds nothing in a plain honest text', () => {
  expect(findHardFails('Questa Fiat Panda ha la frizione da rifare.', brief, italianQuality)).toEqual([]);
});
