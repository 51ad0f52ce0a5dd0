import type { Term } from '../../../vocabulary/terms.ts';
import type { Clause } from './clauses.ts';
import { decline } from './grammar/nouns.ts';
import { formatDate } from './grammar/numbers.ts';
import { works } from './lexicon/state-lexicon.ts';
import type { NotePart } from './note-parts.ts';
import { writtenAs } from './say-figure.ts';
import { sayMeaning } from './say-meaning.ts';

/** Returns what was done to a part, or how it is, as a clause: "der Zahnriemen wurde bei 90.000 km erneuert". */
export function workClause({ meaning, typed, fact, said }: NotePart): Clause | undefined {
  const { modifiers, km, date, term } = meaning;
  const state = modifiers.find((modifier) => works[modifier]);
  const isHealthy = state === 'good' && (term === 'underbody' || term === 'chassis');
  const others = modifiers.filter((one) => one !== state && one !== 'withInvoice' && one !== 'recent');
  const at = km === undefined ? '' : writtenAs(km, typed);
  if (at === undefined) return undefined;
  const { km: _km, date: _date, ...untimed } = meaning;
  const noun = sayMeaning({ ...untimed, modifiers: others }, typed);
  if (!noun || !('thing' in noun)) return undefined;
  const until = /bis|fino|valid|until|jusqu|hasta|scad/iu.test(typed);
  const day = date ? (date.month === undefined ? `${date.year}` : formatDate(date)) : '';
  const when = [day && (date?.month === undefined ? day : `im ${day}`), at && `bei ${at} km`]
    .filter((part) => part)
    .join(' ');
  const verb = isHealthy ? (['ist', 'sind', 'gesund'] as const) : state && works[state];
  const papers = modifiers.includes('withInvoice')
    ? /fatture|rechnungen|invoices|factures|facturas/iu.test(typed)
      ? ' (Rechnungen liegen vor)'
      : ' (Rechnung liegt vor)'
    : '';
  const subject = decline(noun.thing, 'der', 'nom');
  const plural = noun.thing.plural ?? false;
  const clause = (one: string, many: string, rest: string): Clause => ({
    ...{ subject, plural, fact },
    verb: [one, many],
    rest: `${rest}${papers}`,
  });
  if (verb) return clause(verb[0], verb[1], [when, verb[2]].filter((part) => part).join(' '));
  if (until && day) return clause('gilt', 'gelten', `bis ${day}`);
  if (term === 'lastService' && when) return clause('war', 'waren', when);
  if (term === 'firstRegistered' && when) return clause('war', 'waren', when);
  if (when) return clause('wurde', 'wurden', `${when} gemacht`);
  if (isDone.has(term)) return clause('ist', 'sind', 'erledigt');
  const [thing] = 'things' in said ? said.things : [];
  return thing
    ? {
        ...{ fact, plural: false, subject: 'dazu', rest: decline(thing, 'ein', 'nom') },
        verb: thing.plural ? ['kommen', 'kommen'] : ['kommt', 'kommen'],
      }
    : undefined;
}

const isDone: ReadonlySet<Term> = new Set<Term>([
  ...(['gearboxService', 'gearboxOilChange', 'hybridCheck', 'dampCheck', 'oilChange'] as const),
  ...(['tanksInspection', 'timing', 'timingBelt', 'timingChain', 'wheelAlignment'] as const),
]);
