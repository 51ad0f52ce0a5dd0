import { useSyncExternalStore } from 'react';
import type { BriefField } from '#domain/vehicles/brief.ts';

/** A fact of the car that is pointed at: in the card beside, or by words of the text that rest on it. */
interface Pointed {
  by: 'card' | 'text';
  field: BriefField;
  /** Which words of a longer field, such as the notes. */
  value?: string;
  /** The words are to be brought into view. */
  isAskedFor?: boolean;
}

let pointed: Pointed | undefined;
const listeners = new Set<() => void>();

/** Lights up a fact, here and on the other side; `undefined` puts out what that side lit. */
export function pointAt(by: Pointed['by'], next: Omit<Pointed, 'by'> | undefined): void {
  if (!next && pointed?.by !== by) return;
  pointed = next && { by, ...next };
  for (const listener of listeners) listener();
}

/** Pointer or focus have moved on; what was asked for stays lit until something else is pointed at. */
export function stopPointing(by: Pointed['by']): void {
  if (!pointed?.isAskedFor) pointAt(by, undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The fact pointed at, shared by the text and the card of its car. */
export const usePointed = () => useSyncExternalStore(subscribe, () => pointed);
