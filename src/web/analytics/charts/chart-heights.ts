/** Pixels, known before the charts have come, so that nothing jumps when they do. */
export const rankedBarHeight = 48;
export const columnsHeight = 260;
