const saveTime = 1000;

/** As long as a save would take; nothing is saved. */
export const simulateSave = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, saveTime));
