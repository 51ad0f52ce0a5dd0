import type { Arguments } from '../../../../argument/arguments.ts';
import { agree, listThings, things } from '../things.ts';
import { aims } from './aims.ts';
import { closings } from './closings.ts';
import { defects } from './defect-phrases.ts';
import { engine } from './engine.ts';
import { details, past, remaining, rest, restrictions, state, terms } from './form-phrases.ts';
import { leadClosings } from './lead-closings.ts';
import { leads } from './leads.ts';
import { openings } from './openings.ts';
import { price } from './price-phrases.ts';
import { readerReasons } from './reasons/reader-reasons.ts';
import { themes } from './themes/themes.ts';

/** What persuasive Spanish argues with: one reader, called "tú". */
export const persuasiveArguments: Arguments = {
  things,
  listOf: listThings,
  agree,
  rowsAreBare: false,
  joints: ['. '],
  leads,
  openings,
  models: [],
  reasons: readerReasons,
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
  rest,
  restrictions,
  leadClosings,
  closings,
};
