import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { loadVoice } from './languages/load-voice.ts';
import { writeFreshCopy } from './write-fresh-copy.ts';

const brief = briefSchema.parse({
  make: 'Ford',
  model: 'Transit Custom',
  year: 2019,
  notes: 'clima, una botta sul portellone dx post. lasciata cosi e scalata dal prezzo',
});

test('a damage that German understands in its beginning is told by that, and named as told in part', async () => {
  const { text, leftOut } = writeFreshCopy(
    { brief, style: 'professional', language: 'de', seed: 7 },
    await loadVoice('de'),
    2026,
  );
  expect(text).toContain('An der rechten Heckklappe ist eine Delle.');
  expect(text).not.toContain('botta');
  expect(leftOut).toEqual([
    {
      note: 'una botta sul portellone destro posteriore lasciata così e scalata dal prezzo',
      reason: 'in-part',
    },
  ]);
});
