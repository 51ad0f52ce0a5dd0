import { randomUUID } from 'node:crypto';
import type { User } from '#domain/accounts/user.ts';
import type { AnalyticsStore } from '#domain/analytics/analytics-store.ts';
import { type MarkOutcomeDeps, markOutcome } from '#domain/analytics/mark-outcome.ts';
import type { MarketStore } from '#domain/analytics/market-trends.ts';
import { rateText } from '#domain/analytics/rate-text.ts';
import { type RecordImportDeps, recordImport } from '#domain/analytics/record-import.ts';
import { refreshMarket } from '#domain/analytics/refresh-market.ts';
import { reportHappening } from '#domain/analytics/report-happening.ts';
import { copyStyles } from '#domain/copywriting/copy.ts';
import {
  type GenerateDescriptionsDeps,
  generateDescriptions,
} from '#domain/descriptions/generate-descriptions.ts';
import { type Day, dayOf } from '#domain/shared/days.ts';
import { defaultLanguage } from '#domain/shared/languages.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { Identity } from '#server/identity.ts';
import type { UserStore } from '#server/store/user-store.ts';
import { planSampleYear, type SampleCar } from './plan-sample-year.ts';
import { sampleDealers } from './sample-dealers.ts';

export interface SampleYearDeps
  extends Omit<GenerateDescriptionsDeps, 'newId' | 'newSeed'>,
    Omit<MarkOutcomeDeps, 'newId' | 'analytics'>,
    Pick<RecordImportDeps, 'score'> {
  analytics: AnalyticsStore;
  identity: Pick<Identity, 'openAccount'>;
  users: UserStore;
  market: MarketStore;
  limiter: RateLimiter;
}

/** The account that sees its own year. */
const elite = 'elite@example.com';

/** How many cars each has. */
const usual = { elite: 96, dealer: 16 };

/** Of two processes that start at once one makes the year; one that was stopped goes on at a later start. */
const turn = { most: 1, milliseconds: 60_000 };
const always: RateLimiter = { take: async () => true };

/**
 * Makes up a year of the ELITE demo account and of twelve dealers, through the verbs that everybody uses with a
 * clock of the past; once only. The dealers are blocked when they are done, which is how it is known: nobody can
 * sign in as one of them. Ends early when it is stopped.
 */
export async function seedDemoAnalytics(
  deps: SampleYearDeps,
  signal: AbortSignal,
  carsOf: typeof usual = usual,
): Promise<void> {
  const today = dayOf(deps.now());
  const account = await deps.users.findByEmail(elite);
  const last = sampleDealers.at(-1);
  if (!account || !last || (await isDone(deps, last.email))) return;
  if (!(await deps.limiter.take('sample-year', turn, deps.now()))) return;
  const [first] = sampleDealers;
  if (first && !(await deps.users.findByEmail(first.email))) {
    const cars = planSampleYear(0, today, { cars: carsOf.elite, styles: copyStyles });
    await goThrough(deps, asUser(account.id, elite), cars, signal);
  }
  for (const [index, dealer] of sampleDealers.entries()) {
    if (signal.aborted) return;
    if (await isDone(deps, dealer.email)) continue;
    const known = await deps.users.findByEmail(dealer.email);
    const id = known?.id ?? (await openFor(deps, dealer));
    const style = copyStyles[index % copyStyles.length] ?? 'professional';
    const cars = planSampleYear(index + 1, today, { cars: carsOf.dealer, styles: [style] });
    await goThrough(deps, asUser(id, dealer.email), cars, signal);
    if (!signal.aborted) await deps.users.update(id, { subscriptionStatus: 'blocked' });
  }
  const market = { market: deps.market, limiter: always, now: deps.now };
  await refreshMarket(market, () => signal.aborted);
}

/** Nobody learns the password. */
const openFor = (deps: SampleYearDeps, dealer: (typeof sampleDealers)[number]) =>
  deps.identity.openAccount({ ...dealer, password: randomUUID(), language: defaultLanguage });

async function isDone({ users }: SampleYearDeps, email: string): Promise<boolean> {
  return (await users.findByEmail(email))?.subscriptionStatus === 'blocked';
}

/** With the rights of the plan that has every style and no limit, whatever the account has. */
const asUser = (id: string, email: string): User => ({
  ...{ id, ownerId: id, email, firstName: '', lastName: '', language: defaultLanguage, billing: undefined },
  ...{ role: 'user', subscriptionPlan: 'ELITE', subscriptionStatus: 'active', billingCycle: 'monthly' },
});

/** Goes on after the cars that are there already. */
async function goThrough(
  deps: SampleYearDeps,
  user: User,
  cars: readonly SampleCar[],
  signal: AbortSignal,
): Promise<void> {
  const made = await deps.descriptions.find({ userId: user.ownerId, search: '', limit: cars.length });
  for (const [index, car] of cars.entries()) {
    if (index < made.length) continue;
    if (signal.aborted) return;
    await liveThrough(deps, user, car, index);
  }
}

async function liveThrough(deps: SampleYearDeps, user: User, car: SampleCar, seed: number): Promise<void> {
  const on = (day: Day) => ({ ...deps, now: () => noonOf(day, deps.now()), newId: randomUUID });
  const written = on(car.writtenOn);
  if (car.ad) {
    const { make, model, year, mileage, price } = car.brief;
    const reading = { evidence: {}, conflicts: {}, equipment: [], text: car.ad.text };
    await recordImport(written, user, {
      ...{ kind: 'listing', url: `https://${car.ad.place}/`, ...reading },
      vehicle: { make, model, year, mileage, price },
    });
    await rest();
  }
  // Made-up texts need not keep apart from each other, which would take ten times as long.
  const descriptions = { ...deps.descriptions, find: async () => [] };
  const { id } = await generateDescriptions({ ...written, descriptions, newSeed: () => seed }, user, {
    ...{ brief: car.brief, styles: car.styles, language: defaultLanguage },
  });
  await rest();
  const { published, leadOn, sold, withdrawnOn } = car;
  if (published) {
    const text = { descriptionId: id, style: published.style };
    await markOutcome(on(published.on), user, id, { published });
    await reportHappening({ ...on(published.on), limiter: always }, user, { kind: 'copied', ...text });
    if (car.rating) await rateText(on(published.on), user, { ...text, ...car.rating });
    await rest();
  }
  if (leadOn) await markOutcome(on(leadOn), user, id, { lead: { on: leadOn } });
  if (sold) await markOutcome(on(sold.on), user, id, { sold });
  if (withdrawnOn) await markOutcome(on(withdrawnOn), user, id, { withdrawn: { on: withdrawnOn } });
  await rest();
}

/** Noon in UTC is the same day in Italy all year; today it may be earlier. */
function noonOf(day: Day, now: Date): Date {
  const noon = new Date(`${day}T12:00:00.000Z`);
  return noon < now ? noon : now;
}

/** Whoever asks the server for something comes first. */
const rest = () => new Promise((done) => setTimeout(done, 25));
