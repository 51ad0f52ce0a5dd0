import type { Argument } from '../../../../argument/arguments.ts';
import { careLeads } from './leads/care-leads.ts';
import { comfortLeads } from './leads/comfort-leads.ts';
import { pastLeads } from './leads/past-leads.ts';
import { roadLeads } from './leads/road-leads.ts';
import { workLeads } from './leads/work-leads.ts';

/** First sentences about the strongest thing of the notes. */
export const leads: readonly Argument[] = [
  ...pastLeads,
  ...careLeads,
  ...comfortLeads,
  ...roadLeads,
  ...workLeads,
];
