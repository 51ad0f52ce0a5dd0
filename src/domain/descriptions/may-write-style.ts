import type { User } from '../accounts/user.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import { mayUseStyle } from '../subscriptions/entitlements.ts';
import type { Description } from './description.ts';

/**
 * Whether we may write for somebody in a style: one of his plan's, or one this description was written in when his
 * plan had it. A text he put there himself opens none.
 */
export const mayWriteStyle = (
  user: User,
  { making }: Pick<Description, 'making'>,
  style: CopyStyle,
): boolean => mayUseStyle(user, style) || making[style] !== undefined;
