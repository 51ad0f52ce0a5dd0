import type { ModelLines } from '../../../../argument/arguments.ts';
import { asianModels } from './asian-models.ts';
import { frenchModels } from './french-models.ts';
import { germanModels } from './german-models.ts';
import { italianModels } from './italian-models.ts';
import { mercedesModels } from './mercedes-models.ts';
import { otherModels } from './other-models.ts';
import { volkswagenModels } from './volkswagen-models.ts';
import { workingModels } from './working-models.ts';

/** What is true of every example of a model, argued for; the names exclude each other. */
export const models: readonly ModelLines[] = [
  ...italianModels,
  ...volkswagenModels,
  ...germanModels,
  ...mercedesModels,
  ...otherModels,
  ...frenchModels,
  ...asianModels,
  ...workingModels,
];
