import type { Angle } from '../../../angle/angles.ts';
import type { Idea } from '../../voice.ts';
import { damagedIdeas } from './damaged-ideas.ts';
import { everydayIdeas } from './everyday-ideas.ts';
import { powerIdeas } from './power-ideas.ts';
import { worldIdeas } from './world-ideas.ts';

/**
 * For each angle the ideas a text can be built on. Thread and closing answer their own opening, so
 * they stay together: an idea is set, touched half-way and paid back at the end.
 */
export const ideas: Record<Angle, readonly Idea[]> = {
  damaged: damagedIdeas,
  ...powerIdeas,
  ...worldIdeas,
  ...everydayIdeas,
};
