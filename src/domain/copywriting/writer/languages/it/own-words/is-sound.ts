import type { Noun } from '../../../../brief/notes/noun-of.ts';
import { agrees, readWord, type Word, type WordKind } from '../grammar/read-word.ts';
import { loanWords } from '../lexicon/loan-words.ts';
/**
 * Whether words that a seller typed are good Italian as they stand: every one is known, nouns do not stand side by side
 * without what joins them, adjectives and articles agree, nothing is left hanging. What fails may mean well, but nobody
 * can say so for sure.
 */
export const isSound = (text: string): boolean => findFault(text) === undefined;

/** "tablet ogni tanto si riavvia": a clause whose subject goes without its article. */
export function lacksArticle(sentence: string): boolean {
  const [clause = ''] = sentence.split(/[,:;.(]/u);
  const [first, ...rest] = wordsOf(clause);
  if (!first || rest[0]?.text === 'e' || /^\p{Lu}{2}/u.test(clause)) return false;
  if (!rest.some(({ kind }) => kind === 'verb')) return false;
  return first.kind === 'word'
    ? first.nouns.some(({ plural }) => !plural) && first.adjectives.length === 0
    : loanWords.has(first.text);
}

/**
 * Whether a sentence runs on into another one: a noun that nothing leads up to ("il clima non va compressore rotto"), or
 * a second verb without a comma ("cavo incluso manca quello schuko").
 */
export function runsOn(sentence: string): boolean {
  return sentence
    .replace(/(?<!\p{L})a parte(?!\p{L})/giu, '')
    .split(/[,;:.()“”"]+/u)
    .some((clause) => {
      const words = wordsOf(clause);
      const verb = words.findIndex(({ text }) => finite.test(text));
      if (verb < 0) return false;
      let isLedUp = false;
      return words.some((word, at) => {
        const before = words[at - 1];
        const last = before?.text ?? '';
        if (leadsUp.has(word.kind)) isLedUp = true;
        if (finite.test(word.text)) isLedUp = false;
        if (at > verb && finite.test(word.text)) return !leadsOn.test(last) && !auxiliary.test(last);
        if (at > verb && auxiliary.test(word.text) && finite.test(words[at + 1]?.text ?? ''))
          return !leadsOn.test(last);
        if (at > verb && last === 'solo' && isBareNoun(word) && isNounLike(words[at - 2] ?? word))
          return true;
        if (!before || word.kind !== 'word' || word.nouns.length === 0 || word.adjectives.length > 0)
          return false;
        if (at < verb) return isAdjectiveOnly(before) && !leadsUp.has(words[at - 2]?.kind ?? 'name');
        return !isLedUp && !mayStandBeside(before, word) && !ofVerb.test(last);
      });
    });
}

const isAdjectiveOnly = ({ nouns, adjectives }: Word) => nouns.length === 0 && adjectives.length > 0;

const finite =
  /^(?:è|sono|va|vanno|ha|hanno|fa|fanno|parte|marcia|funziona|funzionano|scende|manca|mancano|perde|accettano|vende|vendono|costa|vale|serve|tiene|consuma|gira|resta|rimane)$/u;
/** "non ha mai dato un problema", "ha garanzia residua": what these have stands behind them without an article. */
const ofVerb = /^(?:ha|hanno|fa|fanno|perde|accettano|consuma|serve|mai|anche|è|sono)$/u;
const auxiliary = /^(?:non|si|ci|lo|la|li|le|ne)$/u;
/** Words that may stand before a second verb. */
const leadsOn = /^(?:e|ed|ma|che|chi|se|o|quando|dove|mentre|perché|però|poi|quindi)$/u;
const leadsUp: ReadonlySet<WordKind> = new Set<WordKind>(['article', 'preposition', 'figure']);

/** Whether a thing is one for sure: "bracci anteriori scricchiolano" holds a word that may be a verb. */
export const isSureThing = (text: string): boolean =>
  isSound(text) && !wordsOf(text).some(({ kind }) => kind === 'verb');

const wordsOf = (text: string) =>
  text
    .replace(/[’']/gu, "'")
    .split(/[\s,;:()"]+|(?<=\p{L}')(?=\p{L}|\d)/u)
    .filter((word) => /[\p{L}\d]/u.test(word))
    .map(readWord);

/** The first thing wrong with some words, for whoever looks for it. */
export function findFault(text: string): string | undefined {
  if (!isBalanced(text)) return 'brackets';
  for (const clause of text.replace(/[’']/gu, "'").split(/[,;:.()"“”«»!?]+(?= |$)|(?<= |^)[("“«]|[)"”»]/u)) {
    const words = clause
      .trim()
      .split(/\s+|(?<=\p{L}')(?=\p{L}|\d)/u)
      .filter((word) => word !== '' && word !== '-' && word !== '–');
    const fault = words.length > 0 ? faultOf(words.map(readWord)) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

function faultOf(words: readonly Word[]): string | undefined {
  const unknown = words.find(({ kind }) => kind === 'unknown');
  if (unknown) return `unknown: ${unknown.text}`;
  const denied = words.findIndex(({ text }, at) => at > 0 && text === 'no');
  if (words[denied + 1]?.kind === 'verb' && denied > 0) return 'no before a verb';
  const last = words.at(-1);
  if (last?.text === 'no' && words.some(({ kind }) => kind === 'verb')) return 'ends in no';
  if (last && (last.text === 'non' || (hanging.has(last.kind) && !mayEnd.test(last.text))))
    return `hangs: ${last.text}`;
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next && isBareNoun(word) && isBareNoun(next) && !mayStandBeside(word, next))
      return `side by side: ${word.text} ${next.text}`;
    if (next && word.nouns.length > 0 && !participle.test(word.text) && /^(?:un|una|uno)$/u.test(next.text))
      return `side by side: ${word.text} ${next.text}`;
    if (next && word.kind === 'article' && !agreesWithArticle(word, next))
      return `article: ${word.text} ${next.text}`;
    if (isParticipleOnly(word) && next && isBareNoun(next) && words[at - 1]?.kind !== 'article')
      return `no article: ${word.text} ${next.text}`;
    if (at === 0 && isOneOfMany(words)) return 'one of many';
    if (isOnlyAdjective(word) && !hasItsNoun(words, at)) return `agreement: ${word.text}`;
    if (word.kind === 'figure' && isBareFigure(word, words[at - 1], next)) return `bare figure: ${word.text}`;
  }
  return undefined;
}

/** "gli adesivi già tolti resta": a subject of many with a verb of one. */
function isOneOfMany(words: readonly Word[]): boolean {
  const verb = words.findIndex(({ kind, text }) => kind === 'conjunction' || singular.test(text));
  return (
    /^(?:i|gli|le)$/u.test(words[0]?.text ?? '') &&
    verb > 1 &&
    singular.test(words[verb]?.text ?? '') &&
    !words.slice(0, verb).some(({ text }) => /^(?:si|ci|mi|vi|non)$/u.test(text))
  );
}
const singular = /^(?:è|ha|va|fa|resta|rimane|funziona|parte|scade|perde|manca|serve|costa)$/u;

const hanging: ReadonlySet<WordKind> = new Set<WordKind>(['article', 'preposition', 'conjunction']);
/** "quello che c'è sotto", "la dà via": what is spelt like a preposition and ends a clause. */
const mayEnd =
  /^(?:che|su|giù|più|meno|così|ancora|anche|poi|appena|quanto|sotto|sopra|dentro|fuori|dietro|davanti|prima|dopo|senza|presso|tutto|una|uno|la|lo|ne|ci|contro|oltre|vicino|circa)$/iu;

const isBareNoun = ({ kind, nouns, adjectives, text }: Word) =>
  kind === 'word' && nouns.length > 0 && adjectives.length === 0 && !/mente$/u.test(text);
const isOnlyAdjective = ({ kind, nouns, adjectives }: Word) =>
  kind === 'word' && nouns.length === 0 && adjectives.length > 0;
const isParticipleOnly = (word: Word) => isOnlyAdjective(word) && participle.test(word.text);
const participle = /(?:at|ut|it|tt|st|rt|es|os|us)[oa]$/u;

/** Nouns that another follows without a preposition: "kit frizione", "cambio olio", "impianto GPL". */
const takesNoun =
  /^(?:kit|set|carro|rete|pagamento|cambio|impianto|sistema|pacchetto|pack|modello|tipo|marca|versione|allestimento|colore|misura|zona|lato|ore|fine|settimana|classe|euro|airbag|sensore|sensori|fari|faro|luci|luce|filtro|filtri|liquido|spia|gruppo|porta|radio|presa|specchio|vano|motore|tagliando|treno|doppia|vetro|vetri|cerchi|gomme|pneumatici|codice|registro|partita|cavo|batteria|pacco|controllo|sedile|pelle|uso|gancio|km|mesi|mese|anni|anno|giorni|litri|quintali|volte|posti|marce|porte|casa|parte|linea|computer|antifurto|telefono|signor|signora|dottor|via|viale|piazza|autostrada|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)$/u;
/** Nouns that stand behind another like an adjective: "lato guida", "ore pasti", "zona Roma". */
const behindNoun =
  /^(?:guida|passeggero|service|post|sport|extra|base|standard|plus|neve|estate|inverno|benzina|diesel|metano|gas|aria|acqua|olio|blu|rosa|viola|arancio|argento|oro|crema|panna|bordeaux|antracite|titanio|nero|carbonio|radica|touring|turbo|iva|euro|pollici|km|porte|posti|marce|mesi|anni|fa|cilindri|cavalli|volte|nuovo|usato|tipo|stagioni|zone|tutto|niente|chilometri|serie|fabbrica|madre|comfort|luxury|business|panorama|uomo|donna|madreperla|notte|giorno|sera|mattina|pomeriggio|pasti|ufficio)$/u;

const mayStandBeside = (one: Word, next: Word) => takesNoun.test(one.text) || behindNoun.test(next.text);

function agreesWithArticle({ text }: Word, next: Word): boolean {
  const article = articles.find(([pattern]) => pattern.test(text));
  if (!article) return true;
  // "la uso", "un preferisco": the first is a pronoun, the second nothing.
  if (next.kind === 'verb')
    return !/^(?:un|uno|una|del|della|dei|delle|al|alla|dal|dalla|nel|nella|sul|sulla|due|tre|qualche|ogni)$/u.test(
      text,
    );
  if (next.kind !== 'word') return true;
  const all = [...next.nouns, ...next.adjectives];
  return all.length === 0 || all.some((noun) => agrees(noun, article[1]));
}

const articles: readonly (readonly [RegExp, Partial<Noun>])[] = [
  [
    /^(?:il|un|uno|del|dello|al|allo|dal|dallo|nel|nello|sul|sullo|col|quel|quello|nessun)$/u,
    { gender: 'm', plural: false },
  ],
  [/^(?:una|della|alla|dalla|nella|sulla|quella|nessuna)$/u, { gender: 'f', plural: false }],
  [
    /^(?:i|gli|dei|degli|ai|agli|dai|dagli|nei|negli|sui|sugli|quei|quegli|alcuni|vari|diversi|molti|pochi|tanti)$/u,
    { gender: 'm', plural: true },
  ],
  [
    /^(?:delle|alle|dalle|nelle|sulle|quelle|alcune|varie|diverse|molte|poche|tante)$/u,
    { gender: 'f', plural: true },
  ],
  [/^(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)$/u, { plural: true }],
  [/^(?:qualche|ogni)$/u, { plural: false }],
];

/** Whether some noun near by has an adjective's gender and number; names and the car itself may have any. */
function hasItsNoun(words: readonly Word[], at: number): boolean {
  const adjective = words[at];
  if (!adjective) return true;
  const before = words.slice(0, at);
  const after = words.slice(at + 1, at + 4);
  // "usata poco", "sempre tenuta in box": of the car.
  if (!before.some((word) => isNounLike(word))) {
    const of = after.find((word) => isNounLike(word));
    if (adjective.adjectives.some(({ plural }) => !plural)) return true;
    return of === undefined || fits(adjective, of);
  }
  return (
    before.some((word) => isNounLike(word) && fits(adjective, word)) ||
    before.some(({ kind }) => kind === 'verb' || kind === 'conjunction') ||
    after.some((word) => isNounLike(word) && fits(adjective, word))
  );
}

const isNounLike = ({ kind, nouns }: Word) => kind === 'name' || nouns.length > 0;
const fits = (adjective: Word, { kind, nouns }: Word) =>
  kind === 'name' || adjective.adjectives.some((one) => nouns.some((noun) => agrees(noun, one)));

/** "a 140", "165": of what? Years, hours, counts and figures of names are plain. */
function isBareFigure({ text }: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (!/^\d{2,3}$/u.test(text) || Number(text) < 30) return false;
  if (before?.kind === 'name' || next?.kind === 'name' || /^(?:dal|nel|del|al)$/u.test(before?.text ?? ''))
    return false;
  return (
    next === undefined ||
    !(next.nouns.length > 0 || next.kind === 'word' || next.kind === 'conjunction' || next.text === 'mila')
  );
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth < 0) return false;
  }
  return depth === 0 && (text.match(/"/gu) ?? []).length % 2 === 0;
}
