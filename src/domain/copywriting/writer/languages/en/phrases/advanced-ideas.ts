import type { Angle } from '../../../angle/angles.ts';
import type { Idea } from '../../voice.ts';
import { everydayIdeas } from './ideas-everyday.ts';
import { feelingIdeas } from './ideas-feeling.ts';
import { plainIdeas } from './ideas-plain.ts';

/** One idea carries an advanced text: its opening states it, the thread takes it up, the closing resolves it. */
export const ideas: Record<Angle, readonly Idea[]> = { ...plainIdeas, ...feelingIdeas, ...everydayIdeas };
