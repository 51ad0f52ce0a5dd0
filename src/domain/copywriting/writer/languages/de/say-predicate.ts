import type { Meaning, Modifier } from '../../../vocabulary/meaning.ts';
import { since } from '../../../vocabulary/since.ts';
import type { Term } from '../../../vocabulary/terms.ts';
import { inLetters } from './grammar/numbers.ts';
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
  servicedByMaker: (name) => `wurde bei ${name} gewartet`,
};

/** Makers as sellers name the workshop, and what they tell of how it was kept: "tagliandi MINI a scadenza". */
const makers =
  /(?<!\p{L})(abarth|alfa romeo|alfa|audi|bmw|citro[eë]n|cupra|dacia|fiat|ford|honda|hyundai|jaguar|jeep|kia|lancia|land rover|lexus|mazda|mercedes(?:-benz)?|mg|mini|mitsubishi|nissan|opel|peugeot|porsche|renault|seat|skoda|smart|subaru|suzuki|tesla|toyota|volkswagen|volvo|vw)(?!\p{L})/iu;
const inOwnCase: Record<string, string> = {
  ...{ bmw: 'BMW', mg: 'MG', mini: 'MINI', vw: 'Volkswagen', alfa: 'Alfa Romeo', 'alfa romeo': 'Alfa Romeo' },
  ...{ citroen: 'Citroën', 'land rover': 'Land Rover', mercedes: 'Mercedes-Benz' },
  'mercedes-benz': 'Mercedes-Benz',
};

/** "wurde regelmäßig bei Fiat gewartet"; undefined where the seller names no maker. */
function servicedBy(modifiers: readonly Modifier[], typed: string): string | undefined {
  const written = makers.exec(typed)?.[1]?.toLowerCase();
  if (written === undefined) return undefined;
  const maker = inOwnCase[written] ?? written.charAt(0).toUpperCase() + written.slice(1);
  const isProved = modifiers.some((one) => one === 'certified' || one === 'documented');
  const manner = isProved
    ? 'nachweislich '
    : modifiers.includes('regular') || /regolar|regelmäßig|regular/iu.test(typed)
      ? 'regelmäßig '
      : /scadenz/iu.test(typed)
        ? 'nach Plan '
        : /(?<!\p{L})(?:tutt[aie]|sempre|solo|esclusiv\p{L}*)(?!\p{L})/iu.test(typed)
          ? 'immer '
          : '';
  return `wurde ${manner}bei ${maker} gewartet`;
}

/** What is said of the car: "ist unfallfrei", "wurde bis 2024 regelmäßig gewartet"; undefined when not in full. */
export function sayPredicate(meaning: Meaning, say: string, typed: string): string | undefined {
  const { term, modifiers, name, figure, places } = meaning;
  if (term === 'standingFor' && figure) {
    const number = writtenAs(figure.value, typed) ?? inLetters(figure.value);
    return figure.value === 1
      ? `steht seit ${figure.unit === 'years' ? 'einem Jahr' : 'einem Monat'}`
      : `steht seit ${number} ${figure.unit === 'years' ? 'Jahren' : 'Monaten'}`;
  }
  if (figure || places.length > 0) return undefined;
  const said = modifiers.map((modifier) => qualified[term]?.[modifier]);
  if (said.some((words) => words === undefined) || new Set(said).size > 1) return undefined;
  if (name !== undefined && !named[term]) return undefined;
  const byMaker = term === 'servicedByMaker' && name === undefined ? servicedBy(modifiers, typed) : undefined;
  const plain = byMaker ?? (name === undefined ? (said[0] ?? say) : (named[term]?.(name) ?? say));
  return withTime(plain, meaning, typed);
}

/** The time goes after the verb: "wurde im Jahr 2015 restauriert". */
function withTime(plain: string, meaning: Meaning, typed: string): string | undefined {
  const { km, date } = meaning;
  if (km === undefined && date === undefined) return plain;
  if (since.has(meaning.term)) {
    const from = sayTime(meaning, typed);
    return from && plain.replace(/^ist /, `ist ${from} `);
  }
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
