import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { ImportDeps, ImportedListing } from '../listings/import-listing.ts';
import { importListing } from '../listings/import-listing.ts';
import { refusalMessages } from '../listings/refusing/refusal-messages.ts';
import { entitledPlan } from '../subscriptions/entitlements.ts';
import { enterLink, enterRefused } from './enter-reading.ts';
import type { LinkClaim, StockStore } from './stock-job.ts';
import { silenceOfClaims } from './write-next-car.ts';

export interface ReadNextLinkDeps extends ImportDeps {
  stock: Pick<StockStore, 'claimLink' | 'settleLink' | 'postponeLink'>;
  newId(): string;
  /** The owner with the rights they have now. */
  findUser(id: string): Promise<User | undefined>;
  onError(error: unknown): void;
  /** Called with what was read for its owner. */
  onRead(owner: User, read: ImportedListing): void;
}

/** A link at which the process died so often is not tried again. */
const mostAttempts = 5;

/**
 * Reads the next link of any stock job as `importListing` reads one for its owner, within the same limits: what they
 * refuse waits and is tried again, as does a link whose owner has no plan for it now. A page that gives no car leaves a
 * faulty car that says why. False when no link waits.
 */
export async function readNextLink(deps: ReadNextLinkDeps): Promise<boolean> {
  const now = deps.now();
  const claim = await deps.stock.claimLink(deps.newId(), now, new Date(now.getTime() - silenceOfClaims));
  if (!claim) return false;
  const { url } = claim;
  try {
    const read = await readClaimed(deps, claim);
    await (read
      ? deps.stock.settleLink(claim.id, enterLink(url, read), deps.now())
      : deps.stock.postponeLink(claim.id));
  } catch (error) {
    deps.onError(error);
    const refused = enterRefused({ url, refusal: refusalMessages.unreadable });
    await deps.stock.settleLink(claim.id, refused, deps.now());
  }
  return true;
}

/** Undefined for what has to wait. */
async function readClaimed(
  deps: ReadNextLinkDeps,
  { userId, url, attempts }: LinkClaim,
): Promise<ImportedListing | undefined> {
  if (attempts > mostAttempts) return { kind: 'refused', text: refusalMessages.unreadable };
  const owner = await deps.findUser(userId);
  if (!owner || owner.subscriptionStatus === 'blocked' || !entitledPlan(owner).writesStock) return undefined;
  try {
    const read = await importListing(deps, { userId: owner.id, url });
    deps.onRead(owner, read);
    return read;
  } catch (error) {
    if (error instanceof ProductError && error.kind === 'too-many-requests') return undefined;
    throw error;
  }
}
