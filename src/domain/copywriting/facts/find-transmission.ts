import type { Transmission } from '#domain/vehicles/vocabularies.ts';
import type { Claim } from './claim.ts';
import { findLabels, judgeLabel } from './find-labels.ts';
import { type Finding, type Judging, sourceOf } from './judging.ts';

/** Gearboxes that change by themselves. */
const also: Partial<Record<Transmission, readonly Transmission[]>> = {
  Robotizzata: ['Automatica'],
  CVT: ['Automatica'],
  Sequenziale: ['Automatica', 'Robotizzata'],
};

/** Who changes gear: an electric car has no clutch and no gears to change, whatever its field says. */
export function findTransmission(judging: Judging): Claim[] {
  return findLabels(judging, 'transmission').map(({ label, start, end }) => ({
    ...judge(judging, label),
    start,
    end,
  }));
}

function judge(judging: Judging, label: string): Finding {
  const { brief } = judging.known;
  if (brief.fuelType === 'Elettrico' && label !== brief.transmission) {
    const source = sourceOf(brief, 'fuelType');
    if (label === 'Automatica') return { kind: 'transmission', verdict: 'derived', source };
    return { kind: 'transmission', verdict: 'contradicting', source };
  }
  if (brief.fuelType === 'Elettrico' && (label === 'Manuale' || label === 'Sequenziale')) {
    return { kind: 'transmission', verdict: 'contradicting', source: sourceOf(brief, 'fuelType') };
  }
  return judgeLabel(judging, label, {
    kind: 'transmission',
    family: 'transmission',
    field: 'transmission',
    also,
  });
}
