import type { Argument } from '../../../argument/arguments.ts';
import { careLeads } from './leads/care-leads.ts';
import { pastLeads } from './leads/past-leads.ts';

/** First sentences about the strongest thing of the notes. */
export const leads: readonly Argument[] = [...pastLeads, ...careLeads];
