import type { FuelType } from '#domain/vehicles/vocabularies.ts';
import type { Claim } from './claim.ts';
import { findLabels, judgeLabel } from './find-labels.ts';
import type { Finding, Judging } from './judging.ts';

/** What else is true of a car with that fuel: gas cars start on petrol, hybrids have an electric motor. */
const also: Partial<Record<FuelType, readonly FuelType[]>> = {
  Ibrido: ['Elettrico', 'Benzina'],
  GPL: ['Benzina'],
  Metano: ['Benzina'],
  Idrogeno: ['Elettrico'],
};

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
  const includes = isHybrid && label === 'Elettrico' && !motor.test(words) ? {} : also;
  return judgeLabel(judging, label, { kind: 'fuel', family: 'fuel', field: 'fuelType', also: includes });
}

/** In the five languages: the motor, its drive, its power, or a stretch driven with it. */
const motor =
  /mot[oe]|propuls|powert|power|drive|driving|antrieb|maschine|spinta|trazione|tracción|mobili|fahren|fährt|unterwegs|reisen|pendeln/;
