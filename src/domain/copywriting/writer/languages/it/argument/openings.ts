import { persuasive } from '../phrases/persuasive-phrases.ts';

/** First sentences where no thing of the notes leads. */
export const { openings } = persuasive;
