import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { discreetModel } from './discreet-model.ts';
import type { LanguageModel } from './language-model.ts';
import { writingPrompt } from './prompts/writing-prompt.ts';

const notes =
  'Bluetooth, sensori di parcheggio posteriori, gancio traino, tagliandi sempre fatti in officina';
const prompt = writingPrompt(
  {
    brief: briefSchema.parse({ make: 'Fiat', model: 'Panda', notes }),
    ...{ style: 'professional', language: 'en', seed: 1 },
  },
  2026,
);
const good =
  'This Fiat Panda is a city car for everybody who has to park where there is hardly any room left.';

/** Says it in pieces of a few words, as models do. */
const saying = (text: string): LanguageModel => ({
  engine: { name: 'of the test', version: '1' },
  timeout: 1000,
  async ask(_, { onText } = {}) {
    for (let end = 40; end < text.length + 40; end += 40) onText?.(text.slice(0, end));
    return { text, ending: 'finished', inputTokens: 1, outputTokens: 1 };
  },
});

async function ask(text: string) {
  const heard: string[] = [];
  const answer = discreetModel(saying(text)).ask(prompt, { onText: (soFar) => heard.push(soFar) });
  return { outcome: await answer.then(({ text }) => text).catch(String), heard };
}

const json = (text: string) => JSON.stringify({ text });
const eighty = prompt.system.slice(0, 80);

test.each([
  ['all of its instructions', prompt.system],
  ['a line of them', json(`${good} ${prompt.system.split('\n').findLast((line) => line !== '')}`)],
  ['its first words, in capitals and without signs', json(`${eighty.toUpperCase().replace(/\W/g, '\n')}`)],
  [
    'its first words, as escapes',
    `{"text":"${eighty.replace(/\w/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)}"}`,
  ],
  ['what it is told beside the data', json(prompt.user.slice(-200))],
])('promise 31: a model that recites %s is not heard', async (_, answer) => {
  const { outcome, heard } = await ask(answer);
  expect(outcome).toMatch(/failed: unfit/);
  const instructions = prompt.system.toLowerCase().replace(/\W+/g, ' ');
  const shown = heard.at(-1)?.toLowerCase().replace(/\W+/g, ' ').trim().split(' ').slice(-8).join(' ') ?? '';
  expect(shown.split(' ').length >= 8 && instructions.includes(shown)).toBe(false);
});

test.each([json(good), json(`${good} ${notes}.`), good])('%s is handed on as it is', async (answer) => {
  const { outcome, heard } = await ask(answer);
  expect([outcome, heard.at(-1)]).toEqual([answer, answer]);
});
