import type { CopyStyle } from '../copywriting/copy.ts';
import type { Description } from '../descriptions/description.ts';

/** Whether a description has a text of this style, in whichever language. */
export const hasStyle = ({ copy, translations }: Description, style: CopyStyle): boolean =>
  [copy, ...Object.values(translations)].some((texts) => texts[style] !== undefined);
