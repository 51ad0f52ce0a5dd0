import type { Control } from '../form/control.ts';
import type { Editable } from './find-editables.ts';
import { labelOf } from './label-of.ts';
import { textIn } from './text-in.ts';

/** Describes a field by what it says of itself. */
export function describeEditable(element: Editable, index: number): Control {
  const { width, height } = element.getBoundingClientRect();
  const most = element.matches('input,textarea') ? (element as HTMLInputElement).maxLength : -1;
  return {
    index,
    kind: element.matches('input') ? 'line' : element.matches('textarea') ? 'area' : 'rich',
    label: labelOf(element),
    names: namesOf(element),
    width,
    height,
    ...(most > 0 && { most }),
    length: textIn(element).trim().length,
  };
}

/** The field's own, and those of the frame that an editor puts its page into. */
function namesOf(element: Element): string {
  const own = ['name', 'id', 'data-testid', 'data-qa', 'itemprop'].map((name) => element.getAttribute(name));
  const frame = element.ownerDocument === document ? null : element.ownerDocument.defaultView?.frameElement;
  return [...own, frame && namesOf(frame)].filter(Boolean).join(' ');
}
