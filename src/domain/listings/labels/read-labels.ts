import type { Vehicle, VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding, ReaderResult } from '../listing-reading.ts';
import { understand } from '../meaning/understand.ts';
import { mergeFindings } from '../merge-findings.ts';
import type { PageContent } from '../page/page-content.ts';
import { splitTitle } from '../title/split-title.ts';
import { type LabelledValue, pairLabels } from './pair-labels.ts';

/** Headings under which a page shows other cars; labels after them are not about this one. */
const ofOthers =
  /\b(simil|altri veicoli|altre auto|altri annunci|potrebbe\w* (?:anche )?interessar|ti potrebbe|correlat|ähnlich|weitere (?:fahrzeuge|angebote)|alternative|more vehicles|other vehicles|more from|you may also|related|recently viewed|visti di recente|d'autres|autres annonces|otros (?:coches|vehículos)|vergelijkbar|aanbevolen|podobne)/i;
/** Sums that are not the asking price stand in blocks of their own, under labels a price has too. */
const ofFinance =
  /\b(finanz|leasing|rate\b|rata\b|noleggio|kredit|versicherung|assicura|insurance|finance|crédit|financement|seguro)/i;
const severalFrom = 3;

/** One group of labelled values, which state no field twice with different values. */
interface Group {
  findings: Finding[];
  vehicle: Vehicle;
}

/**
 * The vehicle in a page's labelled values. Values are grouped so that no group contradicts itself;
 * the largest group is the ad, and what contradicts it is another car. Many small groups are a list.
 */
export function readLabels({ runs, headings, language }: PageContent): ReaderResult {
  const end = headings.findIndex((heading) => ofOthers.test(heading));
  const isAbout = ({ section }: LabelledValue) =>
    (end < 0 || section <= end) && !ofFinance.test(headings[section - 1] ?? '');
  const pairs = pairLabels(runs).filter(isAbout);
  const groups = groupPairs(pairs, headings, language);
  const main = groups.toSorted((a, b) => size(b) - size(a))[0];
  if (!main) return { findings: [] };
  const others = groups.filter((group) => group !== main && contradicts(group.vehicle, main.vehicle));
  if (
    others.length >= severalFrom - 1 &&
    others.filter((group) => size(group) * 2 >= size(main)).length >= severalFrom - 1
  ) {
    return { findings: [], severalVehicles: true };
  }
  const own = groups.filter((group) => !others.includes(group));
  return { findings: [main, ...own.filter((group) => group !== main)].flatMap((group) => group.findings) };
}

const size = ({ vehicle }: Group) => Object.keys(vehicle).length;

function groupPairs(pairs: LabelledValue[], headings: readonly string[], language: string): Group[] {
  const groups: Group[] = [];
  let section = -1;
  for (const pair of pairs) {
    const findings = findingsOf(pair, language);
    if (findings.length === 0) continue;
    const { vehicle } = mergeFindings(findings);
    const group = groups.at(-1);
    if (group && pair.section === section && !contradicts(vehicle, group.vehicle)) {
      group.findings.push(...findings);
      Object.assign(group.vehicle, { ...vehicle, ...group.vehicle });
    } else {
      const named = splitTitle(headings[pair.section - 1] ?? '') ?? {};
      groups.push({ findings, vehicle: { ...named, ...vehicle } });
    }
    section = pair.section;
  }
  return groups;
}

const contradicts = (one: Vehicle, other: Vehicle) =>
  (Object.keys(one) as VehicleField[]).some(
    (field) => field in other && String(one[field]).toLowerCase() !== String(other[field]).toLowerCase(),
  );

/** The value read as the first of the label's fields it makes sense for. */
function findingsOf({ label, fields, value, unit }: LabelledValue, language: string): Finding[] {
  const says = unit && !/[a-z€£$³]/i.test(value) ? `${value} ${unit}` : value;
  const understood = fields.filter((field) => {
    const meaning = understand(field, says);
    return meaning && 'value' in meaning;
  });
  const field = understood[0] ?? fields[0];
  if (!field || !understand(field, says)) return [];
  if (field === 'mileage' && isWithoutUnit(says) && isInMiles(label, language)) return [];
  return [{ field, source: 'labels', where: label, raw: value, says }];
}

const isWithoutUnit = (text: string) => !/[a-z]/i.test(text);

/** British and American pages count miles: a bare number there is not known to be kilometres. */
const isInMiles = (label: string, language: string) =>
  /^miles/i.test(label) || (/^en(-(gb|us))?$/.test(language) && /^(mileage|milage|odometer)/i.test(label));
