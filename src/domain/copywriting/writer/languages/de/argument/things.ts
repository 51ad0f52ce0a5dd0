import type { Car } from '../../../../brief/car/car.ts';
import type { Modifier } from '../../../../vocabulary/meaning.ts';
import { type Term, terms } from '../../../../vocabulary/terms.ts';
import { germanTerms } from '../../../../vocabulary/words/de.ts';
import type { Thing } from '../../../argument/arguments.ts';
import { sayClauses } from '../clauses.ts';
import { type Article, type Case, decline, type NounPhrase } from '../grammar/nouns.ts';
import { nameAsDealers } from '../name-as-dealers.ts';
import { type NotePart, partsOf } from '../note-parts.ts';
import { workClause } from '../say-work.ts';
import { namedCar } from '../tell-names.ts';
import { inOrder, predicateOf } from './predicates.ts';

/**
 * What the notes say, each thing in its German forms: "" nominative with its article, `A` accusative, `D` dative,
 * `ein`, `einA`, `einD` with the indefinite one, "0" bare; `done` is what was done to a part, as a clause. Of what the car is or has done: "" with the verb first
 * ("stammt aus erster Hand"), `er` after another word ("stammt er …"), `dass` at the end of a clause.
 */
export function things(car: Car): Thing[] {
  const pronoun = { m: 'er', f: 'sie', n: 'es' }[namedCar(car).gender];
  return car.notes.flatMap(partsOf).flatMap((part): Thing[] => {
    const said = saidThing(part);
    if (!said) return [];
    const { meaning } = part;
    const { term, modifiers, places, name, figure, count, km, date } = meaning;
    const isVerb = germanTerms.terms[term][0] === 'v';
    return [
      {
        fact: part.fact,
        ...(alsoTells[term] ? { also: alsoTells[term] } : {}),
        term,
        kind: isFewSeats(part) ? 'history' : part.kind,
        isNoun: 'thing' in said,
        isUsual: 'thing' in said ? !isVerb : isVerb || said.isOfThing,
        isPlural: 'thing' in said && (said.thing.plural ?? false),
        isBare:
          nameAsDealers(meaning, part.typed) === undefined &&
          modifiers.length === 0 &&
          places.length === 0 &&
          [name, figure, count, km, date].every((detail) => detail === undefined),
        form: (form) =>
          'thing' in said
            ? form === 'done'
              ? doneForm(part)
              : formOf(said.thing, part, form)
            : form === 'er' || form === 'dass'
              ? inOrder(said.predicate, form === 'er' ? 'inverted' : 'last', pronoun)
              : said.predicate,
      },
    ];
  });
}

/** Three seats are no asset, only a figure. */
export const isFewSeats = ({ meaning }: NotePart) =>
  meaning.term === 'manySeats' && (meaning.figure?.value ?? 0) < manySeats;
const manySeats = 6;

/** Things that a field of the form says too. */
const alsoTells: Partial<Record<Term, string>> = {
  zeroKm: 'condition',
  exCompany: 'condition',
  fourWheelDrive: 'driveType',
  robotGearbox: 'transmission',
  dualClutch: 'transmission',
};

/** One thing of a note as a noun, or as what the car is or has done. */
export function saidThing({
  said,
  meaning,
  kind,
}: NotePart): { thing: NounPhrase } | { predicate: string; isOfThing: boolean } | undefined {
  if ('predicate' in said) return { predicate: said.predicate, isOfThing: false };
  const [thing] = said.things;
  if (!thing) return undefined;
  const predicate = kind === 'history' ? predicateOf(meaning.term, thing) : undefined;
  return predicate ? { predicate, isOfThing: true } : { thing };
}

/** "der Zahnriemen wurde bei 90.000 km erneuert". */
const doneForm = (part: NotePart) => sayClauses([workClause(part)].filter((one) => one !== undefined));

const forms: Readonly<Record<string, readonly [Article, Case]>> = {
  '': ['der', 'nom'],
  A: ['der', 'acc'],
  D: ['der', 'dat'],
  ein: ['ein', 'nom'],
  einA: ['ein', 'acc'],
  einD: ['ein', 'dat'],
};

function formOf(thing: NounPhrase, { kind, meaning }: NotePart, form: string): string {
  if (form === '0') return decline(thing, '', 'nom');
  const [wanted, kase] = forms[form] ?? ['der', 'nom'];
  if (isMass(thing)) return decline(thing, '', kase);
  if (kind === 'damage' || kind === 'state') return decline(thing, 'ein', kase);
  return decline(thing, onlyOne.has(meaning.term) && wanted === 'ein' ? 'der' : wanted, kase);
}

/** The accusative or dative after a verb or preposition, as `things` say it. */
export const haveForm = (thing: NounPhrase, part: NotePart) => formOf(thing, part, 'einA');

/** Work on a part, and what else reads best after a colon: "Zahnriemen (erneuert bei 90.000 km)". */
export const isWork = ({ meaning, kind }: NotePart) =>
  terms[meaning.term] === 'part' ||
  works.has(meaning.term) ||
  (kind === 'history' &&
    terms[meaning.term] === 'equipment' &&
    meaning.modifiers.some((one) => worked.has(one)));
const worked: ReadonlySet<Modifier> = new Set<Modifier>([
  ...(['good', 'excellent', 'perfect', 'working', 'overhauled', 'replaced', 'repaired', 'checked'] as const),
]);
const works: ReadonlySet<Term> = new Set<Term>([
  ...(['lastService', 'gearboxService', 'gearboxOilChange', 'hybridCheck', 'dampCheck'] as const),
  ...(['tanksInspection', 'atpCertificate', 'firstRegistered', 'classicInsurance', 'roadTax'] as const),
  ...(['brakes', 'privateSeller'] as const),
]);

/** What has no number, and names: they stand without an article. */
const isMass = ({ text }: NounPhrase) =>
  /^(?:Bluetooth|Apple|Android|Alcantara$|Launch|Grip|App-|One-Pedal|Laserlicht|Tagfahrlicht|Abbiegelicht|Zubehör|Satelliten|Rost$|Verschleiß|Ölverbrauch|Rauch|Spiel$|Feuchtigkeit|Bordwerkzeug|Rekuperation|\d[\d.]* |(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun) )/u.test(
    text,
  );

/** Of these a car has one: "die Ausstattungslinie S line". */
const onlyOne: ReadonlySet<Term> = new Set<Term>([
  ...(['trimLine', 'lastService', 'abs', 'stability', 'bodySize', 'grossWeight'] as const),
  ...(['originalPlates', 'matchingNumbers', 'originalDocuments', 'serviceBook'] as const),
]);

/** "(hilft/helfen)" in the number of what it speaks of. */
export const agree = (text: string, plural: boolean) =>
  text.replace(/\(([\p{L}’' ]+)\/([\p{L}’' ]+)\)/gu, (_, one: string, many: string) => (plural ? many : one));
