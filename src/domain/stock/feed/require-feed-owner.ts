import { ProductError } from '#domain/shared/errors.ts';
import { isTeamMember, type User } from '../../accounts/user.ts';

/** Throws `forbidden` for members of a team: whoever leaves it must not keep an address that opens its stock. */
export function requireFeedOwner(user: Pick<User, 'id' | 'ownerId'>): void {
  if (!isTeamMember(user)) return;
  throw new ProductError('forbidden', {
    it: 'L’indirizzo privato lo gestisce il titolare del team.',
    en: 'The owner of the team manages the private address.',
    de: 'Die private Adresse verwaltet der Inhaber des Teams.',
    fr: 'L’adresse privée est gérée par le titulaire de l’équipe.',
    es: 'La dirección privada la gestiona el titular del equipo.',
  });
}
