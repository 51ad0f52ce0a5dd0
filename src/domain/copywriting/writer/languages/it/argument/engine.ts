import { persuasive } from '../phrases/persuasive-phrases.ts';

/** Sentences about engine, gearbox and drive. */
export const { engine } = persuasive.sections;
