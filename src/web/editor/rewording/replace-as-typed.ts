import { findEdit } from '../find-edit.ts';

/**
 * Changes the text of a focused field as typing would, so that the browser's own undo (Ctrl+Z) takes the change back;
 * after a value set by a program it puts back old words in wrong places. Does nothing to a field without the focus.
 */
export function replaceAsTyped(field: HTMLTextAreaElement, next: string): void {
  if (document.activeElement !== field || field.value === next) return;
  const { scrollX, scrollY } = window;
  const { start, end, length } = findEdit(field.value, next);
  field.setSelectionRange(start, end);
  // Deprecated without a successor: nothing else reaches the undo history, and every browser has it.
  if (length === 0) document.execCommand('delete');
  else document.execCommand('insertText', false, next.slice(start, start + length));
  // The browser brings the changed words into view, away from those being typed.
  window.scrollTo(scrollX, scrollY);
}
