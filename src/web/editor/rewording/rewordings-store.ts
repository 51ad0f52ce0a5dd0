import { useSyncExternalStore } from 'react';
import { followSentence } from './follow-sentence.ts';
import type { SentencePlace } from './sentence-place.ts';

/** A sentence that was asked for in other words. */
export interface Rewording {
  id: number;
  place: SentencePlace;
  /** The other words, once they have come. */
  wording?: string;
}

type Listener = (arrived: Rewording) => void;

const none: readonly Rewording[] = [];
const kept = new Map<string, readonly Rewording[]>();
const openTexts = new Map<string, Listener>();
const listeners = new Set<() => void>();
let lastId = 0;

/** Starts a rewording and returns its id. It outlives the editor, so that an answer finds its text again. */
export function askForRewording(text: string, place: SentencePlace): number {
  lastId += 1;
  change(text, (all) => [...all.filter((one) => !touches(one, place)), { id: lastId, place }]);
  return lastId;
}

/** Carries every sentence awaited in a text to its next wording. */
export function followRewordings(text: string, next: string): void {
  if (kept.get(text)?.some(({ place }) => place.text !== next)) {
    change(text, (all) => all.map((one) => ({ ...one, place: followSentence(one.place, next) })));
  }
}

/** Keeps a wording that has come and tells its text, when that is open. */
export function receiveRewording(text: string, id: number, wording: string): void {
  change(text, (all) => all.map((one) => (one.id === id ? { ...one, wording } : one)));
  const arrived = kept.get(text)?.find((one) => one.id === id);
  if (arrived) openTexts.get(text)?.(arrived);
}

export function dropRewording(text: string, id: number): void {
  change(text, (all) => all.filter((one) => one.id !== id));
}

/** Has answers told to an open text; returns how to stop that. */
export function listenForRewordings(text: string, listener: Listener): () => void {
  openTexts.set(text, listener);
  return () => {
    if (openTexts.get(text) === listener) openTexts.delete(text);
  };
}

export const useRewordingsOf = (text: string): readonly Rewording[] =>
  useSyncExternalStore(subscribe, () => kept.get(text) ?? none);

/** Tells whether a rewording is about any of these words. */
export const touches = (
  { place }: Rewording,
  { start, end }: Pick<SentencePlace, 'start' | 'end'>,
): boolean => place.start < end && place.end > start;

function change(text: string, by: (all: readonly Rewording[]) => readonly Rewording[]): void {
  const next = by(kept.get(text) ?? none);
  if (next.length > 0) kept.set(text, next);
  else kept.delete(text);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
