import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { User } from '../accounts/user.ts';
import { entitledPlan } from '../subscriptions/entitlements.ts';

/** Throws `forbidden` to whoever has not the rights of ELITE; a team member has those of the owner. */
export function checkAnalyticsRights(user: User): void {
  if (!entitledPlan(user).hasAnalytics) throw new ProductError('forbidden', onlyElite);
}

const onlyElite: Localised = {
  it: 'Le analisi fanno parte del piano ELITE. Scegli ELITE nella pagina dei piani per vederle.',
  en: 'The analytics are part of the ELITE plan. Choose ELITE on the plans page to see them.',
  de: 'Die Auswertungen gehören zum ELITE-Tarif. Wählen Sie auf der Seite der Tarife ELITE, um sie zu sehen.',
  fr: 'Les analyses font partie de la formule ELITE. Choisissez ELITE sur la page des formules pour les voir.',
  es: 'Los análisis forman parte del plan ELITE. Elige ELITE en la página de planes para verlos.',
};
