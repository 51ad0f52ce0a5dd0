import { Pool } from 'undici';
import { type Random, seededRandom } from '#domain/copywriting/writer/seeded-random.ts';
import { type Dealer, dealerRequests, type LoadRequest, type Stage } from './dealer-requests.ts';
import { dealersDay, type Kind, kinds } from './dealers-day-mix.ts';

export interface LoadOrder {
  /** The processes to speak to, in turn. */
  origins: readonly string[];
  cookies: readonly string[];
  assets: readonly string[];
  site: string;
  atOnce: number;
  seconds: number;
  seed: number;
  /** Only this path, as a stranger: for the bare server. */
  onlyPath?: string;
}

export interface KindLoad {
  /** Milliseconds of each answer. */
  times: number[];
  /** What went wrong, and how often. */
  errors: Record<string, number>;
}

export type LoadResult = Record<string, KindLoad>;

// A process of its own: it is told what to do and tells what it saw.
process.once('message', (order: LoadOrder) => {
  void generateLoad(order).then((result) => {
    process.send?.(result, undefined, undefined, () => process.disconnect());
  });
});

/** So many dealers at once, each asking again when he has his answer, for so many seconds. */
async function generateLoad(order: LoadOrder): Promise<LoadResult> {
  const { origins, cookies, atOnce, seconds, seed } = order;
  const pools = origins.map((origin) => ({ origin, pool: new Pool(origin, { connections: atOnce }) }));
  const dealers = cookies.map((cookie): Dealer => ({ cookie, ids: [] }));
  const result: LoadResult = {};
  const until = performance.now() + seconds * 1000;
  async function work(worker: number): Promise<void> {
    const random = seededRandom(`${seed} ${worker}`);
    const own = dealers.filter((_, index) => index % atOnce === worker);
    const stage: Stage = { assets: order.assets, site: order.site, random };
    // Nobody begins at the same moment as everybody else.
    await new Promise((done) => setTimeout(done, random.below(300)));
    for (let turn = 0; performance.now() < until; turn++) {
      const dealer = own[turn % own.length];
      const to = pools[(worker + turn) % pools.length];
      if (!to) return;
      const [kind, request] = order.onlyPath
        ? ['bare', { method: 'GET', path: order.onlyPath } as const]
        : pickRequest(dealer as Dealer, stage);
      await ask(to, kind, request, dealer, seenOf(result, kind));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  await Promise.all(pools.map(({ pool }) => pool.destroy()));
  return result;
}

const wheel = kinds.flatMap((kind) => Array<Kind>(dealersDay[kind]).fill(kind));

/** Who has not seen his history cannot open anything of it. */
function pickRequest(dealer: Dealer, stage: Stage): [string, LoadRequest] {
  const kind = dealer.ids.length === 0 ? 'history' : (stage.random as Random).pick(wheel);
  return [kind, dealerRequests[kind](dealer, stage)];
}

async function ask(
  { origin, pool }: { origin: string; pool: Pool },
  kind: string,
  { method, path, payload }: LoadRequest,
  dealer: Dealer | undefined,
  seen: KindLoad,
): Promise<void> {
  const began = performance.now();
  try {
    const answer = await pool.request({
      ...{ method, path },
      headers: {
        ...(dealer ? { cookie: dealer.cookie } : {}),
        'accept-encoding': 'br, gzip',
        ...(payload === undefined ? {} : { 'content-type': 'application/json', origin }),
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      headersTimeout: 120_000,
    });
    const text = await answer.body.text();
    seen.times.push(performance.now() - began);
    if (answer.statusCode >= 400) count(seen, `${answer.statusCode} ${text.slice(0, 120)}`);
    else if (dealer) learn(kind, text, dealer);
  } catch (error) {
    count(seen, error instanceof Error ? error.message : String(error));
  }
}

function seenOf(result: LoadResult, kind: string): KindLoad {
  const seen = result[kind] ?? { times: [], errors: {} };
  result[kind] = seen;
  return seen;
}

function count(seen: KindLoad, what: string): void {
  seen.errors[what] = (seen.errors[what] ?? 0) + 1;
}

function learn(kind: string, text: string, dealer: Dealer): void {
  if (kind === 'history' && dealer.ids.length === 0) {
    dealer.ids = (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
  }
  if (kind === 'generate') {
    const { descriptions } = JSON.parse(text) as { descriptions?: Record<string, string> };
    const written = descriptions && Object.values(descriptions).find((one) => typeof one === 'string');
    if (written) dealer.text = written;
  }
}
