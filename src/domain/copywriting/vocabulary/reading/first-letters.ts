/** How many letters of a pattern's beginning are looked at. */
export const headLength = 3;

/** The top-level alternatives of a pattern: "a(?:b|c)|d" → "a(?:b|c)" and "d". */
export function alternativesOf(pattern: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: piece, index } of pattern.matchAll(pieces)) {
    if (piece.startsWith('(')) depth++;
    if (piece === ')') depth--;
    if (piece !== '|' || depth > 0) continue;
    found.push(pattern.slice(start, index));
    start = index + 1;
  }
  return [...found, pattern.slice(start)].filter((alternative) => alternative !== '');
}

/**
 * What a text must begin with for the pattern to match there: heads of up to three letters; the
 * empty one when it may begin with anything.
 */
export function headsOf(pattern: string): string[] {
  const all = headsOfAlternatives(pattern);
  const heads = [...all.closed, ...all.open];
  return heads.length > 400 || heads.includes('') ? [''] : heads;
}

/** `open` heads go on with whatever follows, `closed` ones are as long as they get. */
interface Heads {
  open: Set<string>;
  closed: Set<string>;
}

const pieces = /\[\^?(?:\\.|[^\]\\])*\]|\(\?<?[=!:]|\\[pP]\{[^}]*\}|\\.|\{[\d,]+\}|[\s\S]/gu;

function headsOfAlternatives(pattern: string): Heads {
  const all: Heads = { open: new Set(), closed: new Set() };
  for (const alternative of alternativesOf(pattern)) {
    const { open, closed } = headsOfSequence(alternative);
    for (const head of open) all.open.add(head);
    for (const head of closed) all.closed.add(head);
  }
  return all;
}

function headsOfSequence(sequence: string): Heads {
  let heads: Heads = { open: new Set(['']), closed: new Set() };
  for (const { atom, quantifier } of atomsOf(sequence)) {
    if (heads.open.size === 0) break;
    heads = followedBy(heads, repeated(headsOfAtom(atom), quantifier));
  }
  return heads;
}

function followedBy(before: Heads, after: Heads): Heads {
  const heads: Heads = { open: new Set(), closed: new Set(before.closed) };
  for (const start of before.open) {
    for (const end of after.closed) heads.closed.add((start + end).slice(0, headLength));
    for (const end of after.open) {
      const head = (start + end).slice(0, headLength);
      (head.length < headLength ? heads.open : heads.closed).add(head);
    }
  }
  return heads;
}

function repeated({ open, closed }: Heads, quantifier: string): Heads {
  if (quantifier === '') return { open, closed };
  const isOptional = /^(?:[?*]|\{0)/u.test(quantifier);
  if (quantifier === '?' || quantifier === '{0,1}') return { open: new Set([...open, '']), closed };
  return { open: new Set(isOptional ? [''] : []), closed: new Set([...closed, ...open]) };
}

const anything: Heads = { open: new Set(), closed: new Set(['']) };
const nothing: Heads = { open: new Set(['']), closed: new Set() };

function headsOfAtom(atom: string): Heads {
  if (atom.startsWith('(?:')) return headsOfAlternatives(atom.slice(3, -1));
  if (/^\(\?<?[=!]/u.test(atom)) return nothing;
  if (atom.startsWith('(')) return headsOfAlternatives(atom.slice(1, -1));
  if (atom.startsWith('[')) {
    const letters = atom.slice(1, -1);
    if (/^\^|\\|[^-]-[^-]/u.test(letters)) return anything;
    return { open: new Set(letters.toLowerCase()), closed: new Set() };
  }
  if (atom === '.' || /^\\[a-z]/iu.test(atom)) return anything;
  return { open: new Set([atom.replace(/^\\/u, '').toLowerCase()]), closed: new Set() };
}

/** The pieces of a sequence that a quantifier can stand after, groups in one. */
function* atomsOf(sequence: string): Generator<{ atom: string; quantifier: string }> {
  const found = [...sequence.matchAll(pieces)].map(([piece]) => piece);
  for (let at = 0; at < found.length; at++) {
    let atom = found[at] ?? '';
    if (/^\((?:\?|$)/u.test(atom)) {
      for (let depth = 1; depth > 0 && at + 1 < found.length; ) {
        const piece = found[++at] ?? '';
        atom += piece;
        if (/^\((?:\?|$)/u.test(piece)) depth++;
        if (piece === ')') depth--;
      }
    }
    const next = found[at + 1] ?? '';
    const quantifier = /^(?:[?*+]|\{[\d,]+\})$/u.test(next) ? next : '';
    if (quantifier !== '') at++;
    if (found[at + 1] === '?' && quantifier !== '') at++;
    yield { atom, quantifier };
  }
}
