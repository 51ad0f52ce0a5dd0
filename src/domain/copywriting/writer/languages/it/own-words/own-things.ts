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
  return {
    fact: `note ${note.id}`,
    ...{ term: undefined, kind: 'equipment', isNoun: true, isUsual: false, isBare: false },
    ...{ isPlural: noun.plural, form },
  };
}
