import type { Category, VehicleType } from '#domain/vehicles/vocabularies.ts';
import type { Claim } from './claim.ts';
import { findLabels, judgeLabel } from './find-labels.ts';
import { isAsked, isSupposed } from './is-supposed.ts';
import { type Finding, type Judging, sourceOf } from './judging.ts';

/** Kinds that overlap in everyday speech. */
const also: Partial<Record<Category, readonly Category[]>> = {
  SUV: ['Crossover'],
  Crossover: ['SUV'],
  Citycar: ['Hatchback'],
  Hatchback: ['Berlina', 'Citycar'],
  Cabrio: ['Sportiva'],
  Coupé: ['Sportiva'],
};

/** Kinds of vehicle among the seller's choices that name a body. */
const typeOf: Partial<Record<Category, VehicleType>> = {
  Citycar: 'Citycar',
  SUV: 'SUV',
  Crossover: 'Crossover',
  'Station Wagon': 'Station wagon',
  Monovolume: 'Monovolume',
  Sportiva: 'Sportiva',
};

/** What kind of car it is; "più pratica di un SUV" compares and claims nothing. */
export function findBody(judging: Judging): Claim[] {
  return findLabels(judging, 'body').flatMap(({ label, start, end }) => {
    const finding = judge(judging, label);
    const isClaim = isOwn(finding) || (label !== 'Sportiva' && isPresented(judging, start));
    return isClaim ? [{ ...finding, start, end }] : [];
  });
}

const isOwn = ({ verdict }: Finding) => verdict === 'given' || verdict === 'derived';

/** "questa station wagon", "è un SUV"; not "dietro un furgone" or "se cerchi un SUV". */
function isPresented({ low, patterns }: Judging, start: number): boolean {
  const before = low.slice(Math.max(0, start - 40), start);
  const isOther = patterns.comparing.test(before) || isSupposed(low, start, patterns) || isAsked(low, start);
  return !isOther && patterns.presenting.test(before);
}

function judge(judging: Judging, label: string): Finding {
  const { brief } = judging.known;
  const finding = judgeLabel(judging, label, { kind: 'body', family: 'body', field: 'category', also });
  const type = typeOf[label as Category];
  const isChosen = type !== undefined && brief.vehicleTypes.includes(type);
  const isForWork = brief.category === 'Furgone' || brief.category === 'Pickup';
  return isOwn(finding) || !isChosen || isForWork
    ? finding
    : { kind: 'body', verdict: 'given', source: sourceOf(brief, 'vehicleTypes') };
}
