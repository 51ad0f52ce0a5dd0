import { type ShownCar, shownCarSchema } from '../shown-car.ts';

const key = 'car';

/** Keeps the text of a car until the browser is closed. */
export const keepCar = (car: ShownCar): Promise<void> => chrome.storage.session.set({ [key]: car });

export async function findKeptCar(): Promise<ShownCar | undefined> {
  const { [key]: kept } = await chrome.storage.session.get(key);
  return shownCarSchema.safeParse(kept).data;
}

export const forgetCar = (): Promise<void> => chrome.storage.session.remove(key);
