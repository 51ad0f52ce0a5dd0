/** Marks of an axis of counts: a scale of four above columns of one would leave them at the bottom. */
export const countTicks = (highest: number): number => Math.min(5, Math.max(3, Math.ceil(highest) + 1));
