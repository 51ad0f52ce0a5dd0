import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/shared/languages.ts';
import { type ListedMessage, listMessages } from './list-messages.ts';
import { sameInSeveralLanguages } from './same-in-several-languages.ts';

const web = new URL('../', import.meta.url);
/** Every folder of the pages with a table of words per language, so that a new one is in from birth. */
const bundles = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/es.ts'))
  .map((path) => path.slice(0, -'/es.ts'.length))
  .sort();

test.each(bundles)('%s says nothing alike in two languages but what is right in both', async (bundle) => {
  const wrong = (await findAlike(bundle)).filter((alike) => !findAllowance(alike));
  expect(wrong.map(({ key, spoken, text }) => `${key} (${spoken.join(' ')}): ${text}`)).toEqual([]);
});

test('what is allowed to be alike is alike somewhere', async () => {
  const used = new Set((await Promise.all(bundles.map(findAlike))).flat().map(findAllowance));
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

async function findAlike(bundle: string): Promise<Alike[]> {
  const alike = new Map<string, Alike>();
  for (const language of languages) {
    for (const { key, text } of await messagesOf(bundle, language)) {
      const place = JSON.stringify([key, text]);
      const { spoken = [] } = alike.get(place) ?? {};
      alike.set(place, { key, text, spoken: [...new Set([...spoken, language])] });
    }
  }
  return [...alike.values()].filter(({ spoken }) => spoken.length > 1);
}

/** Called with one, several, and a sign; every export is looked at, whatever its name. */
async function messagesOf(bundle: string, language: Language): Promise<ListedMessage[]> {
  const exported: object = await import(new URL(`${bundle}/${language}.ts`, web).href);
  const messages = Object.entries(exported).flatMap(([name, table]) =>
    listMessages(table, name === language ? bundle : `${bundle}.${name}`, [1, 2, '①']),
  );
  expect(messages, `${bundle} in ${language}`).not.toEqual([]);
  // Not shown: which fact a stretch of the landing page's example tells.
  return messages.filter(({ key }) => !/\.sampleText\..*\.fact$/.test(key));
}

/** A text without its figures and signs. */
function wordsOf(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
    .join(' ');
}
