import type { Meaning, Modifier } from '../../../vocabulary/meaning.ts';
import type { Term } from '../../../vocabulary/terms.ts';
import { sayTime, writtenAs } from './say-figure.ts';

/** Other words where a predicate is qualified. */
const qualified: Partial<Record<Term, Partial<Record<Modifier, string>>>> = {
  serviced: {
    regular: 'wurde regelmäßig gewartet',
    official: 'wurde in der Vertragswerkstatt gewartet',
    certified: 'wurde nachweislich regelmäßig gewartet',
    documented: 'wurde nachweislich regelmäßig gewartet',
    complete: 'wurde lückenlos gewartet',
    checked: 'wurde regelmäßig gewartet',
    included: 'wurde regelmäßig gewartet',
  },
  servicedByMaker: {
    official: 'wurde in der Vertragswerkstatt gewartet',
    certified: 'wurde nachweislich in der Vertragswerkstatt gewartet',
    regular: 'wurde regelmäßig in der Vertragswerkstatt gewartet',
    original: 'wurde in der Vertragswerkstatt gewartet',
  },
  restored: { complete: 'wurde komplett restauriert', partial: 'wurde teilweise restauriert' },
  repainted: { complete: 'wurde komplett neu lackiert', partial: 'wurde teilweise neu lackiert' },
  wellKept: { excellent: 'ist sehr gepflegt', perfect: 'ist sehr gepflegt', good: 'ist gepflegt' },
  sanitised: { complete: 'wurde vollständig desinfiziert' },
  allOriginal: { complete: 'ist vollständig im Originalzustand', original: 'ist im Originalzustand' },
};

const named: Partial<Record<Term, (name: string) => string>> = {
  serviced: (name) => `wurde bei ${name} gewartet`,
  servicedByMaker: (name) => `wurde in der Vertragswerkstatt von ${name} gewartet`,
};

/** What is said of the car: "ist unfallfrei", "wurde bis 2024 regelmäßig gewartet"; undefined when not in full. */
export function sayPredicate(meaning: Meaning, say: string, typed: string): string | undefined {
  const { term, modifiers, name, figure, places } = meaning;
  if (figure || places.length > 0) return undefined;
  const said = modifiers.map((modifier) => qualified[term]?.[modifier]);
  if (said.some((words) => words === undefined) || new Set(said).size > 1) return undefined;
  if (name !== undefined && !named[term]) return undefined;
  const plain = name === undefined ? (said[0] ?? say) : (named[term]?.(name) ?? say);
  return withTime(plain, meaning, typed);
}

/** The time goes after the verb: "wurde im Jahr 2015 restauriert". */
function withTime(plain: string, meaning: Meaning, typed: string): string | undefined {
  const { km, date } = meaning;
  if (km === undefined && date === undefined) return plain;
  if (!plain.startsWith('wurde ')) return undefined;
  const time = sayTime({ ...meaning, km: undefined }, typed);
  const at = km === undefined ? '' : writtenAs(km, typed);
  if (time === undefined || at === undefined) return undefined;
  const when = time.replace(/^\((.*)\)$/, (_, found: string) =>
    /^\d/.test(found) ? `im Jahr ${found}` : `im ${found}`,
  );
  const parts = [when, at && `bei ${at} km`].filter((part) => part).join(' ');
  return plain.replace(/^wurde /, `wurde ${parts} `);
}
