import type { DescriptionItem } from '#contract/descriptions.ts';
import { copyStyles } from '#domain/copywriting/copy.ts';
import { textsOf } from './description-document.ts';
import type { TextOfDescription } from './report-happening.ts';

/** Every text of a description, as all of them are in its file. */
export function textsToReport(item: DescriptionItem): TextOfDescription[] {
  const texts = textsOf(item);
  return copyStyles.flatMap((style) => (texts[style] === undefined ? [] : [{ id: item.id, style }]));
}
