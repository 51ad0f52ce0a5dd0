import { persuasive } from '../phrases/persuasive-phrases.ts';

/** Last sentences where no thing of the notes led. */
export const { closings } = persuasive;
