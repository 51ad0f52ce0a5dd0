import type { Localised } from '#domain/shared/localised.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';

const minute = 60_000;
/** More than an office behind one address needs, too few to send many people mails they did not ask for. */
const perClient = { most: 40, milliseconds: 10 * minute };
/**
 * Enough for who does not find the mail; the inbox of somebody else is not flooded. For each kind of mail
 * by itself: who registers an e-mail that is another's must not keep him from choosing a new password.
 */
const perEmail = { most: 5, milliseconds: 60 * minute };

/**
 * Whether a mail may go to this e-mail because a visitor asked for it; false must look like true to
 * him. `client` stands for where he calls from. Throws `too-many-requests` when he asked too often.
 */
export async function limitMails(
  deps: TurnDeps,
  { client, email, kind }: { client: string; email: string; kind: 'sign-up' | 'new-password' },
): Promise<boolean> {
  await takeTurn(deps, `account-mails:${client}`, perClient, tooMany);
  return deps.limiter.take(`account-mails:${kind}:${email}`, perEmail, deps.now());
}

const tooMany: Localised = {
  it: 'Hai chiesto molte e-mail in poco tempo. Aspetta dieci minuti e riprova.',
  en: 'You have asked for many e-mails in a short time. Wait ten minutes and try again.',
  de: 'Sie haben in kurzer Zeit viele E-Mails angefordert. Warten Sie zehn Minuten und versuchen Sie es noch einmal.',
  fr: 'Vous avez demandé beaucoup d’e-mails en peu de temps. Attendez dix minutes et réessayez.',
  es: 'Has pedido muchos correos en poco tiempo. Espera diez minutos y vuelve a intentarlo.',
};
