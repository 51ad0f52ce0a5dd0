import { splitTitle } from '../title/split-title.ts';
import { makeFrom } from '../words/makes.ts';

const longest = 120;

/** A cell that begins with a make and names a model behind it. */
export const namesCar = (cell: string): boolean =>
  cell.length <= longest &&
  splitTitle(cell) !== undefined &&
  (makeFrom(cell.split(' ', 1)[0] ?? '') ?? makeFrom(cell.split(' ', 2).join(' '))) !== undefined;
