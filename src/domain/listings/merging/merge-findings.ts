import { type Vehicle, type VehicleField, vehicleFields } from '#domain/vehicles/vehicle.ts';
import {
  type Alternative,
  type Conflicts,
  type Evidence,
  type EvidenceSource,
  evidenceSources,
  type Finding,
  schemaOrgSources,
  type VehicleReading,
} from '../listing-reading.ts';
import { understand } from '../meaning/understand.ts';
import { removeContacts } from '../privacy/remove-contacts.ts';
import { areAtOdds } from './are-at-odds.ts';
import { confidenceOf, isWeighty } from './confidence-of.ts';
import { isImplausible } from './is-implausible.ts';

const longestRaw = 80;
/** What is looked through for contacts: one that is cut in two would not be known any more. */
const longestQuote = 400;
const longestWhere = 60;
const mostAlternatives = 3;

/**
 * One vehicle out of everything that was found: per field the first usable finding of the most
 * trusted source, with what evidence of equal weight says against it. Where only unusable findings
 * were made the evidence keeps the first and says why. A figure that hardly any such car has is not taken but
 * offered.
 */
export function mergeFindings(findings: readonly Finding[]): Omit<VehicleReading, 'equipment'> {
  const vehicle: Vehicle = {};
  const evidence: Partial<Record<VehicleField, Evidence>> = {};
  const conflicts: Conflicts = {};
  const byTrust = findings.toSorted((a, b) => trust(a) - trust(b));
  for (const field of vehicleFields) {
    const readings = byTrust.filter((finding) => finding.field === field).map(readWith(vehicle));
    const valued = readings.filter((reading) => 'value' in reading);
    const [best, ...others] = valued.filter(({ finding }) => !finding.isRival);
    const rivals = valued.filter(({ finding }) => finding.isRival && finding.source === best?.finding.source);
    if (!best) {
      const unused = readings.find((reading) => 'unused' in reading);
      if (unused) evidence[field] = { ...showing(unused.finding, 'low'), unused: unused.unused };
      continue;
    }
    const against = [...contradicting(field, best, others), ...rivals.map(alternative)].slice(
      0,
      mostAlternatives,
    );
    const agreeing = others.filter((other) => !areAtOdds(field, best.value, other.value));
    Object.assign(vehicle, { [field]: best.value });
    evidence[field] = showing(
      best.finding,
      confidenceOf(best.finding.source, {
        confirmedBy: agreeing.map(({ finding }) => finding.source),
        isContested: against.length > 0,
      }),
    );
    if (against.length > 0) conflicts[field] = against;
  }
  for (const field of vehicleFields.filter((one) => isImplausible(one, vehicle))) {
    const { [field]: value } = vehicle;
    const stated = evidence[field];
    if (value === undefined || !stated) continue;
    delete vehicle[field];
    evidence[field] = { ...stated, confidence: 'low', unused: 'implausible' };
    conflicts[field] = [{ value, evidence: { ...stated, confidence: 'low' } }, ...(conflicts[field] ?? [])];
  }
  return { vehicle, evidence, conflicts };
}

const rank = (source: EvidenceSource) => evidenceSources.indexOf(source);

/** Schema.org has no words for KM0, demonstration cars and bi-fuel. */
const isCoarse = ({ field, source }: Finding) =>
  (field === 'condition' || field === 'fuelType') && schemaOrgSources.includes(source);

/** On condition and fuel the labels that people read come before schema.org. */
const trust = (finding: Finding) => (isCoarse(finding) ? rank('labels') + 0.5 : rank(finding.source));

interface Valued {
  finding: Finding;
  value: string | number;
}

type Reading = Valued | { finding: Finding; unused: NonNullable<Evidence['unused']> } | { finding: Finding };

const readWith =
  (vehicle: Vehicle) =>
  (finding: Finding): Reading => ({
    finding,
    ...understand(finding.field, finding.says ?? finding.raw, vehicle),
  });

/** What other evidence that carries weight says against the best, each value and each source once. */
function contradicting(field: VehicleField, best: Valued, others: readonly Valued[]): Alternative[] {
  if (!isWeighty(best.finding.source)) return [];
  const against: Valued[] = [];
  for (const other of others) {
    const { source } = other.finding;
    if (!isWeighty(source) || source === best.finding.source || isCoarse(other.finding)) continue;
    const known = [best, ...against];
    if (known.every(({ value }) => areAtOdds(field, value, other.value))) against.push(other);
  }
  return against.map(alternative);
}

const alternative = ({ finding, value }: Valued): Alternative => ({
  value,
  evidence: showing(finding, 'low'),
});

const showing = ({ source, where, raw }: Finding, confidence: Evidence['confidence']): Evidence => ({
  source,
  where: removeContacts(where.slice(0, longestQuote)).slice(0, longestWhere),
  raw: removeContacts(raw.slice(0, longestQuote)).slice(0, longestRaw),
  confidence,
});
