/** From which side a text looks at the car. */
export const angles = [
  'damaged',
  'bare',
  'van',
  'electric',
  'hydrogen',
  'sports',
  'open',
  'classic',
  'fresh',
  'firstCar',
  'family',
  'wild',
  'luxury',
  'city',
  'budget',
  'gas',
  'hybrid',
  'style',
  'commuter',
  'traveller',
  'allRound',
] as const;

export type Angle = (typeof angles)[number];
