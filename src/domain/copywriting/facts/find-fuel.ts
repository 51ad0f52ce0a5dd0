import type { Claim } from './claim.ts';
import { findLabels, judgeLabel } from './find-labels.ts';
import { includedFuels } from './included-fuels.ts';
import type { Finding, Judging } from './judging.ts';

/** What drives the car. */
export function findFuel(judging: Judging): Claim[] {
  return findLabels(judging, 'fuel').map(({ label, start, end }) => ({
    ...judge(judging, label, judging.low.slice(start, end)),
    start,
    end,
  }));
}

/** An electric motor is part of a hybrid, which is no electric car. */
function judge(judging: Judging, label: string, words: string): Finding {
  const isHybrid = judging.known.brief.fuelType === 'Ibrido';
  const also = isHybrid && label === 'Elettrico' && !motor.test(words) ? {} : includedFuels;
  return judgeLabel(judging, label, { kind: 'fuel', family: 'fuel', field: 'fuelType', also });
}

/** In the five languages: the motor, its drive, its power, or a stretch driven with it. */
const motor =
  /mot[oe]|propuls|powert|power|drive|driving|antrieb|maschine|spinta|trazione|tracción|mobili|fahren|fährt|unterwegs|reisen|pendeln/;
