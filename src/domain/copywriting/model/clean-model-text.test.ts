import { expect, test } from 'vitest';
import { cleanModelText } from './clean-model-text.ts';

test.each([
  ['**Fiat Panda** del *2019*, `bella`.', 'Fiat Panda del 2019, bella.'],
  ['# Fiat Panda 2019\n\nUna citycar bianca.', 'Una citycar bianca.'],
  ['Ecco la descrizione:\n\nUna citycar bianca.', 'Una citycar bianca.'],
  ['Descrizione: Una citycar bianca.', 'Una citycar bianca.'],
  ['"Una citycar bianca."', 'Una citycar bianca.'],
  ['«Una citycar bianca.»', 'Una citycar bianca.'],
  ['La chiamano "Pandina". È "piccola".', 'La chiamano "Pandina". È "piccola".'],
  ['Una citycar 🚗 bianca ✨.', 'Una citycar bianca.'],
  ['<p>Una citycar.</p><p>Bianca.</p>', 'Una citycar.\n\nBianca.'],
  ['<script>alert(1)</script>Una citycar.', 'Una citycar.'],
  ['Guarda [il sito](https://x.example/a).', 'Guarda il sito.'],
  ['- Bluetooth.\n- Sensori.', 'Bluetooth. Sensori.'],
  ['Vieni a vederla!', 'Vieni a vederla.'],
  ['Che aspetti?!', 'Che aspetti?'],
  ['Qui... si viaggia. E poi…', 'Qui, si viaggia. E poi.'],
  ['Primo.\n\n\n---\n\nSecondo.\nTerzo.', 'Primo.\n\nSecondo. Terzo.'],
  ['Prix : 12\u202f900\u00a0€.', 'Prix : 12\u202f900\u00a0€.'],
  ['Una 4x4 da 5_000 * 2.', 'Una 4x4 da 5_000 * 2.'],
])('%j reads %j', (raw, clean) => {
  expect(cleanModelText(raw)).toBe(clean);
});
