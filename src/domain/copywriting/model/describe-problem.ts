import type { Language } from '#domain/shared/languages.ts';
import type { Problem } from './find-problems.ts';
import { languageRules } from './prompts/language-rules.ts';

/** A problem as one sentence to a model that is to mend it. */
export function describeProblem({ kind, excerpt, given }: Problem, language: Language): string {
  const says = given === undefined ? '' : ` (it says: ${given})`;
  const about = excerpt === '' ? '' : `: "${excerpt}"`;
  switch (kind) {
    case 'unsupported':
      return `The data does not say this${about}`;
    case 'contradicting':
      return `The data says otherwise${says}${about}`;
    case 'too-short':
      return 'The text is far too short for its style.';
    case 'too-long':
      return 'The text is far too long for its style.';
    case 'wrong-language':
      return `The text is not in ${languageRules[language].name}.`;
    case 'damage-hidden':
      return 'The text does not state every damage and defect of the data, in the words of the data.';
    default:
      return `${faultNames[kind]}${about}`;
  }
}

const faultNames = {
  'invented-number': 'A figure that the data does not hold',
  'doubled-unit': 'A unit stands twice',
  'wrong-agreement': 'Wrong article, gender or number',
  untranslated: 'A word was left in another language',
  'broken-punctuation': 'Broken punctuation or spacing',
  'leaked-label': 'An option of the form was named as such',
  placeholder: 'A placeholder or markup',
  'risky-claim': 'A claim that only the data may make',
  'banned-word': 'A worn or banned turn of phrase',
  'warranty-promised': 'A warranty that the data does not give',
  'defect-praised': 'A defect told as if it were equipment',
  shorthand: 'Shorthand instead of words',
  'impossible-claim': 'Something this car cannot be or have',
  'obeyed-instruction': 'Words about instructions',
  contact: 'A link, address, number or channel to write to',
  stereotype: 'A stereotype by sex, age or origin',
  'dumped-notes': 'Too many things in one row',
} as const satisfies Record<
  Exclude<
    Problem['kind'],
    'unsupported' | 'contradicting' | 'too-short' | 'too-long' | 'wrong-language' | 'damage-hidden'
  >,
  string
>;
