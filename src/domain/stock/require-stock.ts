import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import { planIsBlocked } from '../descriptions/refusals.ts';
import { entitledPlan } from '../subscriptions/entitlements.ts';

/** Throws `forbidden` for a blocked user and for one whose plan does not write a whole stock. */
export function requireStock(user: Pick<User, 'role' | 'subscriptionPlan' | 'subscriptionStatus'>): void {
  if (user.subscriptionStatus === 'blocked') throw new ProductError('forbidden', planIsBlocked);
  if (entitledPlan(user).writesStock) return;
  throw new ProductError('forbidden', {
    it: 'Scrivere tutto il parco auto in una volta fa parte dei piani PRO ed ELITE.',
    en: 'Writing the whole stock at once is part of the PRO and ELITE plans.',
    de: 'Den ganzen Bestand auf einmal zu beschreiben gehört zu den Tarifen PRO und ELITE.',
    fr: 'Décrire tout le stock en une fois fait partie des formules PRO et ELITE.',
    es: 'Describir todo el stock de una vez forma parte de los planes PRO y ELITE.',
  });
}
