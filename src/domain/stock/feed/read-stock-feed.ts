import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import type { User } from '../../accounts/user.ts';
import { requireStock } from '../require-stock.ts';
import { feedShape } from './feed-car.ts';
import { type OfferedCarsDeps, offeredCars } from './offered-cars.ts';
import type { FeedFormat, StockFeedStore } from './stock-feed.ts';
import { writeFeed } from './write-feed.ts';

export interface ReadStockFeedDeps extends TurnDeps, OfferedCarsDeps {
  feeds: Pick<StockFeedStore, 'findOwner' | 'stampOf'>;
  findUser(id: string): Promise<User | undefined>;
}

const perMinute = { most: 30, milliseconds: 60_000 };

/**
 * Returns the cars on offer of whose feed the secret opens, a piece at a time, with a stamp that stays as long as
 * nothing in them changes. Throws `not-found` for an address that is none or is revoked, `forbidden` while the owner's
 * plan does not write the stock, `too-many-requests` for the 31st reading within a minute.
 */
export async function readStockFeed(
  deps: ReadStockFeedDeps,
  { secret, format }: { secret: string; format: FeedFormat },
): Promise<{ stamp: string; pieces: AsyncIterable<string> }> {
  const ownerId = await deps.feeds.findOwner(secret, deps.now());
  const owner = ownerId === undefined ? undefined : await deps.findUser(ownerId);
  if (!owner) throw new ProductError('not-found', noFeed);
  await takeTurn(deps, `stock-feed:${owner.id}`, perMinute, tooOften(perMinute.most));
  requireStock(owner);
  const stamp = `${feedShape}-${format}-${await deps.feeds.stampOf(owner.id)}`;
  return { stamp, pieces: writeFeed(offeredCars(deps, owner.id), format) };
}

const noFeed: Localised = {
  it: 'A questo indirizzo non c’è nessun elenco: chiedi al concessionario quello nuovo.',
  en: 'There is no list at this address: ask the dealer for the new one.',
  de: 'Unter dieser Adresse gibt es keine Liste: Fragen Sie den Händler nach der neuen.',
  fr: 'Il n’y a aucune liste à cette adresse : demandez la nouvelle au concessionnaire.',
  es: 'En esta dirección no hay ninguna lista: pide la nueva al concesionario.',
};

const tooOften = (most: number): Localised => ({
  it: `Questo indirizzo si può leggere ${most} volte al minuto. Riprova fra un minuto.`,
  en: `This address can be read ${most} times a minute. Try again in a minute.`,
  de: `Diese Adresse lässt sich ${most}-mal pro Minute lesen. Versuchen Sie es in einer Minute noch einmal.`,
  fr: `Cette adresse peut être lue ${most} fois par minute. Réessayez dans une minute.`,
  es: `Esta dirección se puede leer ${most} veces por minuto. Vuelve a intentarlo en un minuto.`,
});
