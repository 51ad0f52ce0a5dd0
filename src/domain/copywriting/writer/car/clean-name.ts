import { hasInstruction } from '../notes/has-instruction.ts';
import { removeMarkup } from '../notes/remove-markup.ts';

/** A make or model without markup, links or orders to the writer; "auto" when nothing is left. */
export function cleanName(name: string): string {
  const [first = ''] = removeMarkup(name).split(/[\n;:!?"“”«»]|\. /);
  const words = first
    .replace(/[^\p{L}\p{N} .,'’&+/\-²³°]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .,'’&+/-]+|[ .,'’&/-]+$/g, '');
  return words === '' || hasInstruction(words) ? 'auto' : words;
}
