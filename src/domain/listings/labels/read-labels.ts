import type { Finding, ReaderResult } from '../listing-reading.ts';
import { understand } from '../meaning/understand.ts';
import type { PageContent } from '../page/page-content.ts';
import { foreignRuns } from '../subject/foreign-runs.ts';
import { lastOwnSection } from '../subject/own-sections.ts';
import { type Subject, subjectOf } from '../subject/subject-of.ts';
import { splitTitle } from '../title/split-title.ts';
import { plainWords } from '../words/plain-words.ts';
import { differ, type Group, groupPairs, size } from './group-pairs.ts';
import { type LabelledValue, labelLookup, pairLabels } from './pair-labels.ts';
import { findingsOf } from './understand-pair.ts';
import { withColon } from './with-colon.ts';

/** Sums that are not the asking price stand in blocks of their own, under labels a price has too. */
const ofFinance =
  /\b(finanz|leasing|rate\b|rata\b|noleggio|kredit|versicherung|assicura|insurance|finance|crédit|financement|seguro)/i;
/** Forms about the visitor's own car. */
const ofOwnCar = /valuta|permuta|la tua auto|inzahlungnahme|part.exchange|trade.in|reprise|tasa/i;
/** How much of the ad's number of fields another group has to state to be its equal. */
const ofTheSameSize = 0.75;
/** Ads have fifty, lists of cars some hundreds. */
const mostPairs = 1000;

/** Most pages put the label first. Where more labels make sense with the text before them, that is the page's way. */
function pairsIn(runs: PageContent['runs'], language: string): LabelledValue[] {
  const labelIn = labelLookup();
  const [labelFirst, valueFirst] = [false, true].map((isValueFirst) =>
    pairLabels(runs, isValueFirst, labelIn).slice(0, mostPairs),
  );
  const sense = (pairs: LabelledValue[] = []) =>
    pairs.filter((pair) => findingsOf(pair, language).length > 0).length;
  return (sense(valueFirst) > sense(labelFirst) ? valueFirst : labelFirst) ?? [];
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
  const subject = subjectOf(page);
  const isForeign = foreignRuns(runs, subject);
  const isAbout = ({ section, fields, index }: LabelledValue) =>
    section <= last &&
    !isForeign(index) &&
    !ofOwnCar.test(headings[section - 1] ?? '') &&
    !(fields.includes('price') && ofFinance.test(headings[section - 1] ?? ''));
  const groups = belowName(
    groupPairs(pairsIn(runs.map(withColon), language).filter(isAbout), headings, language),
    headings,
  );
  const main = findMain(groups, subject);
  if (!main) return { findings: [] };
  const stated = { make: subject.name?.make, ...main.named, ...main.vehicle };
  const others = groups.filter(
    (group) =>
      group !== main && (differ(group.vehicle, stated) || (group.named && subject.isOther(group.named))),
  );
  const own = [main, ...groups.filter((group) => group !== main && !others.includes(group))];
  const findings = own.flatMap((group) =>
    size(group) >= 3 ? group.findings : withoutStrayNames(group, page),
  );
  const known = new Set(findings.map(({ field }) => field)).size;
  const rivals = others.filter((group) => size(group) >= known * ofTheSameSize);
  return rivals.length >= rivalsOfAList(main, page.title)
    ? { findings: [], severalVehicles: true }
    : { findings: damageFirst(findings) };
}

/** A damaged car is offered as a used one too, under another label: what has to be said wins. */
function damageFirst(findings: readonly Finding[]): Finding[] {
  const isDamage = ({ field, says, raw }: Finding) => {
    const meaning = field === 'condition' ? understand(field, says ?? raw) : undefined;
    return meaning !== undefined && 'value' in meaning && meaning.value === 'Semicollisione';
  };
  return [...findings.filter(isDamage), ...findings.filter((finding) => !isDamage(finding))];
}

/** One other car makes a list of a page whose title does not name the car of the first heading. */
const rivalsOfAList = ({ named }: Group, title: string) =>
  !named || title === '' || splitTitle(title)?.make === named.make ? 2 : 1;

/** Above the heading that names the vehicle stand menus and filters. */
function belowName(groups: Group[], headings: readonly string[]): Group[] {
  const below = splitTitle(headings[0] ?? '') ? groups.filter(({ section }) => section > 0) : [];
  return below.length > 0 ? below : groups;
}

/** The largest group that no heading gives to another vehicle. */
function findMain(groups: Group[], { isOther }: Subject): Group | undefined {
  const own = groups.filter(({ named }) => !named || !isOther(named));
  return (own.length > 0 ? own : groups).toSorted((a, b) => size(b) - size(a))[0];
}

/** Any text can follow the words `Marca` or `Modello`: alone, they count only where a title says the same. */
function withoutStrayNames({ findings }: Group, { title, headings }: LabelledPage): Finding[] {
  const titles = plainWords(`${title.slice(0, 100)} ${headings[0]?.slice(0, 90) ?? ''}`);
  return findings.filter(
    ({ field, raw }) => (field !== 'make' && field !== 'model') || titles.includes(plainWords(raw)),
  );
}
