import { expect, test } from 'vitest';
import type { Language } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { loadVoice } from '../writer/languages/load-voice.ts';
import { addUntold } from './add-untold.ts';

const added = async (notes: string, text: string, language: Language = 'it') => {
  const brief = briefSchema.parse({ make: 'Fiat', model: 'Panda', notes });
  return addUntold(text, { brief, language }, await loadVoice(language), 2026);
};

test('a damage and a condition of sale that a model left out stand at the end of its text', async () => {
  const { text, leftOut } = await added(
    'graffio sul cofano, IVA esposta, gancio di traino',
    'Una Fiat Panda. Vieni a vederla.',
  );
  expect(text).toMatch(
    /^Una Fiat Panda\. Vieni a vederla\.\n\nDa sapere: graffio sul cofano\. .*IVA esposta\.$/u,
  );
  expect(leftOut).toEqual([{ note: 'gancio di traino', reason: 'no-room' }]);
});

test('a text that tells all of them stays as it is, whatever its words', async () => {
  const honest = 'Una Fiat Panda con il gancio. Sul cofano c’è un graffio; l’IVA è esposta.';
  expect(await added('graffio sul cofano, IVA esposta, gancio traino', honest)).toEqual({
    text: honest,
    leftOut: [],
  });
});

test('a damage that no table knows is told in the seller’s words', async () => {
  const { text } = await added('danno alla staffa del turbomatto', 'Una Fiat Panda.');
  expect(text).toContain('danno alla staffa del turbomatto');
});

test('what was typed in another language and is not understood cannot be looked for', async () => {
  const { text, leftOut } = await added('danno alla staffa del turbomatto', 'Ein Fiat Panda.', 'de');
  expect({ text, leftOut }).toEqual({ text: 'Ein Fiat Panda.', leftOut: [] });
});
