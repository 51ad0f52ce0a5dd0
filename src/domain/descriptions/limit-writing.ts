import type { User } from '#domain/accounts/user.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import { entitledPlan, type Subscriber } from '../subscriptions/entitlements.ts';

/** More than anybody reads; a program with somebody's session keeps neither us nor a language model busy. */
const perMinute = { most: 60, milliseconds: 60_000 };
const day = 24 * 60 * 60_000;

/**
 * Counts one text that is to be written or translated, or one more to be kept. The month's quota is another matter: plans without
 * one have this limit too. Throws `too-many-requests` from the 61st within a minute on, or when all who share a
 * plan have asked for as many in a day as it allows.
 */
export async function limitWriting(
  deps: TurnDeps,
  user: Pick<User, 'id' | 'ownerId'> & Subscriber,
): Promise<void> {
  await takeTurn(deps, `writing:${user.id}`, perMinute, tooManyOfMinute(perMinute.most));
  await limitWritingOfDay(deps, user);
}

/** Counts one text of the day alone: a job writes faster than people ask. Throws like `limitWriting`. */
export async function limitWritingOfDay(
  deps: TurnDeps,
  user: Pick<User, 'ownerId'> & Subscriber,
): Promise<void> {
  const { writingsPerDay: most } = entitledPlan(user);
  await takeTurn(deps, `writing-of-day:${user.ownerId}`, { most, milliseconds: day }, tooManyOfDay(most));
}

export const tooManyOfMinute = (most: number): Localised => ({
  it: `Hai chiesto molti testi in poco tempo (${most} al minuto). Aspetta un minuto e riprova.`,
  en: `You have asked for many texts in a short time (${most} a minute). Wait a minute and try again.`,
  de: `Sie haben in kurzer Zeit viele Texte angefordert (${most} pro Minute). Warten Sie eine Minute und versuchen Sie es noch einmal.`,
  fr: `Vous avez demandé beaucoup de textes en peu de temps (${most} par minute). Attendez une minute et réessayez.`,
  es: `Has pedido muchos textos en poco tiempo (${most} por minuto). Espera un minuto y vuelve a intentarlo.`,
});

const tooManyOfDay = (most: number): Localised => ({
  it: `Con il tuo piano si possono chiedere ${most} testi al giorno, e oggi sono finiti. Riprova domani, oppure scrivici se te ne servono di più.`,
  en: `Your plan allows ${most} texts a day, and today’s are used up. Try again tomorrow, or write to us if you need more.`,
  de: `Mit Ihrem Tarif können ${most} Texte pro Tag angefordert werden, für heute sind sie verbraucht. Versuchen Sie es morgen wieder oder schreiben Sie uns, wenn Sie mehr brauchen.`,
  fr: `Votre formule permet de demander ${most} textes par jour, et ceux d’aujourd’hui sont épuisés. Réessayez demain, ou écrivez-nous s’il vous en faut davantage.`,
  es: `Con tu plan se pueden pedir ${most} textos al día y los de hoy se han agotado. Vuelve a intentarlo mañana o escríbenos si necesitas más.`,
});
