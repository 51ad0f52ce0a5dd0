import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import { tooManyOrders } from './refusals.ts';

const tenMinutes = 10 * 60 * 1000;

/** Throws `too-many-requests` for whoever has the payment provider asked too often; `who` is an id or an address. */
export const limitCalls = (deps: TurnDeps, who: string, most = 60): Promise<void> =>
  takeTurn(deps, `payments:${who}`, { most, milliseconds: tenMinutes }, tooManyOrders);
