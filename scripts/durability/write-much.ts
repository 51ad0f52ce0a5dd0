import { type DealerLedger, kept, put } from './ledger.ts';

/** Draws a number from 0 to below 1. */
export type Random = () => number;

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  body: any;
}

/**
 * Lets every dealer write by HTTP, one thing after the other, until `signal` says so; all of them at once.
 * What is acknowledged stands in their ledgers. Throws on an answer that no fault explains.
 */
export async function writeMuch(
  dealers: readonly DealerLedger[],
  { origin, random, signal }: { origin: string; random: Random; signal: AbortSignal },
): Promise<void> {
  await Promise.all(
    dealers.map(async (dealer) => {
      while (!signal.aborted) await writeOnce(dealer, origin, random);
    }),
  );
}

async function writeOnce(dealer: DealerLedger, origin: string, random: Random): Promise<void> {
  const call = (method: string, path: string, payload?: unknown) =>
    ask(dealer, origin, { method, path, payload });
  const cars = [...dealer.cars].filter(
    ([, { isDeleted }]) => !isDeleted.sure && isDeleted.unsure.length === 0,
  );
  const [id, car] = cars[Math.floor(random() * cars.length)] ?? [];
  const draw = random();
  const n = Math.floor(random() * 1e9);
  if (!id || !car || draw < 0.25) {
    const answer = await call('POST', '/api/generate-descriptions', {
      vehicleData: { make: 'Fiat', model: 'Panda', year: '2019', copyStyles: ['persuasive'] },
    });
    if (answer?.status !== 200) return;
    const text = kept<string>(answer.body.descriptions.persuasiveDescription);
    dealer.cars.set(answer.body.id, { text, soldFor: kept(undefined), isDeleted: kept(false) });
  } else if (draw < 0.6) {
    const text = `Questa Panda è la numero ${n} del nostro piazzale.`;
    await put(car.text, text, async () => {
      const answer = await call('PUT', `/api/descriptions/${id}/texts/it/persuasive`, { text });
      return answer?.status === 200;
    });
  } else if (draw < 0.85) {
    const change = {
      published: { on: '2026-01-10', style: 'persuasive' },
      sold: { on: '2026-02-10', price: n },
    };
    await put(car.soldFor, n, async () => {
      const answer = await call('PATCH', `/api/descriptions/${id}/outcome`, change);
      return answer?.status === 200;
    });
  } else if (draw < 0.93) {
    const sentence = {
      text: `Ti aspettiamo al banco ${n}.`,
      language: 'it',
      styles: ['advanced'],
      place: 'end',
    };
    await put(dealer.sentence, sentence.text, async () => {
      const answer = await call('PUT', '/api/house-sentences', { sentences: [sentence] });
      return answer?.status === 200;
    });
  } else if (draw < 0.97) {
    await put(
      car.isDeleted,
      true,
      async () => (await call('DELETE', `/api/descriptions/${id}`))?.status === 200,
    );
  } else {
    const message = {
      name: 'Dina Rossi',
      email: 'dina@example.org',
      message: 'Buongiorno.',
      subject: `Domanda ${n}`,
    };
    const answer = await call('POST', '/api/contact', message);
    if (answer?.status === 200) dealer.messages.add(message.subject);
  }
}

/** Undefined when nothing was promised: no answer, a limit, or a server that says it cannot now. */
async function ask(
  dealer: DealerLedger,
  origin: string,
  { method, path, payload }: { method: string; path: string; payload: unknown },
): Promise<Answer | undefined> {
  try {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...{ cookie: dealer.cookie, origin },
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: payload === undefined ? null : JSON.stringify(payload),
    });
    const text = await response.text();
    if (response.status === 429) await new Promise((done) => setTimeout(done, 50));
    if ([429, 503].includes(response.status)) return unanswered(dealer);
    if (response.status !== 200) throw new UnexpectedAnswer(`${method} ${path}: ${response.status} ${text}`);
    dealer.acknowledged++;
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  } catch (error) {
    if (error instanceof UnexpectedAnswer) throw error;
    // The server is dead: a moment, so as not to spin.
    await new Promise((done) => setTimeout(done, 20));
    return unanswered(dealer);
  }
}

class UnexpectedAnswer extends Error {}

function unanswered(dealer: DealerLedger): undefined {
  dealer.unanswered++;
}
