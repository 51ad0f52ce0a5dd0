import { readLabels } from '../../labels/read-labels.ts';
import type { Finding } from '../../listing-reading.ts';
import { isObject, type Json, type JsonObject } from '../../page/page-content.ts';
import { findObjects, textOf } from '../../page/walk-json.ts';
import { readTitle } from '../../title/read-title.ts';
import { moneyIn } from '../money-in.ts';
import type { StateReader } from '../site-state.ts';

const fewestLabels = 4;
const mostLabels = 200;

interface Labelled {
  label: string;
  value: string;
}

/**
 * An ad whose data holds what its page shows, as labels and values: mobile.de's `attributes`,
 * `parametersDict` of otomoto and its sister sites. Several ads in one state are left alone.
 */
export const readLabelledData: StateReader = (state) => {
  const ads = findObjects(state, (object) => labelsIn(object).length >= fewestLabels, 2);
  const [ad, second] = ads;
  if (!ad || second) return undefined;
  const title = textOf(ad.title) ?? '';
  const runs = labelsIn(ad).flatMap(({ label, value }, index) =>
    [label, value].map((text, at) => ({ text, cell: index * 2 + at + 1, section: 0, isPrice: false })),
  );
  const { findings } = readLabels({ runs, headings: [], title, language: '' });
  if (findings.length < fewestLabels) return undefined;
  const price = moneyIn(ad.price);
  return {
    findings: [
      ...findings.map((finding): Finding => ({ ...finding, source: 'site-state' })),
      ...(price ? [{ field: 'price', source: 'site-state', where: 'price', raw: price } as const] : []),
      ...readTitle(title, 'title'),
    ],
  };
};

function labelsIn(object: JsonObject): Labelled[] {
  for (const child of Object.values(object)) {
    if (typeof child !== 'object' || child === null) continue;
    const entries: Json[] = Array.isArray(child) ? child : Object.values(child);
    if (entries.length < fewestLabels || entries.length > mostLabels) continue;
    const labelled = entries.flatMap((entry) => (isObject(entry) ? labelOf(entry) : []));
    if (labelled.length >= fewestLabels) return labelled;
  }
  return [];
}

function labelOf(entry: JsonObject): Labelled[] {
  const label = textOf(entry.label);
  const first = Array.isArray(entry.values) ? entry.values[0] : undefined;
  const value =
    textOf(entry.value) ?? (isObject(first) ? (textOf(first.label) ?? textOf(first.value)) : undefined);
  return label && value ? [{ label, value }] : [];
}
