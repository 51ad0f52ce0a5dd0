/** Our name as sites write it into their rules. */
const ourName = 'autoscritto';

interface Rule {
  isAllowed: boolean;
  pattern: string;
}

/**
 * Whether a site's robots.txt lets us ask for a path (with its query), after RFC 9309: the group that
 * names us, else the one for all; the longest pattern that matches decides, and allowing wins a tie.
 */
export function allowsPath(robots: string, path: string): boolean {
  const { ours, everybodys } = rulesOf(robots);
  const rules = ours ?? everybodys ?? [];
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  const longest = Math.max(0, ...matching.map(({ pattern }) => pattern.length));
  const deciding = matching.filter(({ pattern }) => pattern.length === longest);
  return deciding.length === 0 || deciding.some(({ isAllowed }) => isAllowed);
}

const mostRules = 5000;

interface KnownRules {
  ours?: Rule[];
  everybodys?: Rule[];
}

/** Nobody else's rules are kept: of thousands of names with thousands of rules each would have all of them. */
function rulesOf(robots: string): KnownRules {
  const known: KnownRules = {};
  let named = new Set<keyof KnownRules>();
  let isNaming = false;
  for (const line of robots.split(/\r\n?|\n/, mostRules)) {
    const [, key = '', value = ''] = /^\s{0,9}([\w-]{1,20})\s{0,9}:([^#]*)/.exec(line) ?? [];
    const field = key.toLowerCase();
    if (field === 'user-agent') {
      if (!isNaming) named = new Set();
      isNaming = true;
      const group = groupOf(value);
      if (!group) continue;
      named.add(group);
      known[group] ??= [];
    } else if (field === 'allow' || field === 'disallow') {
      isNaming = false;
      const pattern = value.trim();
      if (pattern === '') continue;
      for (const group of named) known[group]?.push({ isAllowed: field === 'allow', pattern });
    }
  }
  return known;
}

function groupOf(name: string): keyof KnownRules | undefined {
  const [bare = ''] = name.trim().toLowerCase().split('/');
  if (bare === ourName) return 'ours';
  return bare === '*' ? 'everybodys' : undefined;
}

/** `*` is any text, `$` at the end is the end; found piece by piece, so that no pattern is slow. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, piece] of others.entries()) {
    const isLast = index === others.length - 1;
    const found = isWhole && isLast ? path.length - piece.length : path.indexOf(piece, at);
    if (found < at || !path.startsWith(piece, found)) return false;
    at = found + piece.length;
  }
  return !isWhole || at === path.length;
}
