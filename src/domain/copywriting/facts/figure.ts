/** Units that figures of car texts come in; `none` is a number without a unit. */
export const figureUnits = [
  'perMonth',
  'euro',
  'consumption',
  'emission',
  'speed',
  'km',
  'miles',
  'kWh',
  'kW',
  'horsepower',
  'cc',
  'litres',
  'doors',
  'seats',
  'months',
  'years',
  'owners',
  'gears',
  'keys',
  'inches',
  'percent',
  'torque',
  'seconds',
  'minutes',
  'stars',
  'cylinders',
  'kilos',
  'quintals',
  'tonnes',
  'other',
] as const;
export type FigureUnit = (typeof figureUnits)[number];

/** A number with its unit, where it stands in a text. */
export interface Figure {
  value: number;
  unit: FigureUnit | 'none';
  start: number;
  end: number;
  /** The digits as they stand, for what a unit does not tell: grouping, decimals. */
  written: string;
  /** Written as a word: "cinque porte". */
  inWords: boolean;
}
