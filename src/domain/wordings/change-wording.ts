import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { WordingStore } from './wording.ts';

/** Gives one of the owner's wordings another sentence. Throws `not-found` for a missing one and for another owner's alike. */
export async function changeWording(
  { wordings }: { wordings: Pick<WordingStore, 'change'> },
  { ownerId }: Pick<User, 'ownerId'>,
  { id, sentence }: { id: string; sentence: string },
): Promise<void> {
  if (!(await wordings.change(ownerId, id, sentence))) throw notThere();
}

export const notThere = () =>
  new ProductError('not-found', {
    it: 'Questa frase non c’è più: aggiorna l’elenco.',
    en: 'This sentence is no longer there: reload the list.',
    de: 'Diesen Satz gibt es nicht mehr: Laden Sie die Liste neu.',
    fr: 'Cette phrase n’existe plus : actualisez la liste.',
    es: 'Esta frase ya no existe: actualiza la lista.',
  });
