import { hasVerb } from '../../../../../brief/notes/has-verb.ts';
import type { Noun } from '../../../../../brief/notes/noun-of.ts';
import { agrees } from '../../grammar/read-word.ts';
import { isAdjunct, isInfinitive } from './is-adjunct.ts';
import type { Things } from './read-things.ts';
import { isDone, isMeasured, isPartly, isSaidOf, isStatedBy } from './shorthand-lexicon.ts';
import { type Token, typedFrom } from './tokens.ts';

/** Where in an item its predicate stands, and of what. */
interface Place {
  tokens: readonly Token[];
  /** The word that decides, behind its adverbs. */
  at: number;
  word: Token;
  adverbs: readonly string[];
  of: Things['all'];
  /** "è", "non sono". */
  is: string;
}

/** Returns what is said of things as the predicate of a sentence: "è stata fatta a 160.000 km"; undefined where that is not sure. */
export function sayPredicate(tokens: readonly Token[], { all, next }: Things): string | undefined {
  // "strumento benzina che non va"
  let at = tokens[next]?.text === 'che' ? next + 1 : next;
  const adverbs: string[] = [];
  while (adverb.test(tokens[at]?.text ?? '')) adverbs.push(tokens[at++]?.typed ?? '');
  if (isPartly(typedFrom(tokens, at))) {
    adverbs.push('in parte');
    at += 2;
  }
  const word = tokens[at];
  if (!word) return undefined;
  const isDenied = adverbs[0] === 'non';
  const is = `${isDenied || adverbs.includes('mai') ? 'non ' : ''}${isPlural(all) ? 'sono' : 'è'}`;
  const place = { tokens, at, word, adverbs: adverbs.slice(isDenied ? 1 : 0), of: all, is };
  const decided = deciding.find(({ decides }) => decides(place));
  return decided ? decided.say(place) : sayDoing({ ...place, adverbs });
}

interface Deciding {
  decides: (place: Place) => boolean;
  say: (place: Place) => string | undefined;
}

const isPlural = (of: Things['all']) => of.length > 1 || of.some(({ plural }) => plural);

const stated = ({ tokens, at, adverbs, is }: Place) => [is, ...adverbs, typedFrom(tokens, at)].join(' ');

const deciding: readonly Deciding[] = [
  {
    // "da togliere"
    decides: ({ tokens, at, word }) => word.text === 'da' && isInfinitive(tokens[at + 1]),
    say: (place) => (isAdjunct(place.tokens, place.at + 2) ? stated(place) : undefined),
  },
  {
    // "autonomia reale 230 d'estate"
    decides: ({ tokens, at, of }) =>
      of.length === 1 && isMeasured(of[0]?.head ?? '') && measure.test(typedFrom(tokens, at)),
    say: ({ tokens, at, is }) => `${is} di ${typedFrom(tokens, at).replace(bareFigure, '$& km')}`,
  },
  {
    decides: ({ word }) => /^(?:ok|perfett|regol)/u.test(word.text),
    say: (place) =>
      isAdjunct(place.tokens, place.at + 1)
        ? stated(place).replace(/(?<= )ok(?= |$)/u, 'a posto')
        : undefined,
  },
  { decides: ({ tokens, at }) => isStatedBy(typedFrom(tokens, at)), say: stated },
  {
    decides: ({ word }) => !hasVerb(word.text, 'it') && isSaidOf(word.text),
    say: (place) => {
      const { tokens, at, word, of } = place;
      if (!isAdjunct(tokens, at + 1) || !agreesWith(word, of)) return undefined;
      const isWork = isDone(word.text) || (/^pulit/u.test(word.text) && tokens.length > at + 1);
      return isWork ? sayWork(place) : stated(place);
    },
  },
];

/** "distribuzione fatta a 160.000 km", "tagliando e pastiglie appena fatti da noi". */
function sayWork({ tokens, at, word, adverbs, of, is }: Place): string | undefined {
  // "DSG con olio fatto": which of the two it was is not sure.
  if (of.some(({ text }) => / con /u.test(text))) return undefined;
  const ofSeveral = of.every(({ gender }) => gender === 'f') ? 'e' : 'i';
  const ending = of.length > 1 ? ofSeveral : word.text.slice(-1);
  const already = adverbs.filter((typed) => beforeBeen.test(typed));
  const how = adverbs.filter((typed) => !beforeBeen.test(typed));
  const done = [`${word.typed.slice(0, -1)}${ending}`, typedFrom(tokens, at + 1)].filter(
    (part) => part !== '',
  );
  return [is, ...already, `stat${ending}`, ...how, ...done].join(' ');
}

const beforeBeen = /^(?:già|appena|sempre|mai)$/iu;

/** "cambio a freddo a volte strattona", "vetro non scende". */
function sayDoing({ tokens, at, word, adverbs }: Place): string | undefined {
  const rest = typedFrom(tokens, at);
  const often = sometimes.exec(rest)?.[0] ?? '';
  const said = [...adverbs, rest].join(' ');
  if (often !== '') {
    const verb = at + often.trim().split(' ').length;
    const behind = /^(?:si|non)$/u.test(tokens[verb]?.text ?? '') ? verb + 1 : verb;
    return tokens[behind]?.kind === 'verb' && isAdjunct(tokens, behind + 1) ? said : undefined;
  }
  const isBare = tokens.length === at + 1 && !adverbs.includes('non');
  if (isBare && !needsNothing.test(word.text)) return undefined;
  const isReflexive = /^(?:si|ci|vi)$/u.test(word.text) && tokens[at + 1]?.kind === 'verb';
  return hasVerb(word.text, 'it') || isReflexive ? said : undefined;
}

/** Verbs that say something by themselves. */
const needsNothing = /^(?:rest|riman|funzion|vibr|fischi|cigol)/u;

const agreesWith = (word: Token, of: Things['all']) =>
  word.adjectives.length === 0
    ? (isPlural(of) ? /i$/u : /e$/u).test(word.text)
    : word.adjectives.some((form) =>
        of.length > 1 ? form.plural : of.some((noun: Noun) => agrees(noun, form)),
      );

const bareFigure = /^(?:circa )?\d[\d.-]*(?= (?:d'|reali|in|circa)|$)/u;
const measure =
  /^(?:circa )?\d[\d.,/-]*(?: (?:km|litri|kg|q|metri))?(?:$| (?:d'estate|in|d'inverno|a|con|reali|circa))/u;

/** "a freddo", "ogni tanto": what may stand before a verb. */
const sometimes =
  /^(?:a (?:freddo|caldo|volte)|ogni tanto|di tanto in tanto|ogni volta)(?= )(?: (?:a (?:freddo|caldo|volte)|ogni tanto)(?= ))*/u;

const adverb =
  /^(?:non|ancora|già|appena|sempre|mai|quasi|molto|poco|un|po'|leggermente|lievemente|parzialmente|completamente|tutt[oaie]|anche)$/u;
