import { globSync, readFileSync } from 'node:fs';
import type { Language } from '#domain/shared/languages.ts';

/** Understands sellers who write as they like, and has tests of its own for the texts it writes. */
const copywriting = 'src/domain/copywriting/';

/** The source lines of all messages in a language, each behind its file: pages, mails, refusals, documents. */
export function linesIn(language: Language): string[] {
  return globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*fixture*/**'] })
    .filter((path) => !path.startsWith(copywriting))
    .flatMap((path) => linesOf(path, language).map((line) => `${path}: ${line}`));
}

/** All lines of a file of one language, or those under its keys of that name. */
function linesOf(path: string, language: Language): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  if (path.endsWith(`/${language}.ts`)) return lines.filter((line) => !line.startsWith('import '));
  const key = new RegExp(`^\\s*${language}: `);
  let indent = Number.POSITIVE_INFINITY;
  return lines.filter((line) => {
    const at = line.search(/\S/);
    if (key.test(line)) indent = at;
    else if (at >= 0 && at <= indent) indent = Number.POSITIVE_INFINITY;
    return indent < Number.POSITIVE_INFINITY;
  });
}
