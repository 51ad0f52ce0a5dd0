import { type Vehicle, type VehicleField, vehicleFields } from '#domain/vehicles/vehicle.ts';
import { type Evidence, type EvidenceSource, evidenceSources, type Finding } from './listing-reading.ts';
import { understand } from './meaning/understand.ts';

const schemaOrg: readonly EvidenceSource[] = ['json-ld', 'microdata', 'rdfa'];
const longestRaw = 80;
const longestWhere = 60;

/**
 * One vehicle out of everything that was found: per field the first usable finding of the most
 * trusted source. Where only unusable ones were found the evidence keeps the first and says why.
 */
export function mergeFindings(findings: readonly Finding[]) {
  const vehicle: Vehicle = {};
  const evidence: Partial<Record<VehicleField, Evidence>> = {};
  const byTrust = findings.toSorted((a, b) => trust(a) - trust(b));
  for (const field of vehicleFields) {
    for (const finding of byTrust) if (finding.field === field && take(finding, vehicle, evidence)) break;
  }
  return { vehicle, evidence };
}

const rank = (source: EvidenceSource) => evidenceSources.indexOf(source);

/**
 * Schema.org has no words for KM0, demonstration cars and bi-fuel: on condition and fuel the labels
 * that people read come first.
 */
function trust({ field, source }: Finding): number {
  const isCoarse = (field === 'condition' || field === 'fuelType') && schemaOrg.includes(source);
  return isCoarse ? rank('labels') + 0.5 : rank(source);
}

function take(
  finding: Finding,
  vehicle: Vehicle,
  evidence: Partial<Record<VehicleField, Evidence>>,
): boolean {
  const { field, source } = finding;
  const meaning = understand(field, finding.says ?? finding.raw, vehicle);
  if (!meaning) return false;
  const found = {
    source,
    where: finding.where.slice(0, longestWhere),
    raw: finding.raw.slice(0, longestRaw),
  };
  if ('unused' in meaning) {
    evidence[field] ??= { ...found, unused: meaning.unused };
    return false;
  }
  Object.assign(vehicle, { [field]: meaning.value });
  evidence[field] = found;
  return true;
}
