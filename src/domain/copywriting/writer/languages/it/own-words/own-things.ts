import { hasVerb } from '../../../../brief/notes/has-verb.ts';
import type { Note } from '../../../../brief/notes/note.ts';
import type { Noun } from '../../../../brief/notes/noun-of.ts';
import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';
import type { Thing } from '../../../argument/arguments.ts';
import { type Preposition, withArticle, withIndefinite, withPreposition } from '../grammar/articles.ts';
import { correctWords } from './correct-words.ts';
import { isSureThing } from './is-sound.ts';
import { nameThing } from './name-thing.ts';
import { once } from './once.ts';
import { headNounOf, isFitting } from './own-nouns-lexicon.ts';
import { speaksOfHimself } from './speaks-of-himself.ts';

/** What of the seller's own words is surely equipment, as things that stand in a row with the others. */
export const ownThings = (all: readonly OwnWords[]): Thing[] => all.flatMap((own) => thingOnce(own) ?? []);

const thingOnce = once((own: OwnWords) => thingOf(own));

function thingOf(own: OwnWords): Thing | undefined {
  return own.isWrittenOut ? thingHad(own) : thingTyped(own);
}

const equipmentOf = ({ id }: Note, { plural }: Noun, form: Thing['form']): Thing => ({
  fact: `note ${id}`,
  ...{ term: undefined, kind: 'equipment', isNoun: true, isUsual: false, isBare: false },
  ...{ isPlural: plural, form },
});

/** "Ha gli ammortizzatori Bilstein": a sentence that says no more than what the car has. */
function thingHad({ text: sentence, notes: [note, ...more], kind }: OwnWords): Thing | undefined {
  const [, articled = '', article = '', text = ''] = had.exec(sentence) ?? [];
  if (!note || more.length > 0 || kind !== 'other' || text === '') return undefined;
  if (hasVerb(text, 'it') || / ed? /u.test(text) || text.split(' ').length > mostWords) return undefined;
  const plural = /^(?:i|gli|le|due|tre|quattro)$/iu.test(article.trim());
  const known = headNounOf(text);
  const noun: Noun | undefined = ofArticle[article.trim().toLowerCase()] ?? (known && { ...known, plural });
  if (!noun) return undefined;
  const isCounted = /^(?:un|due|tre|quattro)/iu.test(article);
  const form = (name: string) => {
    if (name === '0') return isCounted && plural ? articled : text;
    if (name === '' || name === 'ha' || (name === 'un' && isCounted)) return articled;
    if (name === 'un') return noun.plural ? text : withIndefinite({ text, ...noun });
    return isCounted ? `${name} ${articled}` : withPreposition(name as Preposition, { text, ...noun });
  };
  return equipmentOf(note, noun, form);
}

const had =
  /^Ha ((il |lo |la |l['’]|i |gli |le |un |uno |una |un['’]|due |tre |quattro )(\p{L}[^,;:.]*?))\.?$/u;
const mostWords = 8;
const ofArticle: Readonly<Record<string, Noun>> = {
  ...{
    il: { gender: 'm', plural: false },
    lo: { gender: 'm', plural: false },
    la: { gender: 'f', plural: false },
  },
  ...{
    i: { gender: 'm', plural: true },
    gli: { gender: 'm', plural: true },
    le: { gender: 'f', plural: true },
  },
  ...{
    un: { gender: 'm', plural: false },
    uno: { gender: 'm', plural: false },
    una: { gender: 'f', plural: false },
  },
};

function thingTyped(own: OwnWords): Thing | undefined {
  const [note, ...more] = own.notes;
  const text = correctWords(own.text);
  const named = own.kind === 'other' && more.length === 0 && isSureThing(text) ? nameThing(text) : undefined;
  const noun = headNounOf(text);
  if (!note || !named || !noun || !isFitting(text) || speaksOfHimself(text)) return undefined;
  const isKnown = withArticle({ text, ...noun }) === named.text;
  const form = (name: string) => {
    if (name === '0') return text;
    if (name === '' || name === 'ha') return named.text;
    if (name === 'un') return noun.plural ? text : withIndefinite({ text, ...noun });
    return isKnown ? withPreposition(name as Preposition, { text, ...noun }) : `${name} ${named.text}`;
  };
  return equipmentOf(note, noun, form);
}
