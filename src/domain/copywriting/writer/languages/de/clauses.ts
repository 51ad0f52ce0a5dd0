import { listOf } from './grammar/lists.ts';

/** What is said of something, so that clauses with the same verb can be drawn together: "die Leuchte | muss | erneuert werden". */
export interface Clause {
  subject: string;
  plural: boolean;
  /** The verb of one and of many. */
  verb: readonly [one: string, many: string];
  rest: string;
  fact: string;
}

/** Returns the clauses as one sentence without its stop; those with the same verb share it. */
export function sayClauses(clauses: readonly Clause[]): string {
  const alike = [...Map.groupBy(clauses, ({ verb, rest }) => `${verb[0]}|${rest}`).values()];
  return joinClauses(
    alike.map((group) => {
      const [first] = group;
      if (!first) return '';
      const isMany = group.length > 1 || first.plural;
      return clauseOf({ ...first, subject: listOf(group.map(({ subject }) => subject)), plural: isMany });
    }),
  );
}

/** "a, b und c"; clauses with an "und" or a comma of their own are sentences of their own. */
function joinClauses(clauses: readonly string[]): string {
  const isRich = clauses.some((clause) => /,| und /u.test(clause));
  if (clauses.length < 2 || isRich) return clauses.join('. ');
  return `${clauses.slice(0, -1).join(', ')} und ${clauses.at(-1)}`;
}

const clauseOf = ({ subject, plural, verb, rest }: Clause) =>
  [subject, verb[plural ? 1 : 0], rest].filter((part) => part !== '').join(' ');
