import type { Vehicle, VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding } from '../listing-reading.ts';
import { mergeFindings } from '../merging/merge-findings.ts';
import { splitTitle, type VehicleName } from '../title/split-title.ts';
import { plainWords } from '../words/plain-words.ts';
import type { LabelledValue } from './pair-labels.ts';
import { findingsOf } from './understand-pair.ts';

/** Labelled values that state no field twice with different values, and the car their heading names. */
export interface Group {
  findings: Finding[];
  vehicle: Vehicle;
  named: VehicleName | undefined;
  section: number;
}

/** Labelled values in the order of the page, a new group with every section and every contradiction. */
export function groupPairs(pairs: LabelledValue[], headings: readonly string[], language: string): Group[] {
  const groups: Group[] = [];
  let section = -1;
  for (const pair of pairs) {
    const findings = findingsOf(pair, language);
    if (findings.length === 0) continue;
    const { vehicle } = mergeFindings(findings);
    const group = groups.at(-1);
    if (group && pair.section === section && !differ(vehicle, withDamage(group.vehicle, vehicle))) {
      group.findings.push(...findings);
      Object.assign(group.vehicle, { ...vehicle, ...group.vehicle });
    } else {
      groups.push({
        findings,
        vehicle,
        named: splitTitle(headings[pair.section - 1] ?? ''),
        section: pair.section,
      });
    }
    section = pair.section;
  }
  return groups;
}

/** How many fields a group states. */
export const size = ({ vehicle }: Group) => Object.keys(vehicle).length;

/** Beside its damage a list says what else the car is, a used one or a demonstrator: no contradiction. */
const withDamage = (vehicle: Vehicle, { condition }: Vehicle): Vehicle =>
  condition && [condition, vehicle.condition].includes('Semicollisione')
    ? { ...vehicle, condition }
    : vehicle;

/** True when both state a field and not the same; a model may be longer in one of them. */
export function differ(one: Vehicle, other: { [F in VehicleField]?: Vehicle[F] | undefined }): boolean {
  return (Object.keys(one) as VehicleField[]).some((field) => {
    if (other[field] === undefined) return false;
    const [a, b] = [plainWords(String(one[field])), plainWords(String(other[field]))];
    return field === 'model' ? !a.includes(b) && !b.includes(a) : a !== b;
  });
}
