import { describe, expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import type { CopyRequest, Copywriter } from '../copy.ts';
import type { Claim } from '../facts/claim.ts';
import type { FactChecker } from '../facts/load-fact-checker.ts';
import { type LanguageModel, type ModelAnswer, ModelFailure } from './language-model.ts';
import { modelCopywriter } from './model-copywriter.ts';
import type { Prompt } from './prompts/prompt.ts';

const request: CopyRequest = {
  brief: briefSchema.parse({ make: 'Fiat', model: 'Panda', color: 'Bianco', price: 7900 }),
  ...{ style: 'professional', language: 'it', seed: 1 },
};
const good =
  'Questa Fiat Panda bianca è una compagna sincera per chi ogni giorno attraversa la città e non vuole pensarci troppo. Si parcheggia dove le altre passano oltre e si guida senza fatica. Il prezzo è di 7.900 €. Basta una telefonata per vederla con calma.';
const roof = 'Sopra la testa c’è un tetto panoramico.';

/** Finds a roof that nobody gave, a colour that is another, and the colour and price that are. */
const checkFacts: FactChecker = (text) =>
  [
    ['tetto panoramico', 'unsupported', undefined],
    ['rossa', 'contradicting', { field: 'color', value: 'Bianco' }],
    ['bianca', 'given', { field: 'color', value: 'Bianco' }],
    ['7.900 €', 'given', { field: 'price', value: '7900' }],
  ].flatMap(([words, verdict, source]) => {
    const start = text.indexOf(words as string);
    return start < 0
      ? []
      : [{ kind: 'equipment', verdict, start, end: start + (words as string).length, source } as Claim];
  });

const offline: Copywriter = {
  engine: { name: 'offline', version: '0' },
  write: async () => ({ text: 'Dal cassetto.', engine: offline.engine, leftOut: ['una nota'] }),
};

function scene(...answers: (string | ModelFailure | Partial<ModelAnswer>)[]) {
  const asked: Prompt[] = [];
  const reported: ModelFailure[] = [];
  let clock = Date.UTC(2026, 10, 21);
  const model: LanguageModel = {
    engine: { name: 'a provider', version: 'a model' },
    timeout: 1000,
    async ask(prompt, options) {
      asked.push(prompt);
      clock += 300;
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (answer instanceof ModelFailure) throw answer;
      const text = typeof answer === 'string' ? JSON.stringify({ text: answer }) : '';
      options?.onText?.(text);
      const given = typeof answer === 'object' ? answer : {};
      return { text, ending: 'finished', inputTokens: 100, outputTokens: 20, ...given };
    },
  };
  const copywriter = modelCopywriter({
    ...{ model, offline, now: () => new Date(clock) },
    loadFactChecker: async () => checkFacts,
    report: (failure) => reported.push(failure),
  });
  return { copywriter, asked, reported };
}

describe('a text without problems', () => {
  test('is taken as it is, with what it took', async () => {
    const { copywriter, asked } = scene(good);
    expect(await copywriter.write(request)).toEqual({
      ...{ text: good, engine: { name: 'a provider', version: 'a model' }, leftOut: [] },
      cost: { inputTokens: 100, outputTokens: 20, time: 300 },
    });
    expect(asked).toHaveLength(1);
  });

  test('is heard growing, but not while it may still be an excuse', async () => {
    const heard: string[] = [];
    await scene(good).copywriter.write(request, { onProgress: (text) => heard.push(text) });
    await scene("I'm sorry, but I cannot write about the car that you ask about.").copywriter.write(request, {
      onProgress: (text) => heard.push(text),
    });
    expect(heard).toEqual([good]);
  });
});

describe('of several texts', () => {
  const poor = good.replace(' bianca', '').replace('Il prezzo è di 7.900 €. ', '');

  test('the one that tells most of the data is taken, and only the first is heard growing', async () => {
    const heard: string[] = [];
    const { copywriter, asked } = scene(poor, good);
    const { text, cost } = await copywriter.write(request, {
      candidates: 2,
      onProgress: (soFar) => heard.push(soFar),
    });
    expect(text).toBe(good);
    expect(heard).toEqual([poor]);
    expect(asked).toHaveLength(2);
    expect(cost).toMatchObject({ inputTokens: 200, outputTokens: 40 });
  });

  test('one may fail', async () => {
    const { text, standIn } = await scene(new ModelFailure('timed-out'), good).copywriter.write(request, {
      candidates: 2,
    });
    expect({ text, standIn }).toEqual({ text: good, standIn: undefined });
  });

  test('all may fail, and the offline writer stands in', async () => {
    const { copywriter } = scene(new ModelFailure('timed-out'));
    expect(await copywriter.write(request, { candidates: 2 })).toMatchObject({ standIn: 'timed-out' });
  });

  test('each has a plan that leads with another of its strongest things', async () => {
    const { copywriter, asked } = scene(good);
    const brief = briefSchema.parse({
      ...request.brief,
      notes: 'unico proprietario, 7 posti, tagliandi Fiat, graffio sul paraurti, iva esposta',
    });
    await copywriter.write({ ...request, brief }, { candidates: 2 });
    const leads = asked.slice(0, 2).map(({ user }) => /"leadWith": "([^"]+)"/u.exec(user)?.[1]);
    expect(new Set(leads).size).toBe(2);
    expect(asked[0]?.user).toMatch(/"sayPlainly": \[\s*"graffio sul paraurti"/iu);
    expect(asked[0]?.user).toMatch(/"termsOfSale": \[\s*"IVA esposta"/u);
  });
});

describe('a text that leaves a note out', () => {
  const brief = briefSchema.parse({ ...request.brief, notes: 'gancio di traino, unico proprietario' });
  const whole = good.replace('Basta', 'Ha avuto un unico proprietario e ha il gancio di traino. Basta');

  test('comes back with it told', async () => {
    const { copywriter, asked } = scene(good, whole);
    expect((await copywriter.write({ ...request, brief })).text).toBe(whole);
    expect(asked[1]?.user).toMatch(/"wishes": \[\s*"gancio di traino",\s*"unico proprietario"/u);
  });

  test.each([
    ['lost a given fact on the way', whole.replace('Il prezzo è di 7.900 €. ', '')],
    ['came back with an invention', `${whole} ${roof}`],
    ['did not come back', new ModelFailure('timed-out')],
  ])('stays as it was where it %s', async (_, again) => {
    const { text, leftOut } = await scene(good, again).copywriter.write({ ...request, brief });
    expect(text).toBe(good);
    expect(leftOut).toEqual(['gancio di traino', 'unico proprietario']);
  });
});

describe('a text with claims nobody gave', () => {
  test('goes back with their list and comes home mended', async () => {
    const { copywriter, asked } = scene(`${good} ${roof} Questa Panda rossa aspetta.`, good);
    const { text, cost } = await copywriter.write(request);
    expect(text).toBe(good);
    expect(cost).toEqual({ inputTokens: 200, outputTokens: 40, time: 600 });
    expect(asked[1]?.user).toContain('"words": "tetto panoramico"');
    expect(asked[1]?.user).toContain('"dataSays": "bianco"');
    expect(asked[1]?.user).toContain('- contradicting: The data says otherwise');
  });

  test('loses their sentences when they come back again', async () => {
    const { copywriter, asked } = scene(`${good} ${roof}`);
    expect((await copywriter.write(request)).text).toBe(good);
    expect(asked).toHaveLength(2);
  });

  test('keeps them, for the seller to see, when too little would be left', async () => {
    const long = `${good.split('. ').join(' con il suo tetto panoramico. ')}`;
    const { text, standIn } = await scene(long).copywriter.write(request);
    expect(text).toContain('tetto panoramico');
    expect(standIn).toBeUndefined();
  });

  test('is given up when what is left denies the data', async () => {
    const wrong = good.split('. ').join(', sempre rossa. ');
    const { copywriter, reported } = scene(wrong);
    expect(await copywriter.write(request)).toMatchObject({
      ...{ text: 'Dal cassetto.', standIn: 'unfit', engine: { name: 'offline' }, leftOut: ['una nota'] },
      cost: { inputTokens: 200, outputTokens: 40 },
    });
    expect(reported.map(({ fault }) => fault)).toEqual(['unfit']);
  });
});

test.each([
  [new ModelFailure('timed-out'), 'timed-out'],
  [{ text: '{"text": "Questa Fiat', ending: 'cut-off' } as const, 'cut-off'],
  [{ text: '', ending: 'refused' } as const, 'refused'],
  [{ text: '' }, 'empty'],
])('%j makes the offline writer stand in for %s', async (answer, fault) => {
  expect(await scene(answer).copywriter.write(request)).toMatchObject({
    ...{ text: 'Dal cassetto.', standIn: fault },
  });
});

test('all requests of a text share its time', async () => {
  const limits: number[] = [];
  const model: LanguageModel = {
    engine: { name: 'slow', version: '1' },
    timeout: 1000,
    async ask(_, options) {
      limits.push(options?.timeLimit ?? 0);
      return { text: good, ending: 'finished', inputTokens: 0, outputTokens: 0 };
    },
  };
  const times = [0, 0, 0, 1500, 1500, 1500].map((at) => new Date(Date.UTC(2026, 10, 21) + at));
  const copywriter = modelCopywriter({
    ...{ model, offline, now: () => times.shift() ?? new Date(Date.UTC(2026, 10, 21) + 1500) },
    loadFactChecker: async () => (text) => checkFacts(`${text} tetto panoramico`, request.brief),
  });
  await copywriter.write(request);
  expect(limits).toEqual([2000, 500]);
});

test('an error that is not the model’s is not hidden', async () => {
  const { copywriter } = scene(good);
  const broken = { ...request, language: 'xx' as 'it' };
  await expect(copywriter.write(broken)).rejects.toThrow();
});
