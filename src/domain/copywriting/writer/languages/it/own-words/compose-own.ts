import { hasVerb } from '../../../../brief/notes/has-verb.ts';
import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';
import type { Composed, ComposeOwn } from '../../voice.ts';
import { withArticle } from '../grammar/articles.ts';
import { listOf } from '../grammar/lists.ts';
import { correctWords } from './correct-words.ts';
import { isListable, isSound, isSureThing, lacksArticle } from './is-sound.ts';
import { isTelegraphic, labelOwn } from './label-own.ts';
import { type NamedThing, nameThing } from './name-thing.ts';
import { headNounOf, isPartOfAnyCar } from './own-nouns-lexicon.ts';
import { isSpeakable, quoteSeller, speaksOfHimself } from './quote-seller.ts';
import { sayOfCar } from './say-of-car.ts';
import { sayOfPart } from './say-of-part.ts';
import { sayPhrase } from './say-phrase.ts';

/** Returns the seller's own Italian words as sentences, and those that no rule can put into one. */
export const composeOwn: ComposeOwn = (part, all, random) => {
  const sentences: string[] = [];
  const left: OwnWords[] = [];
  const things: NamedThing[] = [];
  const spoken: OwnWords[] = [];
  const tell = (told: readonly NamedThing[], verbs: Verbs) => {
    for (let at = 0; at < told.length; at += most)
      sentences.push(sentenceOf(told.slice(at, at + most), verbs));
  };
  for (const own of all) {
    const recast = recastOnce(own);
    if (isQuoted(own)) spoken.push(own);
    else if (recast === undefined) left.push({ ...own, text: correctWords(own.text) });
    else if (typeof recast === 'string') sentences.push(recast);
    else things.push(...recast);
  }
  const isFault = ({ text }: NamedThing) => part !== 'other' || fault.test(text);
  tell(things.filter(isFault), ['è', 'sono']);
  tell(
    things.filter((thing) => !isFault(thing)),
    random.pick([
      ['è anche', 'sono anche'],
      ['', ''],
    ] as const),
  );
  const quotation = quoteSeller(part, spoken, random);
  if (quotation) sentences.push(quotation);
  return {
    sentences: sentences.map((text, at) => `${at === 0 ? text.replace(ofTheCar, '{auto} ') : text}.`),
    left,
  } satisfies Composed;
};

/** A sentence before may have been about something else: the first says again that it speaks of the car. */
const ofTheCar = /^(?=(?:non )?(?:è|ha|fa|consuma|monta|va|parte) )/u;

/** "C'è" and "ci sono" with what belongs to them; empty for "ha". */
type Verbs = readonly [one: string, many: string];

/** What nobody would have: a car does not "also offer" it. */
const fault =
  /(?<!\p{L})(?:gioco|sassat\p{L}+|pietrat\p{L}+|odore|rumor\p{L}|segn[io]|segnett\p{L}|graff\p{L}+|usura|ritocc\p{L}+)(?!\p{L})/iu;

/** How many things one sentence names. */
const most = 4;

function sentenceOf(things: readonly NamedThing[], [one, many]: Verbs): string {
  const list = listApart(things.map(({ text }) => text));
  if (one === '') return `ha anche ${list}`;
  // "IPT e messa su strada escluse": before a name no verb is sure.
  if (things.some(({ text }) => /^\p{Lu}/u.test(text))) return one === 'è' ? list : `ha anche ${list}`;
  return things.length > 1 || things[0]?.plural ? `ci ${many} ${list}` : `c'${one} ${list}`;
}

/** Things with commas of their own are parted by semicolons. */
const listApart = (texts: readonly string[]) =>
  texts.length > 1 && texts.some((text) => text.includes(', ')) ? texts.join('; ') : listOf(texts);

type Recast = string | readonly NamedThing[] | undefined;

/** A text is tried at several lengths, and long notes take their time: words are recast once. */
const recasts = new WeakMap<OwnWords, { readonly recast: Recast }>();

function recastOnce(own: OwnWords): Recast {
  const known = recasts.get(own) ?? { recast: soundOnly(recastOwn(own)) };
  recasts.set(own, known);
  return known.recast;
}

/** What a seller says of himself, or in words that no rule can put into good Italian, stays his. */
const isQuoted = (own: OwnWords) => {
  const recast = recastOnce(own);
  const isHis =
    typeof recast === 'string' ? !recast.includes('“') && speaksOfHimself(recast) : speaksOfHimself(own.text);
  return (recast === undefined || isHis) && isSpeakable(own.text);
};

/** Whether own words can stand in a text: as a sentence of ours, as things, as a quotation or, a name, in a list. */
export const isComposed = (own: OwnWords): boolean =>
  recastOnce(own) !== undefined || isSpeakable(own.text) || isListable(correctWords(own.text));

/** What came out as no good Italian is not told in sentences of ours. */
function soundOnly(recast: Recast): Recast {
  const texts = typeof recast === 'string' ? [recast] : (recast ?? []).map(({ text }) => text);
  if (typeof recast === 'string' && lacksArticle(recast)) return undefined;
  return texts.every(typeof recast === 'string' ? isSound : isSureThing) ? recast : undefined;
}

/** The one thing that own words name; undefined of more, or of a sentence. */
export function nameOwn(own: OwnWords): NamedThing | undefined {
  const recast = recastOnce(own);
  return typeof recast === 'object' && recast.length === 1 ? recast[0] : undefined;
}

function recastOwn(own: OwnWords): Recast {
  const isList = own.notes.length > 1 && own.text === own.notes.map((note) => note.text).join(', ');
  const texts = correctWords(own.text)
    .replace(denied, ', non $1')
    .split(/\. (?=\p{L})/u);
  const recast = texts.map((text) => recastText(text, own.isSentence, isList));
  if (recast.length === 1) return recast[0];
  return recast.map((one, index) => (typeof one === 'string' ? one : (texts[index] ?? ''))).join('. ');
}

/** "versione EU (no import USA)". */
const denied = / \((?:no|non) ([^()]+)\)$/iu;

function recastText(text: string, isSentence: boolean, isList: boolean): Recast {
  const phrase = sayPhrase(text);
  if (phrase !== undefined) return phrase;
  const [, figure] = /^(km|prezzo|anno|potenza|cilindrata) circa$/u.exec(text) ?? [];
  if (figure) return indicative[figure];
  const isCut = isSentence && (isList || /, (?:ma|però|niente) /u.test(text));
  const [first = '', ...rest] = isCut ? text.split(/, (?!\d)/u) : [text];
  if (isClause(first)) return sayClause(text);
  const after = rest.length > 0 ? `, ${rest.join(', ')}` : '';
  const said = recastItem(first) ?? (after === '' ? undefined : sayQuality(first));
  if (said !== undefined) return said + after;
  if (isTelegraphic(text)) return labelOwn(text);
  const things = [first, ...rest].map((piece) =>
    isClause(piece.replace(/ che .*$/u, '')) ? undefined : nameThing(piece),
  );
  const [thing] = things;
  // A long one with nothing to join its words is no thing but a remark on one.
  const label = first.split(' ').length > longestThing ? labelOwn(text) : undefined;
  if (label) return label;
  if (!isSentence && first.split(' ').length > longestList) return undefined;
  if (things.every((one) => one !== undefined)) return things;
  if (!isSentence || isClause(first)) return isSentence ? text : labelOwn(text);
  return thing && after !== '' && !first.includes(': ')
    ? `c${thing.plural ? 'i sono' : "'è"} ${thing.text}${after}`
    : text;
}

const longestThing = 5;
const longestList = 8;

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
  if (labelTyped.test(text)) return text;
  return thing && (headNounOf(thing) || isName.test(thing)) ? `non ha ${thing}` : undefined;
};

/** "FSD no", "Matrix no", "grip control no": what ends in a consonant is no Italian word that would need its article. */
const isName = /^(?:[\p{Lu}\d-]{2,}|\p{Lu}\p{L}+|\p{L}{2,}(?: \p{L}+[^aeiouàèéìòù\s])?)(?: \p{L}+)?$/u;

/** "Sedi valvole: controllate a 130.000 km": the seller wrote the label himself. */
const labelTyped = /^\p{L}[\p{L}\d]*(?: \p{L}+){0,2}: (?:\S+ ){1,9}\S+$/u;

const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "sedile alto, si sale senza piegarsi": two words of which the second tells how the first is. */
function sayQuality(text: string): string | undefined {
  const [noun = '', quality = '', ...more] = text.split(' ');
  const known = headNounOf(noun);
  return known && more.length === 0 && /\p{L}{3}[oaie]$/u.test(quality)
    ? `${withArticle({ text: noun, ...known })} ${known.plural ? 'sono' : 'è'} ${quality}`
    : undefined;
}

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
