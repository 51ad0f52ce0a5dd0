import { findMeanings } from '../vocabulary/find-meanings.ts';
import type { Term } from '../vocabulary/terms.ts';
import type { Claim } from './claim.ts';
import { findWords } from './find-words.ts';
import { isNegated } from './is-negated.ts';
import { isSupposed } from './is-supposed.ts';
import { type Finding, type Judging, sourceOf } from './judging.ts';
import { stemsOf } from './known.ts';
import { ruleOf, type Statement } from './statements.ts';

/** History, condition, offers and promises: what a field cannot say and the notes may. */
export function findStatements(judging: Judging): Claim[] {
  const { low, patterns } = judging;
  return patterns.statements.flatMap(([statement, pattern]) =>
    findWords(low, pattern)
      .filter(({ start }) => isSaid(judging, statement, start))
      .map(({ start, end }) => ({ ...judge(judging, statement, low.slice(start, end)), start, end })),
  );
}

const isSaid = ({ low, patterns }: Judging, statement: Statement, start: number) =>
  (ruleOf(statement).isDenial || !isNegated(low, start, patterns)) && !isSupposed(low, start, patterns);

function judge(judging: Judging, statement: Statement, words: string): Finding {
  const { known } = judging;
  const { kind, terms = [], against = [], holds, fails, exact } = ruleOf(statement);
  const { brief } = known;
  const failing = fails?.(brief);
  if (failing) return { kind, verdict: 'contradicting', source: sourceOf(brief, failing) };
  const said = known.statements.get(statement) ?? [];
  const meant = said.find((one) => !one.isNegated && isSame(one.words, words, exact));
  if (meant) return { kind, verdict: 'given', source: meant.source };
  const denied = exact === 'all' ? said[0] : undefined;
  if (denied) return { kind, verdict: 'contradicting', source: denied.source };
  const supporting = exact === 'part' ? partsOf(judging, words) : exact ? [] : terms;
  const noted = supporting.map((term) => known.terms.get(term)).find(Boolean);
  if (noted) return { kind, verdict: 'given', source: noted };
  const contrary = against.map((term) => known.terms.get(term)).find(Boolean);
  if (contrary) return { kind, verdict: 'contradicting', source: contrary };
  const holding = holds?.(brief);
  if (holding) return { kind, verdict: 'derived', source: sourceOf(brief, holding) };
  return { kind, verdict: 'unsupported' };
}

/** The parts named, in whatever language the notes name them. */
const partsOf = ({ terms }: Judging, words: string): Term[] =>
  findMeanings(words, terms).map(({ term }) => term);

function isSame(noted: string, said: string, exact: 'all' | 'part' | undefined): boolean {
  if (exact === 'all') return noted.replace(/[\s-]/g, '') === said.replace(/[\s-]/g, '');
  return exact !== 'part' || stemsOf(noted)[0] === stemsOf(said)[0];
}
