export type Editable = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

const typable =
  'input:not([type]),input[type=""],input[type=text],textarea,[contenteditable=""],[contenteditable=true],[contenteditable=plaintext-only]';

/** More is no form of an advertisement. */
const mostEditables = 200;

/** Finds the fields of a page that a person sees and may type into, in its frames and web components too. */
export function findEditables(root: Document | ShadowRoot = document): Editable[] {
  const found: Editable[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (found.length >= mostEditables) break;
    if (element.matches(typable) && isOpen(element)) found.push(element);
    if (element.shadowRoot) found.push(...findEditables(element.shadowRoot));
    const frame = element instanceof HTMLIFrameElement && isSeen(element) && element.contentDocument;
    if (frame) found.push(...findEditables(frame));
  }
  return found.slice(0, mostEditables);
}

function isOpen(element: HTMLElement): boolean {
  // In a part that is edited in place only the outermost element is the field.
  if (element.parentElement?.isContentEditable) return false;
  return isSeen(element) && !element.matches(':disabled,[readonly],[role=searchbox],[role=combobox]');
}

const isSeen = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 20 && height > 8 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  );
};
