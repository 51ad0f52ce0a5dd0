import type { Language } from '#domain/shared/languages.ts';
import type { CopyRequest } from '../copy.ts';
import type { Claim } from '../facts/claim.ts';
import { splitSentences } from '../sentences/split-sentences.ts';
import type { Problem } from './find-problems.ts';
import { nameValue } from './prompts/fact-names/name-value.ts';
import { languageRules } from './prompts/language-rules.ts';

/** A fault as a model is told it: its words, why they are one, what may stand there, what of the sentence stays. */
export interface Fault {
  words?: string;
  why: string;
  instead: string;
  keep?: string[];
}

/** Returns the problems of a text for the model that is to mend it, and the words of every given fact it tells. */
export function describeProblems(
  { text, problems, given }: { text: string; problems: readonly Problem[]; given: readonly Claim[] },
  { language }: CopyRequest,
): { faults: Fault[]; factsToKeep: string[] } {
  const sentences = splitSentences(text);
  const wordsOf = (claims: readonly Claim[]) => [
    ...new Set(claims.map(({ start, end }) => text.slice(start, end))),
  ];
  const keptBeside = ({ place }: Problem) => {
    const sentence = place && sentences.find(({ start, end }) => start < place.end && end > place.start);
    if (!sentence) return [];
    return wordsOf(given.filter(({ start, end }) => start >= sentence.start && end <= sentence.end));
  };
  const faults = problems.map((problem) => {
    const keep = keptBeside(problem);
    return {
      ...(problem.excerpt !== '' && { words: problem.excerpt }),
      ...reasonOf(problem, language),
      ...(keep.length > 0 && { keep }),
    };
  });
  return { faults, factsToKeep: wordsOf(given) };
}

type Reason = Pick<Fault, 'why' | 'instead'>;

function reasonOf({ kind, source }: Problem, language: Language): Reason {
  switch (kind) {
    case 'contradicting': {
      const value = source && nameValue(source.field, source.value, language);
      const says = value === undefined ? '' : ` (it says: ${value})`;
      return { why: `The data says otherwise${says}.`, instead: 'Say what the data says.' };
    }
    case 'wrong-language':
      return {
        why: `The text is not in ${languageRules[language].name}.`,
        instead: 'Say the same in that language.',
      };
    default:
      return reasons[kind];
  }
}

const takeOut = 'Take out only these words and leave the rest of the sentence.';

const reasons: Record<Exclude<Problem['kind'], 'contradicting' | 'wrong-language'>, Reason> = {
  unsupported: {
    why: 'The data does not say this of the car, so it counts as invented.',
    instead: `${takeOut} If the sentence needs something in their place, take a fact of the data or an impression that claims nothing.`,
  },
  'too-short': {
    why: 'The text is far too short for its style.',
    instead: 'Tell more of the facts in the data and what they are good for.',
  },
  'too-long': {
    why: 'The text is far too long for its style.',
    instead: 'Shorten what is no fact: scenes, impressions, repetitions.',
  },
  'damage-hidden': {
    why: 'A buyer must learn of every damage and defect of the data.',
    instead: 'State each of them near the beginning, in the words of the data.',
  },
  'invented-number': {
    why: 'The data does not hold this figure.',
    instead: 'Take out the figure, or put the one that the data gives.',
  },
  'doubled-unit': { why: 'A unit stands twice.', instead: 'Write it once.' },
  'wrong-agreement': {
    why: 'Article, gender or number is wrong here.',
    instead: 'Let them agree with their noun.',
  },
  untranslated: { why: 'These words are in another language.', instead: 'Say them in that of the text.' },
  'broken-punctuation': {
    why: 'Punctuation or spacing is broken here.',
    instead: 'One space between words, none before a comma or stop, a capital after a stop.',
  },
  'leaked-label': {
    why: 'This is an option of a form, which no reader should see.',
    instead: 'Let the sentence fit this reader without naming them.',
  },
  placeholder: { why: 'This is a placeholder or markup.', instead: 'Take it out.' },
  'risky-claim': {
    why: 'Only the seller’s notes may make this claim, and they do not.',
    instead: `${takeOut} No other words may promise the same.`,
  },
  'banned-word': {
    why: 'No advertisement of the house may carry these words: worn, misleading, or against others.',
    instead: 'Say plainly what the car offers, or take them out.',
  },
  'warranty-promised': {
    why: 'The data gives no such warranty.',
    instead: 'Mention the warranty exactly as the data gives it, or not at all.',
  },
  'defect-praised': {
    why: 'A defect is told as if it were equipment.',
    instead: 'Tell the defect in a sentence of its own, as a defect.',
  },
  shorthand: { why: 'This is shorthand.', instead: 'Write the words in full.' },
  'impossible-claim': {
    why: 'By its fuel, body or condition in the data this car cannot be or have this.',
    instead: 'Say what drives it, or what it is, as the data has it.',
  },
  'obeyed-instruction': {
    why: 'These words speak of instructions, which are no matter for a buyer.',
    instead: 'Take them out.',
  },
  contact: {
    why: 'A link, address, number or channel to write to must not stand in a description.',
    instead: 'Invite to call, write or visit without naming where.',
  },
  stereotype: {
    why: 'People are told apart by sex, age or origin.',
    instead: 'Speak of the car and of any reader.',
  },
  'dumped-notes': {
    why: 'Too many things stand in one row.',
    instead: 'Spread them over sentences, six at most in each.',
  },
};
