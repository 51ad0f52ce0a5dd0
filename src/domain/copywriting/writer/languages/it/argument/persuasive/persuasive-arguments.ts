import type { Arguments } from '../../../../argument/arguments.ts';
import { models } from '../models/models.ts';
import { agree, listThings, mayFollow, ofTheCar, things } from '../things.ts';
import { aims } from './aims.ts';
import { closings } from './closings.ts';
import { defects } from './defect-phrases.ts';
import { engine } from './engine.ts';
import { details, past, price, remaining, rest, restrictions, state, terms, work } from './form-phrases.ts';
import { leadClosings } from './lead-closings.ts';
import { leads } from './leads.ts';
import { openings } from './openings.ts';
import { careReasons } from './reasons/care-reasons.ts';
import { comfortReasons } from './reasons/comfort-reasons.ts';
import { roadReasons } from './reasons/road-reasons.ts';
import { workReasons } from './reasons/work-reasons.ts';
import { themes } from './themes/themes.ts';

/** What persuasive Italian argues with. */
export const persuasiveArguments: Arguments = {
  things,
  listOf: listThings,
  agree,
  rowsAreBare: true,
  mayFollow,
  ofTheCar,
  joints: [', mentre ', ', e ', '; '],
  leads,
  openings,
  models,
  reasons: [...roadReasons, ...comfortReasons, ...careReasons, ...workReasons],
  themes,
  engine,
  aims,
  past,
  work,
  state,
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
