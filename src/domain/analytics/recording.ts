import type { FigureChange } from './figure.ts';
import { figuresOf } from './figures-of.ts';
import type { Happening } from './happening.ts';

/** What happened to an owner's stock and what it changes of his figures: kept together or not at all. */
export interface Recording {
  ownerId: string;
  happenings: readonly Happening[];
  changes: readonly FigureChange[];
}

/** Happenings of one owner with everything they are counted as by themselves. */
export const recordingOf = (ownerId: string, happenings: readonly Happening[]): Recording => ({
  ...{ ownerId, happenings },
  changes: happenings.flatMap(figuresOf),
});
