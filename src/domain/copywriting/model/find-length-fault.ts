import type { CopyRequest } from '../copy.ts';
import { styleRules } from './prompts/style-rules.ts';

/** How far a text may leave its style's range before it is no longer that style. */
const [shortShare, longShare] = [0.6, 1.5];
/** With little data a text is short. */
const bareWords = 25;

/** Whether a text is far too short or too long for its style and what there is to say. */
export function findLengthFault(text: string, request: CopyRequest): 'too-short' | 'too-long' | undefined {
  const [least, most] = styleRules[request.style].words;
  const words = text.match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  if (words > most * longShare) return 'too-long';
  const enough = Math.max(bareWords, least * shortShare * plenty(request));
  return words < enough ? 'too-short' : undefined;
}

/** Of the fields and notes a full brief has, the share this one has: 0 to 1. */
function plenty({ brief }: CopyRequest): number {
  const { notes = '', targetCustomers, vehicleTypes, intendedUse, sellingPoints, ...fields } = brief;
  const given = Object.values(fields).filter((value) => value !== undefined).length;
  return Math.min(1, (given + notes.length / 40) / 12);
}
