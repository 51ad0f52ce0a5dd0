import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { User } from '../accounts/user.ts';
import { entitledPlan } from '../subscriptions/entitlements.ts';
import type { AnalyticsPart } from './analytics-part.ts';

/** Returns whether the user's plan gives this part of the analytics; a team member has the rights of the owner. */
export const maySeeAnalytics = (user: User, part: AnalyticsPart): boolean =>
  entitledPlan(user).analytics.includes(part);

/** Throws `forbidden` where the user's plan does not give this part of the analytics. */
export function checkAnalyticsRights(user: User, part: AnalyticsPart): void {
  if (maySeeAnalytics(user, part)) return;
  throw new ProductError('forbidden', part === 'performance' ? fromPro : onlyElite);
}

const fromPro: Localised = {
  it: 'Le analisi delle tue auto fanno parte dei piani PRO ed ELITE. Scegline uno nella pagina dei piani per vederle.',
  en: 'The figures of your own cars are part of the plans PRO and ELITE. Choose one on the plans page to see them.',
  de: 'Die Auswertung Ihrer Autos gehört zu den Tarifen PRO und ELITE. Wählen Sie einen davon auf der Seite der Tarife, um sie zu sehen.',
  fr: 'Les analyses de vos voitures font partie des formules PRO et ELITE. Choisissez-en une sur la page des formules pour les voir.',
  es: 'Los análisis de tus coches forman parte de los planes PRO y ELITE. Elige uno en la página de planes para verlos.',
};

const onlyElite: Localised = {
  it: 'Queste analisi fanno parte del piano ELITE. Scegli ELITE nella pagina dei piani per vederle.',
  en: 'These analytics are part of the ELITE plan. Choose ELITE on the plans page to see them.',
  de: 'Diese Auswertungen gehören zum ELITE-Tarif. Wählen Sie auf der Seite der Tarife ELITE, um sie zu sehen.',
  fr: 'Ces analyses font partie de la formule ELITE. Choisissez ELITE sur la page des formules pour les voir.',
  es: 'Estos análisis forman parte del plan ELITE. Elige ELITE en la página de planes para verlos.',
};
