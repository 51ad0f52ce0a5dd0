import type { Arguments } from '../../../../argument/arguments.ts';
import { listOf } from '../../grammar/lists.ts';
import { models } from '../models/models.ts';
import { agree, things } from '../things.ts';
import { aims } from './aims.ts';
import { closings } from './closings.ts';
import { engine } from './engine.ts';
import {
  defects,
  details,
  past,
  price,
  remaining,
  rest,
  restrictions,
  state,
  terms,
  work,
} from './form-phrases.ts';
import { leadClosings } from './lead-closings.ts';
import { leads } from './leads.ts';
import { openings } from './openings.ts';
import { reasons } from './reasons.ts';
import { themes } from './themes.ts';

/** What persuasive German argues with: to one reader, each thing with what it gives or spares him. */
export const persuasiveArguments: Arguments = {
  things,
  listOf,
  agree,
  rowsAreBare: false,
  joints: ['. '],
  leads,
  openings,
  models,
  reasons,
  themes,
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
  leadClosings,
  closings,
};
