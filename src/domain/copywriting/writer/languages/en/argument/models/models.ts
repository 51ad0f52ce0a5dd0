import type { ModelLines } from '../../../../argument/arguments.ts';
import { europeanModels } from './european-models.ts';
import { otherModels } from './other-models.ts';

/** What is true of every example of a model, argued for; the names exclude each other. */
export const models: readonly ModelLines[] = [...europeanModels, ...otherModels];
