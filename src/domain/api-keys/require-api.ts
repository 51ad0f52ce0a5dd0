import { ProductError } from '#domain/shared/errors.ts';
import { entitledPlan, type Subscriber } from '../subscriptions/entitlements.ts';

/** Throws `forbidden` when the user's plan has no API: keys of a plan that has ended are silent until it is paid again. */
export function requireApi(user: Subscriber): void {
  if (entitledPlan(user).apiCallsPerMinute > 0) return;
  throw new ProductError('forbidden', {
    it: 'L’API fa parte dei piani PRO ed ELITE: scegline uno e le chiavi funzionano.',
    en: 'The API is part of the PRO and ELITE plans: choose one of them and your keys will work.',
    de: 'Die API gehört zu den Tarifen PRO und ELITE: Mit einem davon funktionieren die Schlüssel.',
    fr: 'L’API fait partie des formules PRO et ELITE : choisissez-en une et les clés fonctionnent.',
    es: 'La API forma parte de los planes PRO y ELITE: elige uno de ellos y las claves funcionan.',
  });
}
