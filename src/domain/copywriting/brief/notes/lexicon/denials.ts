import type { Term } from '../../../vocabulary/terms.ts';

/** What would deny a damage beside it. */
export const denials: ReadonlySet<Term> = new Set<Term>([
  'neverCrashed',
  'perfectCondition',
  'excellentCondition',
  'goodCondition',
  'wellKept',
  'noDamage',
  'noDefects',
  'likeNew',
  'rustFree',
]);

/** What every car of the last twenty years has is the first to go. */
export const ordinary: ReadonlySet<Term> = new Set<Term>([
  'stability',
  'abs',
  'tractionControl',
  'airbags',
  'powerSteering',
  'windows',
  'centralLocking',
  'socket',
  'usb',
  'bluetooth',
  'startStop',
  'fogLights',
  'mirrors',
  'floorMats',
  'hillHold',
  'tyreKit',
  'radio',
]);
