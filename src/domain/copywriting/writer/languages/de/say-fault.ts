import type { Modifier } from '../../../vocabulary/meaning.ts';
import { terms } from '../../../vocabulary/terms.ts';
import type { Clause } from './clauses.ts';
import { decline } from './grammar/nouns.ts';
import { formatDate } from './grammar/numbers.ts';
import { tails } from './lexicon/modifiers-lexicon.ts';
import { faults, states } from './lexicon/state-lexicon.ts';
import type { NotePart } from './note-parts.ts';
import { nounOf, placesOf, sayMeaning } from './say-meaning.ts';

const pictures = /vedi foto|siehe (?:foto|bild)|see (?:photo|picture)|voir photo|ver foto/iu;

/** Returns what is wrong as a clause: "der Turbolader pfeift", "am hinteren Stoßfänger ist ein Kratzer". */
export function faultClause(part: NotePart, pronoun: string): Clause {
  const found = ofOwn(part, pronoun) ?? ofState(part) ?? ofPlace(part) ?? ofCar(part, pronoun);
  return pictures.test(part.typed) ? { ...found, rest: `${found.rest} (siehe Fotos)`.trim() } : found;
}

const clause = (
  subject: string,
  plural: boolean,
  verb: Clause['verb'],
  rest: string,
  fact: string,
): Clause => ({
  ...{ subject, plural, verb, rest, fact },
});

const whole = (text: string, fact: string) => clause(text, false, ['', ''], '', fact);

/** Faults that German says in sentences of their own. */
function ofOwn({ meaning, said, typed, fact }: NotePart, pronoun: string): Clause | undefined {
  const { term, modifiers, places, figure, km, date } = meaning;
  const isPlain = modifiers.length === 0 && places.length === 0 && !figure && km === undefined;
  const own = faults[term];
  if (own && isPlain) {
    const when = date ? (date.month === undefined ? `${date.year}` : `im ${formatDate(date)}`) : '';
    return whole(own.replace('{er}', pronoun).replace('{im}', when).replace(/ {2,}/g, ' '), fact);
  }
  if (term === 'oilUse') {
    const little =
      modifiers.some((one) => one === 'light' || one === 'some') || /po[’']|poco|etwas/iu.test(typed);
    return whole(`${pronoun} verbraucht ${little ? 'etwas ' : ''}Öl`, fact);
  }
  if (term === 'warningLight' && 'things' in said && said.things[0])
    return clause(
      decline({ ...said.things[0], adjectives: [] }, 'der', 'nom'),
      false,
      ['leuchtet', 'leuchten'],
      '',
      fact,
    );
  if (term === 'spareWheel' && modifiers.includes('missing'))
    return /kit|set/iu.test(typed)
      ? whole('ein Reserverad fehlt, dafür ist ein Reifenreparaturset an Bord', fact)
      : whole('ein Reserverad fehlt', fact);
  if ('predicate' in said) {
    const [, verb = '', rest = ''] = /^(\S+) ?(.*)$/u.exec(said.predicate) ?? [];
    return clause(pronoun, false, [verb, verb], rest, fact);
  }
  return undefined;
}

/** "die Kupplung muss erneuert werden", "der Stoßfänger ist hinten links verkratzt". */
function ofState({ meaning, typed, fact }: NotePart): Clause | undefined {
  if (terms[meaning.term] === 'damage') return undefined;
  const found = meaning.modifiers.filter((modifier) => states[modifier]);
  const [state, second] = found;
  const verb = state && verbOf(state, meaning.term, typed);
  if (!verb || second) return undefined;
  const where = meaning.modifiers.filter((modifier) => isWhere(modifier));
  const said = sayMeaning(
    { ...meaning, modifiers: meaning.modifiers.filter((one) => one !== state && !where.includes(one)) },
    typed,
  );
  if (!said || !('thing' in said)) return undefined;
  const at = where.map((modifier) => tails[modifier]).join(' ');
  return clause(
    decline(said.thing, 'der', 'nom'),
    said.thing.plural ?? false,
    [verb[0], verb[1]],
    [at, verb[2]].filter((part) => part !== '').join(' '),
    fact,
  );
}

function verbOf(state: Modifier, term: string, typed: string) {
  if (state === 'noisy' && /fischi|pfeif|whistl|siffl|silb/iu.test(typed))
    return ['pfeift', 'pfeifen', ''] as const;
  if (state === 'empty' && /climate|airConditioning/iu.test(term))
    return ['muss', 'müssen', 'neu befüllt werden'] as const;
  if (state === 'toRepair' && term === 'bodywork')
    return ['muss', 'müssen', 'nachgearbeitet werden'] as const;
  return states[state];
}

const isWhere = (modifier: Modifier) =>
  ['front', 'rear', 'frontAndRear', 'left', 'right', 'sides', 'driver', 'passenger'].includes(modifier);

/** "am hinteren Stoßfänger ist ein Kratzer", "die Lederausstattung ist auf der Fahrerseite abgenutzt". */
function ofPlace(part: NotePart): Clause | undefined {
  const { meaning, typed, fact } = part;
  const { term, places } = meaning;
  if (places.length === 0 || terms[term] !== 'damage') return undefined;
  if (['accidentDamage', 'damage', 'impact'].includes(term)) return ofCrash(part);
  if (term === 'wear') return ofWear(part);
  const at = placesOf(meaning);
  const said = sayMeaning({ ...meaning, places: [] }, typed);
  if (at === undefined || !said || !('thing' in said)) return undefined;
  const isMany = said.thing.plural ?? false;
  return clause(
    at,
    isMany,
    ['ist', 'sind'],
    decline(said.thing, isMass(said.thing.text) ? '' : 'ein', 'nom'),
    fact,
  );
}

/** "die schwarze Lederausstattung zeigt auf der Fahrerseite Verschleiß". */
function ofWear({ meaning, typed, fact }: NotePart): Clause | undefined {
  const [place, another] = meaning.places;
  const said = place && !another ? sayMeaning({ ...meaning, ...place, places: [] }, typed) : undefined;
  if (!said || !('thing' in said)) return undefined;
  const at = meaning.modifiers.flatMap((modifier) => tails[modifier] ?? []).join(' ');
  const { tail: _tail, ...noun } = said.thing;
  return clause(
    decline(noun, 'der', 'nom'),
    said.thing.plural ?? false,
    ['zeigt', 'zeigen'],
    [at, 'Verschleiß'].filter((part) => part !== '').join(' '),
    fact,
  );
}

/** "der Schaden vorn betrifft den Stoßfänger und die Motorhaube". */
function ofCrash({ meaning, typed, fact }: NotePart): Clause | undefined {
  const said = sayMeaning({ ...meaning, places: [] }, typed);
  if (!said || !('thing' in said)) return undefined;
  const parts = meaning.places.map(({ term, modifiers }) => {
    const noun = nounOf(term);
    const before = modifiers.flatMap((modifier) => sidesBefore[modifier] ?? []);
    return decline({ ...noun, adjectives: [...before, ...(noun.adjectives ?? [])] }, 'der', 'acc');
  });
  const all = parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
  return clause(decline(said.thing, 'der', 'nom'), false, ['betrifft', 'betreffen'], all, fact);
}

const sidesBefore: Partial<Record<Modifier, string>> = {
  front: 'vorder',
  rear: 'hinter',
  left: 'link',
  right: 'recht',
};

/** Of the car as a whole: "er hat einen Hagelschaden". */
function ofCar({ said, fact }: NotePart, pronoun: string): Clause {
  const things = 'things' in said ? said.things : [];
  const text = things.map((thing) => decline(thing, isMass(thing.text) ? '' : 'ein', 'acc')).join(' und ');
  return clause(pronoun, false, ['hat', 'haben'], text, fact);
}

const isMass = (text: string) =>
  /^(?:Rost|Verschleiß|Spiel|Feuchtigkeit|Rauch|Schimmel|Spachtelmasse)(?!\p{L})/u.test(text);
