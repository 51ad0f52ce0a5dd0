import type { Arguments } from '../../../../argument/arguments.ts';
import { listOf } from '../../grammar/lists.ts';
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
  state,
  terms,
  work,
} from './form-phrases.ts';
import { leads } from './leads.ts';
import { openings } from './openings.ts';
import { reasons } from './reasons.ts';
import { themes } from './themes.ts';

/** What professional German argues with: impersonal, complete, the strongest fact first. */
export const professionalArguments: Arguments = {
  things,
  listOf,
  agree,
  rowsAreBare: false,
  joints: ['. '],
  leads,
  openings,
  models: [],
  reasons,
  themes,
  equipment: [equipment, moreEquipment],
  engine,
  aims,
  past,
  state,
  work,
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
