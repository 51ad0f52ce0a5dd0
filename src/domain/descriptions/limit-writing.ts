import type { User } from '#domain/accounts/user.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';

/** More than anybody reads; a program with somebody's session keeps neither us nor a language model busy. */
const perMinute = { most: 60, milliseconds: 60_000 };
/** Several times the stock of the largest dealers, for everybody who works with one plan together. */
const perDay = { most: 2000, milliseconds: 24 * 60 * 60_000 };

/**
 * Counts one text that is to be written or translated, or one more to be kept. The month's quota is another matter: plans without
 * one have this limit too. Throws `too-many-requests` from the 61st within a minute on, or the 2,001st of a
 * day for all who share a plan.
 */
export async function limitWriting(deps: TurnDeps, user: Pick<User, 'id' | 'ownerId'>): Promise<void> {
  await takeTurn(deps, `writing:${user.id}`, perMinute, tooManyOfMinute(perMinute.most));
  await takeTurn(deps, `writing-of-day:${user.ownerId}`, perDay, tooManyOfDay);
}

export const tooManyOfMinute = (most: number): Localised => ({
  it: `Hai chiesto molti testi in poco tempo (${most} al minuto). Aspetta un minuto e riprova.`,
  en: `You asked for many texts in a short time (${most} a minute). Wait a minute and try again.`,
  de: `Du hast in kurzer Zeit viele Texte angefordert (${most} pro Minute). Warte eine Minute und versuche es noch einmal.`,
  fr: `Vous avez demandé beaucoup de textes en peu de temps (${most} par minute). Attendez une minute et réessayez.`,
  es: `Has pedido muchos textos en poco tiempo (${most} por minuto). Espera un minuto y vuelve a intentarlo.`,
});

const tooManyOfDay: Localised = {
  it: 'Con il tuo piano sono stati chiesti 2.000 testi in un giorno. Riprova domani, oppure scrivici se te ne servono di più.',
  en: '2,000 texts were asked for with your plan within a day. Try again tomorrow, or write to us if you need more.',
  de: 'Mit deinem Plan wurden an einem Tag 2.000 Texte angefordert. Versuche es morgen wieder oder schreib uns, wenn du mehr brauchst.',
  fr: 'Avec votre offre, 2 000 textes ont été demandés en un jour. Réessayez demain, ou écrivez-nous s’il vous en faut davantage.',
  es: 'Con tu plan se han pedido 2.000 textos en un día. Vuelve a intentarlo mañana o escríbenos si necesitas más.',
};
