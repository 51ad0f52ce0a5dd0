import type { KeyboardEvent } from 'react';

/** Up and down lead from a row's button to the same one of the row above or below. */
export function moveAmongRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const button = event.target;
  if (!step || !(button instanceof HTMLButtonElement)) return;
  const row = button.closest('tr');
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const place = row ? buttonsOf(row).indexOf(button) : -1;
  if (!next || place < 0) return;
  event.preventDefault();
  buttonsOf(next)[place]?.focus();
}

const buttonsOf = (row: Element) => [...row.querySelectorAll('button')];
