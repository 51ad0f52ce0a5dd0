import type { Arguments } from '../../../../argument/arguments.ts';
import { rowOf } from '../../grammar/lists.ts';
import { pairReasons } from '../reasons/pair-reasons.ts';
import { agree, things } from '../things.ts';
import { aims } from './aims.ts';
import { closings } from './closings.ts';
import { defects } from './defect-phrases.ts';
import { engine } from './engine.ts';
import { details, past, remaining, restrictions, state, terms } from './form-phrases.ts';
import { leadClosings } from './lead-closings.ts';
import { leads } from './leads.ts';
import { openings } from './openings.ts';
import { price } from './price-phrases.ts';
import { themes } from './themes.ts';

/** What persuasive French argues with: one reader, called "vous". */
export const persuasiveArguments: Arguments = {
  things,
  listOf: rowOf,
  agree,
  rowsAreBare: true,
  joints: [', ', '. '],
  leads,
  openings,
  models: [],
  reasons: pairReasons,
  themes,
  engine,
  aims,
  past,
  state,
  remaining,
  details,
  defects,
  price,
  terms,
  rest: [],
  restrictions,
  leadClosings,
  closings,
};
