import type { EvidenceSource, Finding } from '../listing-reading.ts';
import type { JsonObject } from '../page/page-content.ts';
import { textOf } from '../page/walk-json.ts';
import { findModel } from '../words/find-model.ts';
import { makeFrom } from '../words/makes.ts';

/** Names of one or two letters or figures stand in other names too. */
const telling = /\p{L}{3}/u;

/**
 * The models people know, where a maker writes its own code for the car as `model` (`J1` of a
 * `Taycan 4S`): the one the vehicle's name begins with comes before it.
 */
export function modelOf(
  vehicle: JsonObject,
  models: readonly Finding[],
  { makes, source }: { makes: readonly Finding[]; source: EvidenceSource },
): Finding[] {
  const make = makes.map(({ raw }) => makeFrom(raw.trim())).find((known) => known !== undefined);
  const name = textOf(vehicle.name)?.trim();
  const isKnown = models.some(({ raw }) => make && findModel(make, withoutMake(raw.trim(), make)));
  if (!make || !name || models.length === 0 || isKnown) return [...models];
  const found = findModel(make, withoutMake(name, make))?.model;
  if (!found || !telling.test(found)) return [...models];
  return [{ field: 'model', source, where: 'name', raw: found }];
}

function withoutMake(name: string, make: string): string {
  const words = name.split(/\s+/);
  const length = [2, 1].find((count) => makeFrom(words.slice(0, count).join(' ')) === make) ?? 0;
  return words.slice(length).join(' ');
}
