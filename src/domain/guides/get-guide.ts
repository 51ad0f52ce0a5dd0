import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { User } from '../accounts/user.ts';
import { entitledPlanId } from '../subscriptions/entitlements.ts';
import type { Guide, GuideId } from './guide.ts';
import { loadGuide } from './load-guide.ts';

/** A guide in the reader's language; throws `forbidden` to whoever has not the rights of ELITE. */
export async function getGuide(user: User, guide: GuideId, language: Language): Promise<Guide> {
  if (entitledPlanId(user) !== 'ELITE') throw new ProductError('forbidden', onlyElite);
  return loadGuide(guide, language);
}

const onlyElite: Localised = {
  it: 'Le guide fanno parte del piano ELITE. Passa a ELITE per leggerle.',
  en: 'The guides are part of the ELITE plan. Switch to ELITE to read them.',
  de: 'Die Leitfäden gehören zum ELITE-Tarif. Wechseln Sie zu ELITE, um sie zu lesen.',
  fr: 'Les guides font partie de la formule ELITE. Passez à ELITE pour les lire.',
  es: 'Las guías forman parte del plan ELITE. Pasa a ELITE para leerlas.',
};
