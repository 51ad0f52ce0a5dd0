import { useSyncExternalStore } from 'react';
import type { FormField } from '#web/generator/vehicle-draft.ts';

/** Somebody wants to change a car's data, from wherever they are missed. */
interface ChangeRequest {
  /** The description the car belongs to. */
  id: string;
  /** Where to begin. */
  field?: FormField | 'notes' | undefined;
}

let requested: ChangeRequest | undefined;
const listeners = new Set<() => void>();

/** Opens the form of a car's data; `undefined` closes it. */
export function requestChange(request: ChangeRequest | undefined): void {
  requested = request;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChangeRequest = () => useSyncExternalStore(subscribe, () => requested);
