/** What a dealer tells us to work out what the product is worth to him. */
export interface RoiInputs {
  /** Minutes he would spend writing a description by himself. */
  minutesPerText: number;
  /** Euro cents an hour of that work costs. */
  hourCost: number;
  /** Euro cents a car costs him each day it stands. */
  dayCost: number;
  /** Days his cars took to sell before; unknown until he says so, and then nothing is counted for faster sales. */
  usualDays: number | null;
}

/** Shown as assumptions, to be adjusted: they are nobody's measurements. */
export const assumedRoiInputs: RoiInputs = {
  minutesPerText: 20,
  hourCost: 2500,
  dayCost: 1000,
  usualDays: null,
};
