import type { Meaning, Modifier } from '../../../vocabulary/meaning.ts';
import type { Term } from '../../../vocabulary/terms.ts';
import { sayWhen } from './say-figure.ts';

/** A predicate of the car with what else was said of it, or undefined when it has no words for that. */
export function sayPredicate(meaning: Meaning, say: string, typed: string): string | undefined {
  const { term, modifiers, places, figure, name } = meaning;
  if (term === 'standingFor' && figure)
    return `lleva ${figure.value} ${figure.unit === 'years' ? (figure.value === 1 ? 'año' : 'años') : figure.value === 1 ? 'mes' : 'meses'} parado`;
  if (places.length > 0 || figure !== undefined) return undefined;
  let text = say;
  for (const modifier of modifiers) {
    const said = modified[term]?.[modifier] ?? (ignorable.has(modifier) ? text : undefined);
    if (said === undefined) return undefined;
    text = said;
  }
  if (term === 'classicRegistered' && /(?<!\p{L})ASI(?!\p{L})/u.test(typed) && name === undefined)
    text += ' (ASI)';
  if (name !== undefined) {
    const place = placeOf(term, name);
    if (place === undefined) return undefined;
    text += place;
  }
  const when = sayWhen(meaning, typed);
  if (when.length > 0 && !dated.has(term)) return undefined;
  const isUntil = term === 'serviced' || term === 'servicedByMaker';
  return [
    text,
    ...when.map((one) => (isUntil ? one.replace(/^en /u, 'hasta ').replace(/^a /u, 'hasta ') : one)),
  ].join(' ');
}

/** Modifiers that change nothing about what the predicate says. */
const ignorable: ReadonlySet<Modifier> = new Set<Modifier>(['regular', 'original', 'good']);

const modified: Partial<Record<Term, Partial<Record<Modifier, string>>>> = {
  oilUse: {
    light: 'consume algo de aceite',
    small: 'consume algo de aceite',
    some: 'consume algo de aceite',
  },
  imported: { missing: 'no es de importación' },
  restored: {
    complete: 'está completamente restaurado',
    recent: 'está restaurado hace poco',
    partial: 'está restaurado en parte',
  },
  repainted: {
    complete: 'está repintado por completo',
    partial: 'está repintado en parte',
    recent: 'está repintado hace poco',
  },
  serviced: {
    official: 'ha pasado sus revisiones en el servicio oficial',
    certified: 'ha pasado revisiones certificadas',
    documented: 'ha pasado revisiones documentadas',
    withInvoice: 'ha pasado sus revisiones con facturas',
    recent: 'ha pasado la revisión hace poco',
  },
  servicedByMaker: {
    official: 'ha pasado las revisiones en el servicio oficial',
    certified: 'ha pasado revisiones certificadas en el servicio oficial',
    documented: 'ha pasado revisiones documentadas en el servicio oficial',
    withInvoice: 'ha pasado las revisiones en el servicio oficial con facturas',
  },
};

const dated: ReadonlySet<Term> = new Set<Term>([
  'serviced',
  'servicedByMaker',
  'restored',
  'repainted',
  'imported',
  'nationalised',
  'deregistered',
  'stolenRecovered',
  'checked',
  'sameFamily',
  'gasSystemService',
  'valveAdjustment',
  'acRecharge',
  'tailLiftCheck',
  'colourChanged',
]);

const countries: Record<string, string> = {
  Germania: 'Alemania',
  Francia: 'Francia',
  Belgio: 'Bélgica',
  Austria: 'Austria',
  Svizzera: 'Suiza',
  Olanda: 'Países Bajos',
  Spagna: 'España',
  Svezia: 'Suecia',
  USA: 'Estados Unidos',
  Giappone: 'Japón',
};

function placeOf(term: Term, name: string): string | undefined {
  if (term === 'imported') return countries[name] ? `, desde ${countries[name]}` : undefined;
  if (!/^\p{Lu}/u.test(name) || countries[name]) return undefined;
  if (term === 'classicRegistered') return ` en el ${name}`;
  if (term === 'serviced') return ` en ${name}`;
  return term === 'servicedByMaker' ? ` ${name}` : undefined;
}
