import type { Language } from '#domain/shared/languages.ts';
import type { Fault } from './describe-problems.ts';
import { languageRules } from './prompts/language-rules.ts';

/** Returns why each kind of fault is one and what may be done instead, a line per kind. */
export function explainFaults(faults: readonly Pick<Fault, 'fault'>[], language: Language): string {
  return [...new Set(faults.map(({ fault }) => fault))]
    .map(
      (kind) =>
        `- ${kind}: ${reasons[kind].why.replace('{language}', languageRules[language].name)} ${reasons[kind].instead}`,
    )
    .join('\n');
}

interface Reason {
  why: string;
  instead: string;
}

const takeOut = 'Take out only these words and leave the rest of the sentence.';

const reasons: Record<Fault['fault'], Reason> = {
  contradicting: {
    why: 'The data says otherwise: what "dataSays" holds.',
    instead: 'Say what the data says, or take out the words.',
  },
  'wrong-language': { why: 'The text is not in {language}.', instead: 'Say the same in that language.' },
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
    instead: 'Say what drives it, or what it is, as the data has it: "dataSays" names what it runs on.',
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
