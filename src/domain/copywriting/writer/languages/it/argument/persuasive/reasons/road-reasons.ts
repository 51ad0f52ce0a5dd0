import type { Argument } from '../../../../../argument/arguments.ts';
import { assistReasons } from './assist-reasons.ts';
import { connectedReasons } from './connected-reasons.ts';
import { easeReasons } from './ease-reasons.ts';
import { lightsReasons } from './lights-reasons.ts';
import { parkingReasons } from './parking-reasons.ts';
import { protectionReasons } from './protection-reasons.ts';
import { sportReasons } from './sport-reasons.ts';

export const roadReasons: readonly Argument[] = [
  ...assistReasons,
  ...parkingReasons,
  ...connectedReasons,
  ...lightsReasons,
  ...protectionReasons,
  ...easeReasons,
  ...sportReasons,
];
