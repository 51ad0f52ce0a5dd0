import type { Editable } from './find-editables.ts';

const longest = 80;

/** What a page calls a field: its label, else what stands right before it. */
export function labelOf(element: Editable): string {
  const frame = element.ownerDocument === document ? null : element.ownerDocument.defaultView?.frameElement;
  const { labels } = element as HTMLInputElement;
  const said =
    namedBy(element) ??
    element.getAttribute('aria-label') ??
    (labels?.[0] && shownIn(labels[0])) ??
    (frame ? labelOf(frame as HTMLElement) : textBefore(element));
  return (said || element.getAttribute('placeholder') || element.getAttribute('data-placeholder') || '')
    .replace(/\s+/g, ' ')
    .replace(/[\s*:]+$/, '')
    .trim()
    .slice(0, longest);
}

function namedBy(element: Element): string | undefined {
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const said = ids.map((id) => root.getElementById(id)?.textContent?.trim()).filter(Boolean);
  return said.length > 0 ? said.join(' ') : undefined;
}

/** Where no label is tied to the field, people read the short text above it or to its left. */
function textBefore(element: Element): string {
  let inner: Element | null = element;
  for (let step = 0; inner && step < 4; step++, inner = inner.parentElement) {
    const before = shownBefore(inner);
    if (before && isOfOtherField(before)) return '';
    const said = before instanceof HTMLElement ? shownIn(before) : '';
    if (said && said.length <= longest) return said;
  }
  return '';
}

/** An editor hides the field that it stands for right before itself. */
function shownBefore(element: Element): Element | null {
  let before = element.previousElementSibling;
  while (before && !before.checkVisibility()) before = before.previousElementSibling;
  return before;
}

const fields = 'input,textarea,select,[contenteditable]';

const isOfOtherField = (before: Element) =>
  before.matches(fields) ||
  before.querySelector(fields) !== null ||
  (before instanceof HTMLLabelElement && before.control !== null);

/** Its text without that of the fields within. */
function shownIn(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const other of copy.querySelectorAll('input,textarea,select,button,[contenteditable],script,style'))
    other.remove();
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
