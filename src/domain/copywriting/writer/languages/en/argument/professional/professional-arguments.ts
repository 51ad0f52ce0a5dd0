import type { Arguments } from '../../../../argument/arguments.ts';
import { listOf } from '../../grammar/lists.ts';
import { cabinReasons } from '../reasons-cabin.ts';
import { careReasons } from '../reasons-care.ts';
import { roadReasons } from '../reasons-road.ts';
import { agree, things } from '../things.ts';
import { aims } from './aims.ts';
import { closings } from './closings.ts';
import { engine } from './engine.ts';
import {
  defects,
  details,
  equipment,
  moreEquipment,
  past,
  price,
  remaining,
  rest,
  restrictions,
  terms,
  work,
} from './form-phrases.ts';
import { leads } from './leads.ts';
import { openings } from './openings.ts';
import { themes } from './themes.ts';

/** What professional English argues with. */
export const professionalArguments: Arguments = {
  things,
  listOf,
  agree,
  rowsAreBare: false,
  joints: [', and ', '. '],
  leads,
  openings,
  models: [],
  reasons: [...roadReasons, ...cabinReasons, ...careReasons],
  themes,
  equipment: [equipment, moreEquipment],
  engine,
  aims,
  past,
  work,
  state: past,
  remaining,
  details,
  defects,
  price,
  terms,
  rest,
  restrictions,
  leadClosings: [],
  closings,
};
