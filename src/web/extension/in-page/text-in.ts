import type { Editable } from './find-editables.ts';

/** What stands in a field. */
export const textIn = (element: Editable): string =>
  element.matches('input,textarea') ? (element as HTMLInputElement).value : element.innerText;
