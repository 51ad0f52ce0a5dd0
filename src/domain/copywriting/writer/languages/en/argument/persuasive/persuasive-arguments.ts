import type { Arguments } from '../../../../argument/arguments.ts';
import { listOf } from '../../grammar/lists.ts';
import { models } from '../models/models.ts';
import { agree, things } from '../things.ts';
import { aims } from './aims.ts';
import { closings } from './closings.ts';
import { defects } from './defect-phrases.ts';
import { engine } from './engine.ts';
import { details, past, price, remaining, rest, restrictions, state, terms, work } from './form-phrases.ts';
import { leads } from './leads.ts';
import { openings } from './openings.ts';
import { cabinReasons } from './reasons/cabin-reasons.ts';
import { careReasons } from './reasons/care-reasons.ts';
import { roadReasons } from './reasons/road-reasons.ts';
import { themes } from './themes/themes.ts';

/** What persuasive English argues with: each thing at work in the reader's day. */
export const persuasiveArguments: Arguments = {
  things,
  listOf,
  agree,
  rowsAreBare: false,
  joints: [', and ', '. '],
  leads,
  openings,
  models: models.map(({ name, say }) => ({ name, say: say.map((line) => `{few}${line}`) })),
  reasons: [...roadReasons, ...cabinReasons, ...careReasons],
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
  leadClosings: [],
  closings,
};
