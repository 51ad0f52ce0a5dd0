import type { Vehicle, VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding, ReaderResult } from '../listing-reading.ts';
import { understand } from '../meaning/understand.ts';
import { mergeFindings } from '../merge-findings.ts';
import type { PageContent } from '../page/page-content.ts';
import { splitTitle } from '../title/split-title.ts';
import { plainWords } from '../words/plain-words.ts';
import { lastOwnSection } from './own-sections.ts';
import { type LabelledValue, pairLabels } from './pair-labels.ts';

/** Sums that are not the asking price stand in blocks of their own, under labels a price has too. */
const ofFinance =
  /\b(finanz|leasing|rate\b|rata\b|noleggio|kredit|versicherung|assicura|insurance|finance|crédit|financement|seguro)/i;
/** How much of the ad's number of fields another group has to state to be its equal. */
const ofTheSameSize = 0.75;

/** Most pages put the label first. Where more labels make sense with the text before them, that is the page's way. */
function pairsIn(runs: PageContent['runs'], language: string): LabelledValue[] {
  const [labelFirst, valueFirst] = [false, true].map((isValueFirst) => pairLabels(runs, isValueFirst));
  const sense = (pairs: LabelledValue[] = []) =>
    pairs.filter((pair) => findingsOf(pair, language).length > 0).length;
  return (sense(valueFirst) > sense(labelFirst) ? valueFirst : labelFirst) ?? [];
}

/** Labelled values that state no field twice with different values, and the car their heading names. */
interface Group {
  findings: Finding[];
  vehicle: Vehicle;
  named: Vehicle;
}

type LabelledPage = Pick<PageContent, 'runs' | 'headings' | 'language' | 'title'>;

/**
 * The vehicle in a page's labelled values. Values are grouped so that no group contradicts itself;
 * the largest group is the ad, and what contradicts it is another car. Several groups of nearly its
 * size are a list of cars.
 */
export function readLabels(page: LabelledPage): ReaderResult {
  const { runs, headings, language } = page;
  const last = lastOwnSection(headings);
  const isAbout = ({ section, fields }: LabelledValue) =>
    section <= last && !(fields.includes('price') && ofFinance.test(headings[section - 1] ?? ''));
  const groups = groupPairs(pairsIn(runs, language).filter(isAbout), headings, language);
  const main = groups.toSorted((a, b) => size(b) - size(a))[0];
  if (!main) return { findings: [] };
  const others = groups.filter((group) => contradicts(group, main));
  const own = [main, ...groups.filter((group) => group !== main && !others.includes(group))];
  const findings = own.flatMap((group) =>
    size(group) >= 3 ? group.findings : withoutStrayNames(group, page),
  );
  const known = new Set(findings.map(({ field }) => field)).size;
  const rivals = others.filter((group) => size(group) >= known * ofTheSameSize);
  return rivals.length >= rivalsOfAList(main, page.title)
    ? { findings: [], severalVehicles: true }
    : { findings };
}

/** One other car makes a list of a page whose title does not name the car of the first heading. */
const rivalsOfAList = ({ named }: Group, title: string) =>
  named.make === undefined || splitTitle(title)?.make === named.make ? 2 : 1;

const size = ({ vehicle }: Group) => Object.keys(vehicle).length;

/** Any text can follow the words `Marca` or `Modello`: alone, they count only where a title says the same. */
function withoutStrayNames({ findings }: Group, { title, headings }: LabelledPage): Finding[] {
  const titles = plainWords(`${title.slice(0, 100)} ${headings[0]?.slice(0, 90) ?? ''}`);
  return findings.filter(
    ({ field, raw }) => (field !== 'make' && field !== 'model') || titles.includes(plainWords(raw)),
  );
}

function groupPairs(pairs: LabelledValue[], headings: readonly string[], language: string): Group[] {
  const groups: Group[] = [];
  let section = -1;
  for (const pair of pairs) {
    const findings = findingsOf(pair, language);
    if (findings.length === 0) continue;
    const { vehicle } = mergeFindings(findings);
    const group = groups.at(-1);
    if (group && pair.section === section && !differ(vehicle, group.vehicle)) {
      group.findings.push(...findings);
      Object.assign(group.vehicle, { ...vehicle, ...group.vehicle });
    } else {
      groups.push({ findings, vehicle, named: splitTitle(headings[pair.section - 1] ?? '') ?? {} });
    }
    section = pair.section;
  }
  return groups;
}

function contradicts(group: Group, main: Group): boolean {
  return (
    group !== main &&
    (differ(group.vehicle, { ...main.named, ...main.vehicle }) || differ(group.named, main.vehicle))
  );
}

/** True when both state a field and not the same; a model may be longer in one of them. */
function differ(one: Vehicle, other: Vehicle): boolean {
  return (Object.keys(one) as VehicleField[]).some((field) => {
    if (other[field] === undefined) return false;
    const [a, b] = [plainWords(String(one[field])), plainWords(String(other[field]))];
    return field === 'model' ? !a.includes(b) && !b.includes(a) : a !== b;
  });
}

/** The value read as each of the label's fields it makes sense for (`Kategorie: Limousine, Jahreswagen`). */
function findingsOf({ label, fields, value, unit }: LabelledValue, language: string): Finding[] {
  const says = unit && !/[a-z€£$³]/i.test(value) ? `${value} ${unit}` : value;
  const isKnown = fields.filter((field) => {
    const meaning = understand(field, says);
    return meaning && 'value' in meaning;
  });
  const found = isKnown.length > 0 ? isKnown : fields.filter((field) => understand(field, says)).slice(0, 1);
  return found
    .filter((field) => !(field === 'power' && isFiscal(label, says)))
    .filter((field) => !(field === 'mileage' && isWithoutUnit(says) && isInMiles(label, language)))
    .map((field) => ({ field, source: 'labels', where: label, raw: value, says }));
}

/** French `CV` are fiscal horsepower; the engine's are `ch`. */
const isFiscal = (label: string, value: string) =>
  /fiscal/i.test(label) || (/^puissance/i.test(label) && /cv/i.test(value) && !/ch|kw/i.test(value));

const isWithoutUnit = (text: string) => !/[a-z]/i.test(text);

/** British and American pages count miles: a bare number there is not known to be kilometres. */
const isInMiles = (label: string, language: string) =>
  /^miles/i.test(label) || (/^en(-(gb|us))?$/.test(language) && /^(mileage|milage|odometer)/i.test(label));
