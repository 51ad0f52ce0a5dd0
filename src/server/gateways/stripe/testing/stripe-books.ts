import Stripe from 'stripe';

/** An object of Stripe's as it crosses the wire. */
export interface StripeObject {
  id: string;
  object: string;
  created?: number;
}

/** What happens when a customer's card is charged without him. */
export type SavedCard = 'good' | 'declines' | 'authenticates';

/** Everything the server remembers; objects hold each other by id. */
export interface StripeBooks {
  clock: { now: Date };
  /** What was told to webhooks, the oldest first. */
  events: Stripe.Event[];
  cards: Map<string, SavedCard>;
  /** Seconds since 1970. */
  seconds(): number;
  made(prefix: string): { id: string; created: number };
  put<Kept extends StripeObject>(object: Kept): Kept;
  find<Kept extends StripeObject>(id: string): Kept | undefined;
  /** The newest first. */
  all<Kept extends StripeObject>(kind: Kept['object']): Kept[];
  emit(type: Stripe.Event.Type, object: StripeObject): void;
}

export function stripeBooks(clock: { now: Date }): StripeBooks {
  const objects = new Map<string, StripeObject>();
  const events: Stripe.Event[] = [];
  let numbers = 0;
  const seconds = () => Math.floor(books.clock.now.getTime() / 1000);
  const made = (prefix: string) => ({
    id: `${prefix}_1Q${String(++numbers).padStart(8, '0')}Test`,
    created: seconds(),
  });
  const books: StripeBooks = {
    ...{ clock, events, cards: new Map(), seconds, made },
    put(object) {
      objects.set(object.id, object);
      return object;
    },
    find: <Kept extends StripeObject>(id: string) => objects.get(id) as Kept | undefined,
    all: <Kept extends StripeObject>(kind: string) =>
      [...objects.values()].filter(({ object }) => object === kind).reverse() as Kept[],
    emit(type, object) {
      events.push({
        ...made('evt'),
        ...{ object: 'event', api_version: Stripe.API_VERSION, livemode: false, pending_webhooks: 1 },
        ...{ request: { id: null, idempotency_key: null }, type },
        data: { object: structuredClone(object) },
      } as Stripe.Event);
    },
  };
  return books;
}

/** What Stripe answers to a request it does not carry out. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { type: string; message: string; code?: string; param?: string };

  constructor(status: number, body: { type?: string; message: string; code?: string; param?: string }) {
    super(body.message);
    this.status = status;
    this.body = { type: 'invalid_request_error', ...body };
  }
}

/** The object of that id; where there is none, Stripe's answer says what was looked for. */
export function existing<Kept extends StripeObject>(
  books: StripeBooks,
  kind: Kept['object'],
  id: string,
  param = 'id',
): Kept {
  const found = books.find<Kept>(id);
  if (found?.object === kind && !('deleted' in found && found.deleted)) return found;
  throw new StripeRefusal(param === 'id' ? 404 : 400, {
    ...{ code: 'resource_missing', param },
    message: `No such ${kind}: '${id}'`,
  });
}
