import type { Argument } from '../../../../../argument/arguments.ts';

/** How much goes in, and what the papers say of it. */
export const measureReasons: readonly Argument[] = [
  { of: ['longWheelbase'], say: ['Gli oggetti lunghi entrano bene, con {x}.'] },
  { of: ['highRoof'], say: ['Dentro si carica anche in altezza, con {x}.'] },
  { of: [['payload', 'grossWeight']], say: ['Per chi carica molto il dato da guardare è {x}.'] },
  { of: ['towCapacity'], say: ['Chi deve trainare può contare {su x}.'] },
  { of: ['registeredTruck'], say: ['Per chi ha un’attività conta anche questo: {auto} {x}.'] },
  { of: ['licenceB'], say: ['{auto} {x}, e non servono altre patenti.'] },
];
