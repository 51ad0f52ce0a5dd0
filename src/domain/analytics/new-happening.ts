import type { User } from '../accounts/user.ts';
import type { Happening } from './happening.ts';

export interface HappeningDeps {
  now(): Date;
  newId(): string;
}

/** Something that happens now to the stock a user works with, by his doing. */
export const newHappening = (
  { newId, now }: HappeningDeps,
  user: Pick<User, 'id' | 'ownerId'>,
  what: Omit<Happening, 'id' | 'at' | 'ownerId' | 'userId'>,
): Happening => ({ id: newId(), at: now(), ownerId: user.ownerId, userId: user.id, ...what });
