import { parentPort } from 'node:worker_threads';

/** What a thread says: that it can be asked, then one answer for each piece of work. */
export type WorkerMessage<Answer> = 'ready' | { answer: Answer } | { error: unknown };

/** Makes this thread answer what it is asked by `openWorker`. */
export function answerInWorker<Input, Answer>(work: (input: Input) => Answer | Promise<Answer>): void {
  parentPort?.on('message', async (input: Input) => parentPort?.postMessage(await attempt(work, input)));
  parentPort?.postMessage('ready' satisfies WorkerMessage<Answer>);
}

async function attempt<Input, Answer>(
  work: (input: Input) => Answer | Promise<Answer>,
  input: Input,
): Promise<WorkerMessage<Answer>> {
  try {
    return { answer: await work(input) };
  } catch (error) {
    return { error };
  }
}
