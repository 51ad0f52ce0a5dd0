import { useSyncExternalStore } from 'react';

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** What can be done about it at once. */
  action?: { label: string; act(): void };
}

export interface ShownToast extends ToastContent {
  id: number;
  isOpen: boolean;
}

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one before: at most one is visible. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  shown = { ...content, id: lastId, isOpen: true };
  tell();
}

export function closeToast(id: number): void {
  if (shown?.id !== id) return;
  shown = { ...shown, isOpen: false };
  tell();
}

/** A new attempt begins: what was said of the last one no longer matters. */
export function dismissToast(): void {
  if (shown) closeToast(shown.id);
}

const nothing = () => undefined;

export function useShownToast(): ShownToast | undefined {
  return useSyncExternalStore(subscribe, () => shown, nothing);
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
