import { randomInt } from 'node:crypto';
import { canListen } from '../src/server/testing/free-port.ts';

/**
 * Journeys go in three lanes at once, each with servers of its own that nobody else signs in to. One more than
 * cores: a journey waits for the page about a third of its time (measured: two lanes leave 28% of two cores idle).
 */
export const lanes = 3;

/** The lane that this process is: Playwright counts its workers from 0. */
export const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

const portsALane = 5;

// Playwright's first process picks; its workers inherit what it picked.
process.env.JOURNEYS_FIRST_PORT ??= String(await findFreePorts(lanes * portsALane));
const firstPort = Number(process.env.JOURNEYS_FIRST_PORT);

/** The ports of a lane's servers, free when the journeys began: a second run beside them has others. */
export function portsOf(lane: number) {
  const first = firstPort + portsALane * lane;
  return {
    application: first,
    listings: first + 1,
    /** The application that asks a language model, and that model. */
    modelApplication: first + 2,
    model: first + 3,
    /** The application that is paid by Stripe. */
    stripeApplication: first + 4,
  };
}

/** The first of so many free ports in a row. */
async function findFreePorts(count: number): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    // Below the range that systems give to outgoing connections, which could take one meanwhile.
    const first = randomInt(20_000, 32_000 - count);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(canListen))).every(Boolean)) return first;
  }
  throw new Error(`No ${count} free ports in a row between 20000 and 32000.`);
}
