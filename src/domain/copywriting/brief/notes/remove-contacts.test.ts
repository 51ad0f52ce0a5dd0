import { describe, expect, test } from 'vitest';
import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import { writingPrompt } from '#domain/copywriting/model/prompts/writing-prompt.ts';
import type { Language } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { offlineCopywriter } from '../../writer/offline-copywriter.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
const requestOf = (notes: string, language: Language, style: CopyStyle = 'professional', seed = 7) => ({
  brief: briefSchema.parse({ make: 'Fiat', model: 'Panda', year: 2019, price: 7900, notes }),
  ...{ style, language, seed },
});

describe.each([
  ['it', 'targa AB123CD', /targa/i, 'gancio traino'],
  ['it', 'tel. 333 1234567', /tel\b/i, 'gancio traino'],
  ['it', 'Chiamare Mario 333 1234567', /mario/i, 'gancio traino'],
  ['it', 'e-mail mario@rossi.it', /e-mail/i, 'gancio traino'],
  ['en', 'number plate AB123CD', /number plate/i, 'tow bar'],
  ['en', 'Mobile: +44 7700 900123', /mobile/i, 'tow bar'],
  ['de', 'Ruf an: +49 171 1234567', /ruf an/i, 'Sitzheizung'],
  ['de', 'Handy 0171 1234567', /handy/i, 'Sitzheizung'],
  ['fr', 'Tél. : 06 12 34 56 78', /tél(?!é)/i, 'attelage'],
  ['es', 'Móvil: 612 345 678', /móvil/i, 'enganche de remolque'],
] as const)('%s: of "%s"', (language, contact, trace, equipment) => {
  test('nothing is repeated as equipment, and the seller is told', async () => {
    for (const style of copyStyles) {
      for (const notes of [`${equipment}, ${contact}`, contact]) {
        const { text, leftOut } = await offlineCopywriter(clock).write(requestOf(notes, language, style));
        expect(text).not.toMatch(trace);
        expect(leftOut.join('\n')).toMatch(trace);
        expect(leftOut.join('\n')).not.toMatch(/\d{3}|AB\d|@/);
      }
    }
  });
});

test('an invitation takes no damage with it', async () => {
  const notes = 'Contattateci per info sul danno al paraurti, gancio traino';
  const { user } = writingPrompt(requestOf(notes, 'it'), 2026);
  expect(user).toContain('danno al paraurti');
  const { text } = await offlineCopywriter(clock).write(requestOf(notes, 'it'));
  expect(text).toMatch(/danno al paraurti/);
});

test.each([
  ['Sedili in pelle<br>telecamera posteriore<br/>cerchi da 19 pollici', 3],
  ['<ul><li>Sedili in pelle</li><li>telecamera posteriore</li></ul>', 2],
  ['Sedili in pelle &amp; telecamera posteriore', 2],
])('"%s" keeps its things apart', async (notes, count) => {
  const { user } = writingPrompt(requestOf(notes, 'it'), 2026);
  const shown: string = JSON.parse(/<([a-z-]+)>\n([\s\S]*)\n<\/\1>/.exec(user)?.[2] ?? '').car.notes;
  expect(shown.split(/\s*(?:\n|&)\s*/)).toHaveLength(count);
  const { text } = await offlineCopywriter(clock).write(requestOf(notes, 'it'));
  expect(text).toMatch(/sedili in pelle(?:,| e | ed )/);
});
