import type { Condition } from '#domain/vehicles/vocabularies.ts';
import type { Claim } from './claim.ts';
import { findLabels, judgeLabel } from './find-labels.ts';
import type { Finding, Judging } from './judging.ts';

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
  return finding.verdict !== 'given' && source ? { kind, verdict: 'given', source } : finding;
}
