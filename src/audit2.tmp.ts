import { notesOf } from './domain/copywriting/brief/notes/fixtures/notes-of.ts';
import { italianTerms } from './domain/copywriting/vocabulary/words/it.ts';
import { sayNote } from './domain/copywriting/writer/languages/it/say-meaning.ts';

// expand a regex source into sample strings
function expand(src: string): string[] {
  let i = 0;
  function alt(): string[] {
    const out: string[] = [];
    for (;;) {
      out.push(...seq());
      if (src[i] === '|') {
        i++;
        continue;
      }
      return out;
    }
  }
  function seq(): string[] {
    let acc = [''];
    while (i < src.length && src[i] !== '|' && src[i] !== ')') {
      let opts: string[];
      const c = src[i] as string;
      if (c === '(') {
        i++;
        let look = false;
        if (src[i] === '?') {
          const m = /^\?(?::|<?[=!])/.exec(src.slice(i));
          if (m) {
            look = m[0] !== '?:';
            i += m[0].length;
          }
        }
        opts = alt();
        i++;
        if (look) opts = [''];
      } else if (c === '[') {
        const end = src.indexOf(']', i);
        const body = src.slice(i + 1, end);
        i = end + 1;
        opts = body.startsWith('^')
          ? ['x']
          : body.startsWith('\\p{L}')
            ? ['a']
            : body.startsWith('\\d')
              ? ['2']
              : /^.-./.test(body)
                ? [body[0] as string]
                : [body[0] === '\\' ? (body[1] === 'd' ? '2' : (body[1] as string)) : (body[0] as string)];
      } else if (c === '\\') {
        const m = /^\\p\{[^}]+\}/.exec(src.slice(i));
        if (m) {
          i += m[0].length;
          opts = ['o'];
        } else {
          const n = src[i + 1] as string;
          i += 2;
          opts = n === 'd' ? ['2'] : n === 's' ? [' '] : n === 'b' ? [''] : [n];
        }
      } else {
        i++;
        opts = c === '.' ? ['a'] : c === '^' || c === '$' ? [''] : [c];
      }
      const q = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(src.slice(i));
      if (q) {
        i += q[0].length;
        if (q[0].startsWith('{')) opts = opts.map((o) => o.repeat(Number(q[1]) || 1));
        else if (c === '(' && q[0].startsWith('?')) opts = [...opts, ''];
        else if (q[0].startsWith('?') && c === ' ') opts = opts;
      }
      const next: string[] = [];
      if (acc.length * opts.length > 40) {
        for (let k = 0; k < Math.max(acc.length, opts.length); k++)
          next.push((acc[k % acc.length] as string) + (opts[k % opts.length] as string));
      } else for (const a of acc) for (const o of opts) next.push(a + o);
      acc = next;
    }
    return acc;
  }
  return alt();
}
const seen = new Set<string>();
for (const [term, [, say, read]] of Object.entries(italianTerms.terms)) {
  const all = [...new Set(expand(read).map((s) => s.replace(/\s+/g, ' ').trim()))].filter(
    (s) => s.length > 2,
  );
  const step = Math.max(1, all.length / 14);
  const lines: string[] = [];
  for (let k = 0; k < all.length; k += step) {
    const typed = all[Math.floor(k)] as string;
    const notes = notesOf(typed);
    const said = notes
      .map((n) =>
        n.meanings.length
          ? sayNote(n)
              .map((s) => s.text)
              .join(' ; ')
          : `(own) ${n.text}`,
      )
      .join(' // ');
    if (said.toLowerCase() === typed.toLowerCase() || said.startsWith('(own)') || said === '') continue;
    const key = `${typed} → ${said}`;
    if (seen.has(key)) continue;
    seen.add(key);
    lines.push(key);
  }
  for (const l of lines) console.log(`${term} | ${l}`);
}
