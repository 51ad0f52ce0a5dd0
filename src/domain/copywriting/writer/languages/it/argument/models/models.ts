import type { ModelLines } from '../../../../argument/arguments.ts';
import { italianModels } from './italian-models.ts';
import { volkswagenModels } from './volkswagen-models.ts';

/** What is true of every example of a model, argued for; the names exclude each other. */
export const models: readonly ModelLines[] = [...italianModels, ...volkswagenModels];
