import type { Argument } from '../../../../../argument/arguments.ts';
import { when } from '../../../phrases/when.ts';
import { conditionReasons } from './care-condition.ts';
import { carePairs } from './care-pairs.ts';
import { papersReasons } from './care-papers.ts';
import { partReasons } from './care-parts.ts';
import { pastReasons } from './care-past.ts';
import { recordPairs } from './care-record-pairs.ts';
import { serviceReasons } from './care-service.ts';
import { workDonePairs } from './care-work-pairs.ts';

const only = (condition: string, all: readonly Argument[]): Argument[] =>
  all.map(({ of, say }) => ({ of, say: say.map((phrase) => when(condition, phrase)) }));

/** What the car's past, its papers and the work done on it are good for; no comfort for a wreck. */
export const careReasons: readonly Argument[] = only('!damaged', [
  ...pastReasons,
  ...conditionReasons,
  ...serviceReasons,
  ...papersReasons,
  ...carePairs,
  ...recordPairs,
  ...partReasons,
  ...workDonePairs,
]);
