import type { Condition } from '#domain/vehicles/vocabularies.ts';
import type { Claim } from './claim.ts';
import { findLabels, judgeLabel } from './find-labels.ts';
import { type Finding, type Judging, sourceOf } from './judging.ts';

const also: Partial<Record<Condition, readonly Condition[]>> = {
  Aziendale: ['Usato'],
  Semicollisione: ['Usato'],
};

/** New, used, pre-registered, company car, crashed. */
export function findCondition(judging: Judging): Claim[] {
  return findLabels(judging, 'condition').map(({ label, start, end }) => ({
    ...judge(judging, label),
    start,
    end,
  }));
}

function judge(judging: Judging, label: string): Finding {
  const kind = label === 'Semicollisione' ? 'accident' : 'condition';
  const finding = judgeLabel(judging, label, { kind, family: 'condition', field: 'condition', also });
  const { terms } = judging.known;
  const source = label === 'Aziendale' ? (terms.get('exCompany') ?? terms.get('exDemo')) : undefined;
  if (finding.verdict !== 'given' && source) return { kind, verdict: 'given', source };
  const { brief } = judging.known;
  const isDriven = label === 'Usato' && brief.condition === undefined && (brief.mileage ?? 0) >= driven;
  return isDriven ? { kind, verdict: 'derived', source: sourceOf(brief, 'mileage') } : finding;
}

/** Kilometres beyond which nobody would call a car new. */
const driven = 2000;
