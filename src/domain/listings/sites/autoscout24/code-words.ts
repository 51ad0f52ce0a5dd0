/** `fuelCategory.raw`; the primary fuel beside it says `Electricity` or `Super 95` of hybrids and is not read. */
export const fuelWords: Readonly<Record<string, string>> = {
  2: 'hybrid (petrol)',
  3: 'hybrid (diesel)',
  B: 'petrol',
  C: 'CNG',
  D: 'diesel',
  E: 'electric',
  H: 'hydrogen',
  L: 'LPG',
};

/** `offerType`: S is a day registration, in Italy KM0; J is a year-old car; O is a classic. */
export const conditionWords: Readonly<Record<string, string>> = {
  N: 'new',
  U: 'used',
  J: 'used',
  O: 'used',
  D: 'demonstration',
  S: 'km0',
};
