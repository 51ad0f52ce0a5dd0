import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';
import type { Thing } from '../../../argument/arguments.ts';
import { type Preposition, withArticle, withIndefinite, withPreposition } from '../grammar/articles.ts';
import { nameOwn } from './compose-own.ts';
import { correctWords } from './correct-words.ts';
import { headNounOf, isFitting } from './own-nouns-lexicon.ts';
import { speaksOfHimself } from './quote-seller.ts';

/** What of the seller's own words is surely equipment, as things that stand in a row with the others. */
export function ownThings(all: readonly OwnWords[]): Thing[] {
  return all.flatMap((own): Thing[] => {
    const [note, ...more] = own.notes;
    const named = own.kind === 'other' && note && more.length === 0 ? nameOwn(own) : undefined;
    const text = correctWords(own.text);
    const noun = headNounOf(text);
    if (!note || !named || !noun || !isFitting(text) || speaksOfHimself(text)) return [];
    const isKnown = withArticle({ text, ...noun }) === named.text;
    const form = (name: string) => {
      if (name === '0') return text;
      if (name === '' || name === 'ha') return named.text;
      if (name === 'un') return noun.plural ? text : withIndefinite({ text, ...noun });
      return isKnown ? withPreposition(name as Preposition, { text, ...noun }) : `${name} ${named.text}`;
    };
    return [
      {
        fact: `note ${note.id}`,
        ...{ term: undefined, kind: 'equipment', isNoun: true, isUsual: false, isBare: false },
        ...{ isPlural: noun.plural, form },
      },
    ];
  });
}
