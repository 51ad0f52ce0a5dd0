import { hasVerb } from '../../../../brief/notes/has-verb.ts';
import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';
import type { OwnPart } from '../../../text/beat.ts';
import type { Composed, ComposeOwn } from '../../voice.ts';
import { withArticle } from '../grammar/articles.ts';
import { correctWords } from './correct-words.ts';
import { isSound, lacksArticle, runsOn } from './is-sound.ts';
import { joinShort } from './join-short.ts';
import { isTelegraphic, labelOwn } from './label-own.ts';
import { lowered } from './lowered.ts';
import { once } from './once.ts';
import { headNounOf, isPartOfAnyCar } from './own-nouns-lexicon.ts';
import { relateSentences } from './relate-sentences.ts';
import { sayOfCar } from './say-of-car.ts';
import { sayOfPart } from './say-of-part.ts';
import { sayPhrase } from './say-phrase.ts';
import { completeShorthand } from './shorthand/complete-shorthand.ts';
import { speaksOfHimself } from './speaks-of-himself.ts';
import { inThirdPerson } from './third-person.ts';

/**
 * Returns the seller's own Italian words as sentences where a rule is sure of its grammar; all others are left for a
 * list behind a colon, as typed: in other words they might mean something else.
 */
export const composeOwn: ComposeOwn = (part, all) => {
  const told = all.map((own) => ({ own, sentence: recastOnce(own) }));
  return {
    sentences: joinShort(
      relateSentences(told.flatMap(({ sentence }) => sentence?.split(/\. (?=\p{Lu})/u) ?? [])),
    ).map((text, at) => `${at === 0 ? text.replace(ofTheCar, '{auto} ') : text}.`),
    left: told
      .filter(({ sentence }) => sentence === undefined)
      .map(({ own }) => ({ ...own, text: lineOnce(own, part), isSentence: false })),
  } satisfies Composed;
};

/** A sentence before may have been about something else: the first says again that it speaks of the car. */
const ofTheCar = /^(?=(?:non )?(?:è|ha|fa|consuma|monta|va|parte) )/u;

/** Own words are of one part only. */
const lineOnce = once((own: OwnWords, part: OwnPart) => lineOf(own.text, part));

/** How own words stand in a list: in the spelling of a careful writer, shorthand about a thing behind its name. */
function lineOf(text: string, part: OwnPart): string {
  const careful = impersonal.reduce(
    (words, [pattern, better]) => words.replace(pattern, better),
    inThirdPerson(correctWords(text)).replace(/^\((.*)\)$/u, '$1'),
  );
  return (part === 'other' && isTelegraphic(careful) ? labelOwn(careful) : undefined) ?? careful;
}

/** A seller's first person, which in our text would be ours. */
const impersonal: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})non vendo (?=\p{L}+i(?!\p{L}))/giu, 'non si vendono '],
  [/(?<!\p{L})(?:vendo|cedo)(?!\p{L})/giu, 'si vende'],
  [/^ritiro (?=l['’]?\p{L}|usato)/iu, 'si ritira '],
  [/^(?:valuto|valutiamo)(?!\p{L})/iu, 'si valuta'],
];

const recastOnce = once((own: OwnWords) => ofAnybody(recastOwn(own)));

/** The seller's first person stands in no sentence of ours. */
function ofAnybody(recast: string | undefined): string | undefined {
  if (recast === undefined) return undefined;
  return speaksOfHimself(recast) && !recast.includes('“') ? undefined : recast;
}

function recastOwn(own: OwnWords): string | undefined {
  if (own.isWrittenOut) return inThirdPerson(own.text).replace(/\.$/u, '');
  const texts = inThirdPerson(correctWords(own.text))
    .replace(denied, ', non $1')
    .split(/\. (?=\p{L})/u);
  const recast = texts.map((text) => recastText(text, own.isSentence));
  return recast.every((one) => one !== undefined) ? recast.join('. ') : undefined;
}

/** "versione EU (no import USA)". */
const denied = / \((?:no|non) ([^()]+)\)$/iu;

function recastText(text: string, isSentence: boolean): string | undefined {
  for (const recast of [sayPhrase, completeSmall, recastByRule]) {
    const said = recast(text, isSentence);
    if (said !== undefined && isSound(said) && !lacksArticle(said)) return said;
  }
  return undefined;
}

const completeSmall = (text: string) => completeShorthand(lowered(text));

function recastByRule(text: string, isSentence: boolean): string | undefined {
  const [, figure] = /^(km|prezzo|anno|potenza|cilindrata) circa$/u.exec(text) ?? [];
  if (figure) return indicative[figure];
  const [first = '', ...rest] = text.split(/, (?!\d)/u);
  const said = isClause(first) ? (isSentence ? sayClause(text) : undefined) : recastItem(first);
  if (said === undefined || runsOn(said)) return undefined;
  return isClause(first) ? said : [said, ...rest].join(', ');
}

/** What a seller means who types "circa" beside a figure of the form. */
const indicative: Readonly<Record<string, string>> = {
  km: 'i chilometri sono indicativi',
  prezzo: 'il prezzo è indicativo',
  anno: 'l’anno è indicativo',
  potenza: 'la potenza è indicativa',
  cilindrata: 'la cilindrata è indicativa',
};

/** What stands in brackets makes no clause of what is before it. */
const isClause = (text: string) => {
  const said = text.replace(/\([^)]*\)/gu, '');
  return hasVerb(said, 'it') || reflexive.test(said);
};

/** "la proprietaria si trasferisce", "vi diamo tutto": a verb that no list holds. */
const reflexive = /(?<!\p{L})(?:si|vi|ci) \p{L}+(?:a|e|ano|ono|iamo)(?!\p{L})/iu;

const recastItem = (text: string) => {
  const small = lowered(text);
  const [, thing] = /^(.+?)[ ,:]+no$/iu.exec(text) ?? [];
  const said = sayOfCar(small) ?? sayOfPart(small);
  if (said !== undefined) return said;
  return thing && (headNounOf(thing) || isName.test(thing)) ? `non ha ${thing}` : undefined;
};

/** "FSD no", "Matrix no", "grip control no": what ends in a consonant is no Italian word that would need its article. */
const isName = /^(?:[\p{Lu}\d-]{2,}|\p{Lu}\p{L}+|\p{L}{2,}(?: \p{L}+[^aeiouàèéìòù\s])?)(?: \p{L}+)?$/u;

/** "vetro elettrico posteriore va quando vuole": the subject gets its article. */
function sayClause(text: string): string {
  const small = lowered(text);
  const [, lack, missing = ''] = /^(mancan?o?) (?=\p{L})(.+)$/u.exec(small) ?? [];
  const absent = headNounOf(missing);
  if (lack && absent) return `${lack} ${withArticle({ text: missing, ...absent })}`;
  const [, part, does] =
    /^(\p{L}+(?: (?!che )\p{L}+){0,2}) che ((?:non )?\p{L}+(?: |$).*)$/u.exec(small) ?? [];
  if (part && does && isPartOfAnyCar(part)) return sayClause(`${part} ${does}`);
  const special = sayOfPart(small);
  if (
    special &&
    /^(?:il prezzo|la consegna|la garanzia|non si accettano|l'offerta|l'IVA|il bollo)/u.test(special)
  )
    return special;
  if (/^versione /u.test(small)) return sayOfCar(small) ?? text;
  const noun = headNounOf(small);
  return noun && subject.test(small) ? withArticle({ text: small, ...noun }) : text;
}

const subject =
  /^\p{L}+(?: (?!che |di )\p{L}+){0,3} (?:non )?(?:si )?(?:è|sono|va|circola|vanno|ha|hanno|funziona|funzionano|perde|perdono|fa|tiene|scade|vibra|gratta|cigola|fischia|slitta|parte|gira|chiude|apre|cede|cade|scende|sfoglia|resta|restano|consuma|mangia)(?!\p{L})/iu;
