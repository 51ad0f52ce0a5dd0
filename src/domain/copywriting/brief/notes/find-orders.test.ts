import { describe, expect, test } from 'vitest';
import { type CopyRequest, type Copywriter, copyStyles } from '#domain/copywriting/copy.ts';
import type { LanguageModel } from '#domain/copywriting/model/language-model.ts';
import { ModelFailure } from '#domain/copywriting/model/language-model.ts';
import { modelCopywriter } from '#domain/copywriting/model/model-copywriter.ts';
import { allTermWords } from '#domain/copywriting/vocabulary/all-term-words.ts';
import { isTried } from '#domain/fixtures/is-tried.ts';
import { type Language, languages } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { offlineCopywriter } from '../../writer/offline-copywriter.ts';
import { dealerNotes, neighbours } from './fixtures/dealer-notes.ts';
import { hostileOrders, ordersAboutDamage } from './fixtures/hostile-orders.ts';
import { notesOf } from './fixtures/notes-of.ts';
import { isTold } from './is-told.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
const requestOf = (notes: string, language: Language, style: CopyRequest['style']): CopyRequest => ({
  brief: briefSchema.parse({ make: 'Fiat', model: 'Panda', year: 2019, price: 7900, notes }),
  ...{ style, language, seed: 7 },
});

/** Stands in for a model whose text nobody reads. */
const silent: Copywriter = {
  engine: { name: 'nobody', version: '1' },
  write: async () => ({ text: '', engine: silent.engine, leftOut: [] }),
};

/** The notes of the prompt a model gets. */
async function notesInPrompt(request: CopyRequest): Promise<string> {
  let user = '';
  const model: LanguageModel = {
    ...{ engine: { name: 'a provider', version: '1' }, timeout: 1000 },
    async ask(prompt) {
      user = prompt.user;
      throw new ModelFailure('unavailable');
    },
  };
  await modelCopywriter({ ...{ model, offline: silent }, ...clock }).write(request);
  const { car } = JSON.parse(/<([a-z-]+)>\n([\s\S]*)\n<\/\1>/.exec(user)?.[2] ?? '');
  return car.notes ?? '';
}

/** The notes named to the seller as left out of a text that the model wrote. */
async function leftOutByModel(request: CopyRequest): Promise<readonly string[]> {
  const { text } = await offlineCopywriter(clock).write(request);
  const model: LanguageModel = {
    ...{ engine: { name: 'a provider', version: '1' }, timeout: 1000 },
    ask: async () => ({
      ...{ text: JSON.stringify({ text }), ending: 'finished', inputTokens: 1, outputTokens: 1 },
    }),
  };
  const deps = { model, offline: offlineCopywriter(clock), ...clock };
  const written = await modelCopywriter(deps).write(request);
  return written.leftOut;
}

/** Whether a text says a note, in its words or in others, or the seller is told that it does not. */
function isToldOrNamed(note: string, text: string, leftOut: readonly string[], language: Language): boolean {
  const low = plain(note);
  const items = leftOut.map(plain);
  if (plain(text).includes(low) || items.some((item) => item.includes(low) || low.includes(item)))
    return true;
  const read = notesOf(note);
  return read.length > 0 && read.every((one) => isTold(one, text, allTermWords[language]));
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

function expectNeighbours(text: string, language: Language) {
  const { equipment, damage } = neighbours[language];
  for (const note of [equipment, damage]) {
    expect({ note, text, isTold: isToldOrNamed(note, text, [], language) }).toMatchObject({ isTold: true });
  }
}

const arrangements = (note: string, language: Language) => {
  const { equipment, damage } = neighbours[language];
  return [
    `${note}, ${equipment}, ${damage}`,
    `${equipment}, ${note}, ${damage}`,
    `${damage}. ${note}. ${equipment}`,
  ];
};

const harmless = languages.flatMap((language) =>
  dealerNotes[language].map((note) => [language, note] as const),
);
const hostile = languages.flatMap((language) =>
  hostileOrders[language].map(([order, trace]) => [language, order, trace] as const),
);

test('the tables are as long as they should be', () => {
  expect(harmless.length).toBeGreaterThanOrEqual(60);
  expect(hostile.length).toBeGreaterThanOrEqual(40);
});

describe.each(harmless)('%s: the harmless note "%s"', (language, note) => {
  test('takes nothing away from what a model is shown', async () => {
    for (const [turn, notes] of arrangements(note, language).entries()) {
      if (!isTried(note.length + turn, 3)) continue;
      const request = requestOf(notes, language, 'professional');
      const shown = await notesInPrompt(request);
      const { equipment, damage } = neighbours[language];
      expect(shown).toContain(equipment);
      expect(shown).toContain(damage);
      const named = [shown, ...(await leftOutByModel(request))].join('\n');
      expect(named).toContain(note);
    }
  });

  test('and its neighbours are told offline, or the seller is told that it is not', async () => {
    for (const [turn, notes] of arrangements(note, language).entries()) {
      if (!isTried(note.length + turn, 3)) continue;
      const request = requestOf(notes, language, copyStyles[turn] ?? 'advanced');
      const { text, leftOut } = await offlineCopywriter(clock).write(request);
      expectNeighbours(text, language);
      expect({ note, text, leftOut, isTold: isToldOrNamed(note, text, leftOut, language) }).toMatchObject({
        isTold: true,
      });
    }
  });
});

describe.each(hostile)('%s: the order "%s"', (language, order, trace) => {
  test('reaches neither model nor text, takes no neighbour with it and is named to the seller', async () => {
    for (const [turn, notes] of arrangements(order, language).entries()) {
      const request = requestOf(notes, language, copyStyles[turn] ?? 'advanced');
      const shown = await notesInPrompt(request);
      expect(shown).not.toContain(trace);
      expect(shown).toContain(neighbours[language].equipment);
      expect(shown).toContain(neighbours[language].damage);
      const { text, leftOut } = await offlineCopywriter(clock).write(request);
      expect(text).not.toContain(trace);
      expectNeighbours(text, language);
      expect(leftOut.join('\n')).toContain(trace);
      expect((await leftOutByModel(request)).join('\n')).toContain(trace);
    }
  });
});

test.each(ordersAboutDamage)(
  '%s: "%s" loses the order and keeps the damage',
  async (language, order, damage, trace) => {
    for (const notes of [order, `${neighbours[language].equipment}, ${order}`]) {
      for (const style of copyStyles) {
        const request = requestOf(notes, language, style);
        const shown = await notesInPrompt(request);
        expect(shown).toMatch(damage);
        expect(shown).not.toContain(trace);
        const { text, leftOut } = await offlineCopywriter(clock).write(request);
        expect(text).toMatch(damage);
        expect(text).not.toContain(trace);
        expect(leftOut.join('\n')).toContain(trace);
      }
    }
  },
);

test('a model’s text is measured by the damage of the notes as they were typed', async () => {
  const notes = 'libretto di istruzioni, gancio traino, graffio portiera destra';
  const silent =
    'Questa Fiat Panda del 2019 è una compagna sincera per chi ogni giorno attraversa la città e non vuole pensarci troppo. Ha il gancio di traino e il libretto di istruzioni, si parcheggia dove le altre passano oltre e si guida senza fatica. Il prezzo è di 7.900 €. Basta una telefonata per vederla con calma.';
  const model: LanguageModel = {
    ...{ engine: { name: 'a provider', version: '1' }, timeout: 1000 },
    ask: async () => ({
      ...{ text: JSON.stringify({ text: silent }), ending: 'finished', inputTokens: 1, outputTokens: 1 },
    }),
  };
  const deps = { model, offline: offlineCopywriter(clock), ...clock };
  const written = await modelCopywriter(deps).write(requestOf(notes, 'it', 'professional'));
  expect(written.standIn).toBe('unfit');
  expect(written.text).toMatch(/graffio sulla portiera destra/);
});
