import type { Arguments } from '../../../../argument/arguments.ts';
import { listOf } from '../../grammar/lists.ts';
import { reasons } from '../reasons/reasons.ts';
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
} from './form-phrases.ts';
import { leads } from './leads.ts';
import { openings } from './openings.ts';
import { themes } from './themes.ts';

/** What professional French argues with: impersonal, complete, the strongest fact first. */
export const professionalArguments: Arguments = {
  things,
  listOf,
  agree,
  rowsAreBare: true,
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
