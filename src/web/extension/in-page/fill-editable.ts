import type { Editable } from './find-editables.ts';
import { textIn } from './text-in.ts';

/** Long enough for a page's program to look at what was selected or typed, and to put it right. */
const pause = () => new Promise((over) => setTimeout(over, 150));

/**
 * Puts a text into a field as if it had been typed, so that the page's program takes it, in place of what stood there.
 * Resolves to what stands in the field afterwards. Submits nothing.
 */
export async function fillEditable(element: Editable, text: string): Promise<string> {
  element.scrollIntoView({ block: 'center' });
  element.focus();
  if (element.matches('input,textarea')) fillControl(element as HTMLInputElement, text);
  else await fillRich(element, text);
  await pause();
  return textIn(element);
}

/** React and Vue listen to these events; a value that is set here passes by the setter by which React would miss it. */
function fillControl(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  element.value = text;
  element.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText', data: text }),
  );
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Editors with a document of their own take what is pasted, or what the browser says it is about to insert; others look
 * at what has been inserted. The first that an editor handles itself is the last that is tried.
 */
async function fillRich(element: HTMLElement, text: string): Promise<void> {
  const page = element.ownerDocument;
  page.getSelection()?.selectAllChildren(element);
  await pause();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const all = { bubbles: true, cancelable: true, composed: true };
  const isPasted = !element.dispatchEvent(new ClipboardEvent('paste', { ...all, clipboardData }));
  if (isPasted) return;
  const insertion = { ...all, inputType: 'insertText', data: text };
  const isInserted = !element.dispatchEvent(new InputEvent('beforeinput', insertion));
  if (!isInserted) page.execCommand('insertText', false, text);
}
