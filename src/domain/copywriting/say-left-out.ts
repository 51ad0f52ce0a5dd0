import type { LeftOut, Making } from './copy.ts';

/** Returns what of the notes a text leaves out, as it is kept with the text. */
export const sayLeftOut = (leftOut: readonly LeftOut[]): Pick<Making, 'leftOut' | 'setAside'> => ({
  leftOut: leftOut.map(({ note }) => note),
  ...(leftOut.length > 0 && { setAside: [...leftOut] }),
});
