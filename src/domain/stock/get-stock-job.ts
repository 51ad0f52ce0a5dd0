import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { CountedJob, StockStore } from './stock-job.ts';

/** Returns a job of the stock the user works with. Throws `not-found` for a missing one and for another owner's alike. */
export async function getStockJob(
  { stock }: { stock: Pick<StockStore, 'findJob'> },
  user: Pick<User, 'ownerId'>,
  id: string,
): Promise<CountedJob> {
  const job = await stock.findJob(user.ownerId, id);
  if (!job) throw notThere();
  return job;
}

export const notThere = () =>
  new ProductError('not-found', {
    it: 'Non c’è più: aggiorna la pagina.',
    en: 'It is no longer there: reload the page.',
    de: 'Das gibt es nicht mehr: Laden Sie die Seite neu.',
    fr: 'Cela n’existe plus : actualisez la page.',
    es: 'Ya no existe: actualiza la página.',
  });
