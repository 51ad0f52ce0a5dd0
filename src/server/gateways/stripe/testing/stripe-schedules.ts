import type Stripe from 'stripe';
import type { Form } from './read-form.ts';
import { itemOf, oneIntervalAfter } from './stripe-billing.ts';
import { existing, type StripeBooks, StripeRefusal } from './stripe-books.ts';

type Schedule = Stripe.SubscriptionSchedule;
type Phase = Stripe.SubscriptionSchedule.Phase;

/** A schedule of one phase: what the subscription is at this moment. */
export function createSchedule(books: StripeBooks, form: Form): Schedule {
  const id = String(form.from_subscription);
  const subscription = existing<Stripe.Subscription>(books, 'subscription', id, 'from_subscription');
  if (subscription.schedule) {
    throw new StripeRefusal(400, {
      message: `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
    });
  }
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const { id: scheduleId, created } = books.made('sub_sched');
  const schedule = books.put<Schedule>({
    ...{ id: scheduleId, object: 'subscription_schedule', application: null, created },
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    ...{ canceled_at: null, completed_at: null, current_phase: { start_date: start, end_date: end } },
    ...{
      customer: subscription.customer,
      customer_account: null,
      default_settings: settingsOf(subscription),
    },
    ...{
      end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
      livemode: false,
      metadata: {},
    },
    ...{ pause_schedules: [], phases: [phaseOf(price, start, end)], released_at: null },
    ...{ released_subscription: null, status: 'active', subscription: id, test_clock: null },
  });
  subscription.schedule = scheduleId;
  books.emit('subscription_schedule.created', schedule);
  books.emit('customer.subscription.updated', subscription);
  return schedule;
}

/** Phases are written anew, the first as it runs, each beginning where the one before ends. */
export function updateSchedule(books: StripeBooks, id: string, form: Form): Schedule {
  const schedule = active(books, id);
  const wanted = form.phases as Form[];
  let start = Number(wanted[0]?.start_date);
  if (start !== schedule.current_phase?.start_date) {
    throw new StripeRefusal(400, {
      message: 'You can not modify the start date of the current phase.',
      param: 'phases[0][start_date]',
    });
  }
  schedule.phases = wanted.map((phase) => {
    const [item] = phase.items as Form[];
    const price = existing<Stripe.Price>(books, 'price', String(item?.price), 'phases[items][price]');
    const end = phase.duration ? oneIntervalAfter(start, price) : Number(phase.end_date);
    const written = phaseOf(price, start, end, phase);
    start = end;
    return written;
  });
  const [first] = schedule.phases;
  if (first) schedule.current_phase = { start_date: first.start_date, end_date: first.end_date };
  schedule.end_behavior = String(form.end_behavior ?? schedule.end_behavior);
  const { default_payment_method: card } = (form.default_settings ?? {}) as Form;
  schedule.default_settings.default_payment_method = card === undefined ? null : String(card);
  books.emit('subscription_schedule.updated', schedule);
  return schedule;
}

export function releaseSchedule(books: StripeBooks, id: string): Schedule {
  const schedule = active(books, id);
  const subscription = heldBy(books, schedule);
  subscription.schedule = null;
  Object.assign(schedule, { status: 'released', released_at: books.seconds(), current_phase: null });
  Object.assign(schedule, { released_subscription: schedule.subscription, subscription: null });
  books.emit('subscription_schedule.released', schedule);
  books.emit('customer.subscription.updated', subscription);
  return schedule;
}

/** At a period's end: the next phase's price and card become the subscription's; after the last it is let go. */
export function enterNextPhase(books: StripeBooks, subscription: Stripe.Subscription): void {
  if (!subscription.schedule) return;
  const schedule = existing<Schedule>(books, 'subscription_schedule', String(subscription.schedule));
  const next = schedule.phases.find(({ start_date: start }) => start === schedule.current_phase?.end_date);
  if (!next) {
    releaseSchedule(books, schedule.id);
    return;
  }
  const [item] = next.items;
  itemOf(subscription).price = existing<Stripe.Price>(books, 'price', String(item?.price));
  subscription.default_payment_method = schedule.default_settings.default_payment_method;
  schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
  books.emit('subscription_schedule.updated', schedule);
}

/** Stripe's answer to who changes or ends a subscription behind its schedule's back. */
export function refuseScheduled({ schedule }: Stripe.Subscription): void {
  if (!schedule) return;
  throw new StripeRefusal(400, {
    message: `The subscription is managed by the subscription schedule \`${schedule}\`, and updating it directly is not allowed. Please update the schedule instead.`,
  });
}

function active(books: StripeBooks, id: string): Schedule {
  const schedule = existing<Schedule>(books, 'subscription_schedule', id);
  if (schedule.status === 'active') return schedule;
  throw new StripeRefusal(400, {
    message: `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`,
  });
}

const heldBy = (books: StripeBooks, { subscription }: Schedule) =>
  existing<Stripe.Subscription>(books, 'subscription', String(subscription));

function phaseOf(price: Stripe.Price, start: number, end: number, given: Form = {}): Phase {
  const anchor = given.billing_cycle_anchor;
  return {
    ...{ add_invoice_items: [], application_fee_percent: null, billing_thresholds: null },
    ...{ billing_cycle_anchor: anchor === undefined ? null : String(anchor), collection_method: null },
    ...{ currency: 'eur', default_payment_method: null, default_tax_rates: [], description: null },
    ...{ discounts: [], end_date: end, invoice_settings: null },
    items: [
      {
        ...{ billing_thresholds: null, discounts: [], metadata: {}, plan: price.id, price: price.id },
        ...{ quantity: 1, tax_rates: [] },
      },
    ],
    ...{ metadata: {}, on_behalf_of: null, start_date: start, transfer_data: null, trial_end: null },
    proration_behavior: String(given.proration_behavior ?? 'create_prorations'),
  };
}

const settingsOf = ({
  default_payment_method: card,
}: Stripe.Subscription): Stripe.SubscriptionSchedule.DefaultSettings => ({
  ...{ application_fee_percent: null, billing_cycle_anchor: 'automatic', billing_thresholds: null },
  ...{ collection_method: 'charge_automatically', default_payment_method: card, description: null },
  invoice_settings: {
    ...{ account_tax_ids: null, custom_fields: null, days_until_due: null, description: null, footer: null },
    issuer: { type: 'self' },
  },
  ...{ on_behalf_of: null, transfer_data: null },
});
