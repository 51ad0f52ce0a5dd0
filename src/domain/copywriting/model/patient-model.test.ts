import { expect, test } from 'vitest';
import { type LanguageModel, ModelFailure } from './language-model.ts';
import { patientModel } from './patient-model.ts';
import { textAnswerSchema } from './prompts/prompt.ts';

const prompt = { system: '', user: '', answer: textAnswerSchema };
const busy = (retryAfter?: number) =>
  new ModelFailure('rate-limited', { mayRetry: true, ...(retryAfter === undefined ? {} : { retryAfter }) });

/** A model that fails so often, on a clock that only waiting moves. */
function scene(failures: ModelFailure[], random = 0) {
  let clock = 0;
  const pauses: number[] = [];
  const limits: (number | undefined)[] = [];
  const model: LanguageModel = {
    engine: { name: 'of the test', version: '1' },
    timeout: 10_000,
    async ask(_, options) {
      limits.push(options?.timeLimit);
      const failure = failures.shift();
      if (failure) throw failure;
      return { text: 'Ciao.', ending: 'finished', inputTokens: 1, outputTokens: 1 };
    },
  };
  const patient = patientModel(model, {
    now: () => new Date(clock),
    random: () => random,
    async wait(milliseconds) {
      pauses.push(milliseconds);
      clock += milliseconds;
    },
  });
  return { patient, pauses, limits };
}

test('waits longer each time, half of it left to chance', async () => {
  const calm = scene([busy(), busy()]);
  await expect(calm.patient.ask(prompt)).resolves.toMatchObject({ text: 'Ciao.' });
  expect(calm.pauses).toEqual([200, 400]);
  const hasty = scene([busy(), busy()], 1);
  await hasty.patient.ask(prompt);
  expect(hasty.pauses).toEqual([100, 200]);
});

test('waits as long as it is asked to', async () => {
  const { patient, pauses } = scene([busy(3000)]);
  await patient.ask(prompt);
  expect(pauses).toEqual([3000]);
});

test('gives up after two more tries', async () => {
  const { patient, limits } = scene([busy(), busy(), busy(), busy()]);
  await expect(patient.ask(prompt)).rejects.toMatchObject({ fault: 'rate-limited' });
  expect(limits).toHaveLength(3);
});

test('gives up at once when the pause would not fit into the time', async () => {
  const { patient, pauses } = scene([busy(6000)]);
  await expect(patient.ask(prompt, { timeLimit: 5000 })).rejects.toMatchObject({ fault: 'rate-limited' });
  expect(pauses).toEqual([]);
});

test('gives each try no more than what is left', async () => {
  const { patient, limits } = scene([busy(3000)]);
  await patient.ask(prompt, { timeLimit: 8000 });
  expect(limits).toEqual([8000, 5000]);
});

test('asks nobody again who refused the key', async () => {
  const { patient, limits } = scene([new ModelFailure('not-authorised')]);
  await expect(patient.ask(prompt)).rejects.toMatchObject({ fault: 'not-authorised' });
  expect(limits).toHaveLength(1);
});
