import { type Random, seededRandom } from '#domain/copywriting/writer/seeded-random.ts';
import { planBrokenHttp } from './broken-http.ts';
import { type Journey, journeys, type Role, type Step } from './journeys.ts';
import { type LaneMemory, laneMemory } from './lane-memory.ts';
import type { Operation } from './operations.ts';
import { type PlannedRequest, type Planning, planElsewhere, planMutated, planValid } from './plan-request.ts';
import { sensibleValues } from './sensible-values.ts';

export type Move =
  | { kind: 'request'; as: Role; planned: PlannedRequest }
  | { kind: 'bytes'; label: string; bytes: Buffer };

/** One after the other, the requests of one lane: decided by its seed, but for the ids that answers give. */
export interface Lane {
  memory: LaneMemory;
  next(): Move;
}

const roles: readonly Role[] = ['visitor', 'FREE', 'STARTER', 'PRO', 'ELITE', 'admin'];

/** These end sessions or accounts: often enough to be tried, seldom enough that somebody stays signed in. */
const ending = ['logout', 'testLogout', 'deleteUser', 'changeUserStatus'];

export function openLane(
  seed: number,
  { operations, origin, site }: { operations: readonly Operation[]; origin: string; site: string },
): Lane {
  const random = seededRandom(String(seed));
  const memory = laneMemory(random);
  const planning: Planning = { random, memory, origin, sensible: sensibleValues(random, memory, site) };
  const waiting: { as: Role; step: Step }[] = [];
  const named = new Map(operations.map((operation) => [operation.id, operation]));
  const paths = operations.map(({ path }) => path.replace(/\{\w+\}/g, 'x'));
  const request = (as: Role, planned: PlannedRequest): Move => ({ kind: 'request', as, planned });
  const anyOperation = () => {
    const picked = random.pick(operations);
    return ending.includes(picked.id) && random.next() < 0.8 ? random.pick(operations) : picked;
  };
  return {
    memory,
    next() {
      const due = waiting.shift();
      if (due) return request(due.as, planStep(due.step, named, planning));
      const what = random.next();
      if (what < 0.04) begin(random.pick(journeys), random, waiting);
      if (what < 0.45) return request(random.pick(roles), planValid(anyOperation(), planning));
      if (what < 0.91) return request(random.pick(roles), planMutated(anyOperation(), planning));
      if (what < 0.96) return request(random.pick(roles), planElsewhere(random));
      return { kind: 'bytes', label: 'broken HTTP', bytes: planBrokenHttp(random, paths) };
    },
  };
}

function begin(journey: Journey, random: Random, waiting: { as: Role; step: Step }[]): void {
  const as = random.pick(journey.as);
  waiting.push(...journey.steps.map((step) => ({ as, step })));
}

function planStep(step: Step, named: Map<string, Operation>, planning: Planning): PlannedRequest {
  const operation = named.get(step.operation);
  if (!operation)
    throw new Error(`The document has no operation ${step.operation}: mend scripts/fuzz/journeys.ts.`);
  const params = step.params?.(planning.memory);
  const payload = step.payload?.(planning.memory);
  const planned = planValid(operation, planning, { params, payload });
  // Now and then somebody goes wrong in the middle of the way.
  return planning.random.next() < 0.1 ? planMutated(operation, planning) : planned;
}
