import type { Language } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { kindOfMeaning } from '../../vocabulary/defects.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import type { Meaning } from '../../vocabulary/meaning.ts';
import { spelledOut } from '../../vocabulary/says-the-same.ts';
import { languageOfItem } from './find-language.ts';
import { hasVerb } from './has-verb.ts';
import { holdsUnfit } from './is-unfit.ts';
import { isWrittenOut } from './is-written-out.ts';
import { joinItems } from './join-items.ts';
import { isDeal } from './lexicon/deal-words.ts';
import { isOnlyAsTyped } from './lexicon/only-as-typed.ts';
import type { Note, NoteSentence } from './note.ts';
import { putInOrder } from './put-in-order.ts';
import { splitMisread } from './split-misread.ts';
import { type TypedSentence, tidy } from './split-notes.ts';
import { splitRunOn } from './split-run-on.ts';
import { denialInBrackets, leavesOpen, standsAsTyped } from './stands-as-typed.ts';
import { statesDamage } from './states-damage.ts';

/** Returns the items of one sentence of the notes with what they say; their ids begin with `from`. */
export function readSentence(typed: TypedSentence, main: Language, from: number): Note[] {
  const items = runsOf(typed.items, main).flatMap(({ language, items }) =>
    joinItems(items, language)
      .flatMap((item) => splitBracket(item, language))
      .flatMap((item) => splitClauses(item, language))
      .flatMap((item) =>
        language === 'it' && !hasVerb(item, 'it') ? splitRunOn(item, allTermWords.it) : [item],
      )
      .flatMap((item) => (language === 'it' ? splitMisread(item, allTermWords.it) : [item]))
      .map((item) => ({ item, language })),
  );
  const [{ language } = { language: main }] = items;
  const isWhole = items.every((item) => item.language === language) && !holdsUnfit(typed.text);
  const isPrintable =
    isWhole && isWrittenOut(typed.text, language, typed.isStopped) && holdsTogether(typed, language);
  const sentence: NoteSentence = {
    text: isPrintable ? typed.text : putInOrder(typed.text, main),
    isProse: isPrintable || (isWhole && language === main && isProse(typed, main)),
    isWrittenOut: isPrintable,
  };
  return items.map(({ item, language }, index) => readItem(item, language, sentence, from + index));
}

function readItem(item: string, language: Language, sentence: NoteSentence, id: number): Note {
  const words = allTermWords[language];
  const text = putInOrder(item, language);
  const isShouted = !/\p{Ll}/u.test(item);
  const isOwn = standsAsTyped(text, language);
  const read = (isOwn ? [] : isShouted ? [tidy(text)] : [tidy(text), tidy(item)]).find(
    (wording) =>
      isUnderstood(wording, words) && !asksForThings(wording, words) && !pricesDamage(wording, words),
  );
  const named = read === undefined && !isOwn ? packageIn(tidy(text)) : undefined;
  if (named) return { ...{ id, sentence, language, text }, kind: 'equipment', meanings: [named] };
  const found = distinct(findMeanings(read ?? tidy(text), words));
  return {
    ...{ id, sentence, language, text },
    kind: denialInBrackets.test(text)
      ? 'other'
      : read === undefined
        ? kindOfWords(text, language, leavesOpen(tidy(text), words) ? [] : found)
        : kindOfAll(found),
    meanings: read === undefined ? [] : found,
  };
}

/** "pacchetto Energizing", "night package": what the maker called it is its name. */
function packageIn(text: string): Meaning | undefined {
  const [, after, before] =
    /^(?:(?:pacchetto|pack|package) ((?!con |di |per |da )\p{L}[\p{L}\d+-]*(?: (?!con |di |per )[\p{L}\d+-]+)?)|(\p{L}[\p{L}\d+-]*(?: [\p{L}\d+-]+)?) (?:pack|package|pacchetto))$/iu.exec(
      text,
    ) ?? [];
  const name = after ?? before;
  if (!name || /^(?:nessun\p{L}*|no|senza|manca|varie|altr\p{L})(?!\p{L})/iu.test(name)) return undefined;
  const spelt = name.replace(/(?<!\p{L})\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
  return { term: 'package', start: 0, end: text.length, modifiers: [], places: [], name: spelt };
}

/** "prezzo già scontato per il danno": one clause about both, of which a table sees the halves. */
const pricesDamage = (text: string, words: (typeof allTermWords)[Language]) => {
  const kinds = findMeanings(text, words)
    .filter(({ term }) => term !== 'seePhotos')
    .map(kindOfMeaning);
  return !/[,;+]/u.test(text) && kinds.includes('deal') && kinds.includes('damage');
};

/** "permuto con 7 posti o camper": what the seller looks for is not on his car. */
const asksForThings = (text: string, words: (typeof allTermWords)[Language]) =>
  /(?<!\p{L})(?:permut\p{L}*|scambi\p{L}*|cerco|^cambio) (?:anche )?(?:con|per) /iu.test(text) &&
  findMeanings(text, words).some((meaning) => kindOfMeaning(meaning) !== 'deal');

/** "autovettura (no N1)": the same thing twice over is said once; "vedi foto" beside a fact is not said. */
function distinct(meanings: readonly Meaning[]): Meaning[] {
  const once = new Map(meanings.map((meaning) => [spelledOut(meaning), meaning]));
  const facts = [...once.values()].filter(({ term }) => term !== 'seePhotos');
  return facts.length > 0 ? facts : [...once.values()];
}

/** Of what an item says in full, what must be said weighs most. */
function kindOfAll(meanings: readonly Meaning[]): Note['kind'] {
  const kinds = meanings.map(kindOfMeaning);
  return (['damage', 'state'] as const).find((kind) => kinds.includes(kind)) ?? kinds[0] ?? 'other';
}

/** Of an item understood in part only what cannot be mistaken: a damage, a condition of the sale. */
function kindOfWords(text: string, language: Language, found: readonly Meaning[]): Note['kind'] {
  const isFound = (kind: Note['kind']) => found.some((meaning) => kindOfMeaning(meaning) === kind);
  if (statesDamage(text, language) || (isOnlyAsTyped(tidy(text)) && isFound('damage'))) return 'damage';
  if (isDeal(text) || isFound('deal')) return 'deal';
  return 'other';
}

/** "euro5 (attenzione blocchi Milano)": what stands in brackets behind a known thing is a remark of its own. */
function splitBracket(item: string, language: Language): string[] {
  const words = allTermWords[language];
  const [, thing = '', remark = ''] = /^([^()]+) \(([^()]{5,})\)$/u.exec(item) ?? [];
  const isApart =
    remark.length > 7 &&
    !refersToThing.test(remark) &&
    !isUnderstood(tidy(item), words) &&
    isUnderstood(tidy(thing), words) &&
    !findMeanings(tidy(thing), words).some((meaning) => kindOfMeaning(meaning) === 'deal');
  if (thing !== '' && denialInBrackets.test(`(${remark}`) && turnsAgainst(thing, item, words))
    return [thing, `(${remark})`];
  return isApart ? [thing, remark] : [item];
}

/** Whether the whole, with its "no" in brackets, would deny the thing in front of them. */
function turnsAgainst(thing: string, item: string, words: (typeof allTermWords)[Language]): boolean {
  if (!isUnderstood(tidy(thing), words)) return false;
  const whole = findMeanings(tidy(item), words);
  return findMeanings(tidy(thing), words).some(
    ({ term, modifiers }) =>
      !whole.some((one) => one.term === term) ||
      whole.some((one) => one.term === term && one.modifiers.join() !== modifiers.join()),
  );
}

/** Remarks that say nothing without the thing: "(da ricaricare)", "(vedi foto)", "(è la sua)". */
const refersToThing =
  /^(?:un[oa] |due |tre |\d |da |manca |dicono |dice |forse |probabil|credo |pare |vedi |visibil|circa|quasi|anche|solo|sol[oa] |come |tranne|escluso|compres|inclus|con |senza |per |l[oa] |è |sono |see |siehe |voir |ver )/iu;

/** "ha sempre dormito in garage ed è stata usata poco": two clauses, of which one may be understood. */
function splitClauses(item: string, language: Language): string[] {
  if (isUnderstood(tidy(item), allTermWords[language])) return [item];
  const pieces = item.split(/\s(?:ed?|and|und|et|y)\s/u);
  const isApart = (piece: string, index: number) =>
    hasVerb(piece, language) && (index === 0 || !refersBack.test(piece));
  const [first = '', second = ''] = pieces;
  const isFaultToo =
    pieces.length === 2 &&
    hasVerb(first, language) &&
    statesDamage(second, language) &&
    findMeanings(tidy(second), allTermWords[language]).length > 0;
  return isFaultToo || (pieces.length > 1 && pieces.every(isApart)) ? pieces : [item];
}

/** "… e le teniamo noi": without the clause before it nobody would know what is meant. */
const refersBack = /^(?:l[aoie]|gli|l[’']|ne|ci|li|them|it|sie|ihn|es|l[ea]s|lo|los|en|y)(?!\p{L})/iu;

/** A sentence cut where its language changes. */
function runsOf(items: readonly string[], main: Language) {
  const runs: { language: Language; items: string[] }[] = [];
  for (const item of items) {
    const language = languageOfItem(tidy(item), main);
    const last = runs.at(-1);
    if (last?.language === language) last.items.push(item);
    else runs.push({ language, items: [item] });
  }
  return runs;
}

/** "Ha la retrocamera, il sensore e i vetri scuri": it holds a clause, and no comma parts a bare thing from it. */
function isProse({ items }: TypedSentence, language: Language): boolean {
  const [first = '', ...others] = items;
  const isClause = (item: string) => hasVerb(item, language);
  // "Ruggine: brancardi trattati, c'è un inizio sul passaruota": one remark about one thing.
  if (/^\p{L}+(?: \p{L}+)?: /u.test(first) && others.some(isClause)) return true;
  if (isClause(first) && others.length <= mostOthers && begunInFull.test(first)) return true;
  const last = others.at(-1);
  return (
    (isClause(first) || (begins.test(first) && last !== undefined && isClause(last) && goesOn.test(last))) &&
    others.every((item, at) => goesOn.test(item) || isClause(item) || opensList.test(items[at] ?? ''))
  );
}

/** No comma parts a bare thing from what is before it: "Le gomme sono nuove, clima, gancio" is a list. */
const holdsTogether = ({ items: [, ...others], isStopped }: TypedSentence, language: Language) =>
  (isStopped && others.length <= mostOthers) ||
  others.every((item) => hasVerb(item, language) || goesOn.test(item) || aside.test(item));

/** "Il verricello, smontato, è in regalo". */
const aside = /^\p{L}+(?:at|it|ut|ss|st|tt|rs)[oaie](?: |$)/u;

/** A sentence begun as one writes, of more words than an item of a list has, goes on as one. */
const begunInFull = /^\p{Lu}\p{Ll}*(?:[’'\s]+\S+){6,}/u;
const mostOthers = 3;

/** Who writes sentences begins them with a capital. */
const begins = /^\p{Lu}/u;

/** "… con olio, filtri e dischi": what follows goes on with what is counted up. */
const opensList = /(?<!\p{L})(?:con|compres[oaie]|with|mit|avec) (?:i |le |gli |l[’'])?\p{L}+(?: \p{L}+)?$/iu;

/** Words that an item of a list does not begin with. */
const goesOn =
  /^(?:(?:il|lo|la|i|gli|le|un[ao]?|con|e|ed|ma|che|anche|di|del|dell[ao]|dei|degli|delle|da|dal|in|nel|nell[ao]|per|quindi|però|sempre|solo|senza|come|se|poi|più|compres[aoie]|the|an?|with|and|but|which|who|also|so|for|in|on|der|die|das|den|dem|ein|eine|einen|mit|und|aber|auch|für|im|am|von|nur|les?|une?|des|du|avec|et|mais|qui|aussi|pour|dans|el|los|las|con|pero|que|también|para|en|del|y)(?!\p{L})|(?:l|un|dell|all|nell|sull|d|qu|c)[’'])/iu;
