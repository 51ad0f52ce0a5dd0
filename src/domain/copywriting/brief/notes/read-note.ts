import { kindOfMeaning } from '../../vocabulary/defects.ts';
import type { Meaning } from '../../vocabulary/meaning.ts';
import { findNoteMeanings } from './find-note-meanings.ts';
import { asAdjective } from './lexicon/adjectives.ts';
import { asClause } from './lexicon/clauses.ts';
import { conceptOf, conceptOfMeanings } from './lexicon/concepts.ts';
import { isDamage, isState } from './lexicon/damage.ts';
import { isDeal, isHistory, isUnfit } from './lexicon/history.ts';
import { reword } from './lexicon/turns.ts';
import { locateDamage } from './locate-damage.ts';
import { normaliseCase } from './normalise-case.ts';
import type { Note } from './note.ts';
import { nounOf } from './noun-of.ts';

/** One item of Italian notes understood, or undefined when it is not fit to be repeated. */
export function readNote(item: string): Note | undefined {
  const typed = normaliseCase(item);
  const read = isFit(typed) ? shape(typed) : undefined;
  if (!read) return undefined;
  const meanings = findNoteMeanings(read.text, typed);
  const concept = read.concept ?? (read.shape === 'noun' ? conceptOfMeanings(meanings) : undefined);
  return { ...read, kind: worst(read.kind, meanings), concept, language: 'it', meanings };
}

/** What the Italian words alone did not show: "fari opachi" is a defect. */
const worst = (kind: Note['kind'], meanings: readonly Meaning[]): Note['kind'] =>
  kind !== 'state' && meanings.some((meaning) => kindOfMeaning(meaning) === 'damage') ? 'damage' : kind;

function shape(typed: string): Omit<Note, 'language' | 'meanings'> | undefined {
  const clause = asClause(typed);
  if (clause) return { noun: undefined, concept: undefined, shape: 'clause', ...clause };
  if (isFragment(typed)) return undefined;
  const said = reword(typed);
  const adjective = asAdjective(said);
  if (adjective) return { noun: undefined, concept: undefined, shape: 'adjective', ...adjective };
  const text = isDamage(said) ? locateDamage(said) : said;
  return { kind: kindOf(text), shape: 'noun', text, noun: nounOf(text), concept: conceptOf(text) };
}

/** Begins like a sentence that no clause is known for: as a thing in a list it would break the text. */
const isFragment = (text: string) =>
  /^(?:mai|non|né|si|ci|ne|mi|vi|vendo|cedo|cerco|accetto|valuto|chi|che|se|quando|perché|sono|era|va|viene)(?!\p{L})/iu.test(
    text,
  ) &&
  !isDamage(text) &&
  !isDeal(text);

function isFit(text: string): boolean {
  const words = text.split(' ').length;
  return (
    text.length >= 2 &&
    text.length <= 180 &&
    words <= (isDamage(text) ? 28 : 16) &&
    /\p{L}{2}|\p{L}\p{N}|\p{N}x\p{N}|\p{L}&\p{L}/u.test(text) &&
    !/[^\p{Script=Latin}\p{N}\p{M} .,:'’&+/%€°"²³ª-]/u.test(text) &&
    !/\p{L}{26}/u.test(text) &&
    !isUnfit(text)
  );
}

function kindOf(text: string): Note['kind'] {
  if (isState(text)) return 'state';
  if (isDamage(text)) return 'damage';
  if (isDeal(text)) return 'deal';
  return isHistory(text) ? 'history' : 'equipment';
}
