import type { Term } from '../../../../vocabulary/terms.ts';
import { type Article, type Case, decline, type NounPhrase } from '../grammar/nouns.ts';

/** What a car is rather than has: "ist ein Sondermodell", "ist in sehr gutem Zustand". */
export function predicateOf(term: Term, thing: NounPhrase): string | undefined {
  const said = frames[term];
  if (!said) return undefined;
  const [before, article, kase] = said;
  return `${before} ${decline(thing, article, kase)}`;
}

type Frame = readonly [before: string, article: Article, kase: Case];
const isOne: Frame = ['ist', 'ein', 'nom'];
const isIn: Frame = ['ist in', '', 'dat'];
const ranAs: Frame = ['lief als', '', 'nom'];

const frames: Partial<Record<Term, Frame>> = {
  exCompany: ranAs,
  exDemo: ranAs,
  exRental: isOne,
  exTaxi: isOne,
  exGovernment: isOne,
  imported: isOne,
  specialEdition: isOne,
  numbered: isOne,
  zeroKm: isOne,
  overcabMotorhome: isOne,
  lowProfileMotorhome: isOne,
  plugIn: isOne,
  limitedEdition: ['stammt aus', 'ein', 'dat'],
  perfectCondition: isIn,
  excellentCondition: isIn,
  goodCondition: isIn,
  likeNew: isIn,
  womanOwned: ['stammt aus', '', 'dat'],
  emissionClass: ['erfüllt', 'der', 'acc'],
  papersInOrder: ['hat', '', 'acc'],
};

/** "stammt aus erster Hand" with its verb before "er" or at the end of a clause. */
export function inOrder(predicate: string, order: 'inverted' | 'last', pronoun: string): string {
  const [, verb = '', rest = ''] = /^(\S+) (.*)$/u.exec(predicate) ?? [];
  return order === 'inverted' ? `${verb} ${pronoun} ${rest}` : `${rest} ${verb}`;
}
