/** Pixels, known before the charts have come, so that nothing jumps when they do. */
export const columnsHeight = 260;

/** Above the first bar, for the upper half of its name. */
export const rankedBarsRoom = 6;

export const rankedBarsHeight = (bars: number): number => bars * 48 + rankedBarsRoom;
