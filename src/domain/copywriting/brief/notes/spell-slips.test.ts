import { expect, test } from 'vitest';
import { spellSlips } from './spell-slips.ts';

test.each([
  ['garazia 12 mesi', 'garanzia 12 mesi'],
  ['si consegan in 48h', 'si consegna in 48h'],
  ['passagio incluso', 'passaggio incluso'],
  ['Finaziabile', 'Finanziabile'],
  ['APENA REVISONATA', 'APENA REVISIONATA'],
  ['dischi e pastigle anteriori', 'dischi e pastiglie anteriori'],
  ['caricata, specchi ricaldati', 'caricata, specchi riscaldati'],
  ['solo su appuntameto', 'solo su appuntamento'],
  ['sospensioni penumatiche', 'sospensioni pneumatiche'],
  ['garanziia e tagliiando', 'garanzia e tagliando'],
])('%s is meant as %s', (typed, meant) => {
  expect(spellSlips(typed)).toBe(meant);
});

test.each([
  ['consegne a domicilio, portate 1.000 kg'],
  ['garanzie, revisioni, passaggi e tagliandi'],
  ['consegnate, riparate, verniciate, documentate'],
  ['fatturata a Vernasca, interni Recaro'],
  ['Konsegna in Germania'],
  ['la consegnano, la ritirano, la finanziano'],
  ['telecamere e sensore, vetrina'],
  ['scrivi a consegan@example.org'],
  ['el portón funciona bien, garantia oficial'],
])('%s stays as it is', (typed) => {
  expect(spellSlips(typed)).toBe(typed);
});
