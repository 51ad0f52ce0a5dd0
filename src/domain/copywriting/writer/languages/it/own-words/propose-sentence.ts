import { hasVerb } from '../../../../brief/notes/has-verb.ts';
import { kindOfWords } from '../../../../brief/notes/kind-of-words.ts';
import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';
import { withArticle, withIndefinite } from '../grammar/articles.ts';
import { correctWords } from './correct-words.ts';
import { lowered } from './lowered.ts';
import { headNounOf, isPartOfAnyCar } from './own-nouns-lexicon.ts';
import { sayOfCar } from './say-of-car.ts';
import { sayOfPart } from './say-of-part.ts';
import { sayPhrase } from './say-phrase.ts';
import { completeShorthand } from './shorthand/complete-shorthand.ts';
import { inThirdPerson } from './third-person.ts';

/**
 * Returns the sentence that typed words most likely stand for, for the seller to confirm or to mend: here a guess is
 * allowed, as he reads it before anybody else does.
 */
export function proposeSentence({ text, kind }: OwnWords): string {
  const words = lowered(inThirdPerson(correctWords(text)).replace(/[.;\s]+$/u, ''));
  const said =
    sayPhrase(words) ??
    completeShorthand(words) ??
    sayOfCar(words) ??
    sayOfPart(words) ??
    complete(words, kind);
  return `${said}.`;
}

function complete(words: string, kind: OwnWords['kind']): string {
  if (hasVerb(words, 'it') || kind === 'deal') return words;
  const [, denied] = /^(?:no|niente|nessun[oa]?) (.+)$/u.exec(words) ?? [];
  if (denied) return `non ha ${denied}`;
  const noun = headNounOf(words);
  if (!noun && ofTheCar.test(words)) return `{auto} è ${words.replace(ending, '$1@')}`;
  if (/^\d/u.test(words)) return `{auto} ha ${words}`;
  if (!noun) return words;
  const isOfAnyCar = isPartOfAnyCar(words);
  if (kind === 'damage' || kind === 'state' || kindOfWords(words) === 'damage') {
    if (isOfAnyCar) return words;
    return noun.plural ? `ci sono ${words}` : `c'è ${withIndefinite({ text: words, ...noun })}`;
  }
  const thing = { text: words, ...noun };
  return `{auto} ha ${isOfAnyCar || noun.plural ? withArticle(thing) : withIndefinite(thing)}`;
}

/** "ritirata dal medico", "ferma da due mesi", "sempre in box". */
const ofTheCar =
  /^(?:(?:mai|sempre|già|quasi|ancora) )?(?:\p{L}+(?:at|it|ut|st)[oa]|ferm[oa]|pront[oa]|unic[oa]|italiana|in|da|di|con) /u;
const ending = /^((?:(?:mai|sempre|già|quasi|ancora) )?\p{L}+(?:at|it|ut|st|erm|ont))[oa](?= )/u;
