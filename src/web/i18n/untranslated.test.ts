import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/shared/languages.ts';
import { type ListedMessage, listMessages } from './list-messages.ts';
import { sameInSeveralLanguages } from './same-in-several-languages.ts';

/** Every table of words of the pages, wherever it stands, so that a new one is in from birth. */
const tables = import.meta.glob<object>('../**/{it,en,de,fr,es}.ts', { eager: true });
const bundles = [...new Set(Object.keys(tables).map((path) => path.slice(0, path.lastIndexOf('/'))))];

test.each(bundles)('%s says nothing alike in two languages but what is right in both', (bundle) => {
  const wrong = findAlike(bundle).filter((alike) => !findAllowance(alike));
  expect(wrong.map(({ key, spoken, text }) => `${key} (${spoken.join(' ')}): ${text}`)).toEqual([]);
});

test('what is allowed to be alike is alike somewhere', () => {
  const used = new Set(bundles.flatMap(findAlike).map(findAllowance));
  const unused = allowances.filter((allowance) => !used.has(allowance));
  expect(unused.map(({ text }) => text)).toEqual([]);
});

const allowances = sameInSeveralLanguages.flatMap(({ languages: spoken, texts }) =>
  texts.map((text) => ({ text, words: wordsOf(text), spoken: spoken.split(' ') })),
);

interface Alike extends ListedMessage {
  spoken: Language[];
}

function findAllowance({ text, spoken }: Alike) {
  return allowances.find(
    (allowed) =>
      allowed.words === wordsOf(text) && spoken.every((language) => allowed.spoken.includes(language)),
  );
}

function findAlike(bundle: string): Alike[] {
  const alike = new Map<string, Alike>();
  for (const language of languages) {
    for (const { key, text } of messagesOf(bundle, language)) {
      const place = JSON.stringify([key, text]);
      const { spoken = [] } = alike.get(place) ?? {};
      alike.set(place, { key, text, spoken: [...new Set([...spoken, language])] });
    }
  }
  return [...alike.values()].filter(({ spoken }) => spoken.length > 1);
}

/** Called with one, several, and a sign; every export is looked at, whatever its name. */
function messagesOf(bundle: string, language: Language): ListedMessage[] {
  const exported = Object.entries(tables[`${bundle}/${language}.ts`] ?? {});
  const messages = exported.flatMap(([name, table]) =>
    listMessages(table, name === language ? bundle : `${bundle}.${name}`, [1, 2, '①']),
  );
  expect(messages, `${bundle} in ${language}`).not.toEqual([]);
  // Not shown: what a legal page is filled in with.
  return messages.filter(({ key }) => !/\.insert$/.test(key));
}

/** A text without its figures and signs. */
function wordsOf(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
    .join(' ');
}
