import type { Arguments } from '../../../../argument/arguments.ts';
import { models } from '../models/models.ts';
import { agree, listThings, mayFollow, ofTheCar, things } from '../things.ts';
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
import { reasons } from './reasons.ts';
import { themes } from './themes.ts';

/** What professional Italian argues with: impersonal, complete, the strongest fact first. */
export const professionalArguments: Arguments = {
  things,
  listOf: listThings,
  agree,
  rowsAreBare: true,
  mayFollow,
  ofTheCar,
  joints: [', mentre ', ', e '],
  leads,
  openings,
  models,
  reasons,
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
