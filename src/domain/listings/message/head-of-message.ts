import { isOfAnother } from './is-of-another.ts';
import { splitClauses } from './split-clauses.ts';

const mostLines = 3;
const longest = 200;

/** What a text copied or typed begins with: that says what is offered; what it may be exchanged for does not. */
export function headOfMessage(content: string): string {
  const lines = content.slice(0, 4 * longest).split(/[\r\n]+/, mostLines);
  return splitClauses(lines.map((line) => line.slice(0, longest)))
    .filter(({ text }) => !isOfAnother(text))
    .map(({ text }) => text)
    .join(' ; ');
}
