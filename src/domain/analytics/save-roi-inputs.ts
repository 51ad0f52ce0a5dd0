import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { isTeamMember, type User } from '../accounts/user.ts';
import type { AnalyticsStore } from './analytics-store.ts';
import { checkAnalyticsRights } from './check-analytics-rights.ts';
import type { RoiInputs } from './roi-inputs.ts';

/**
 * Keeps what an owner works the return out with; the whole team sees it. Throws `forbidden` where the plan does not
 * give the return, and to a member: what an hour and a day cost is the owner's business, like everything about money.
 */
export async function saveRoiInputs(
  analytics: Pick<AnalyticsStore, 'saveRoiInputs'>,
  user: User,
  inputs: RoiInputs,
): Promise<void> {
  checkAnalyticsRights(user, 'return');
  if (isTeamMember(user)) throw new ProductError('forbidden', onlyTheOwner);
  await analytics.saveRoiInputs(user.ownerId, inputs);
}

const onlyTheOwner: Localised = {
  it: 'Questi valori li imposta il titolare del team. Chiedi a lui di cambiarli.',
  en: 'These values are set by the owner of the team. Ask the owner to change them.',
  de: 'Diese Werte legt fest, wem das Team gehört. Bitte dort um die Änderung.',
  fr: 'Ces valeurs sont définies par le titulaire de l’équipe. Demandez-lui de les modifier.',
  es: 'Estos valores los fija el titular del equipo. Pídele que los cambie.',
};
