import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const probes = [
  ['src/domain/listings/new.ts', '#domain/vehicles/vehicle.ts', true],
  ['src/domain/listings/new.ts', '../vehicles/vehicle.ts', true],
  ['src/domain/listings/new.ts', 'htmlparser2', true],
  ['src/domain/listings/new.ts', 'node:fs', false],
  ['src/domain/listings/new.ts', 'hono', false],
  ['src/domain/new/new.ts', '#contract/endpoints.ts', false],
  ['src/domain/new/new.ts', '../../server/app.ts', false],
  ['src/contract/new.ts', '#domain/vehicles/vehicle.ts', true],
  ['src/contract/new.ts', '#server/app.ts', false],
  ['src/server/new.ts', '#contract/endpoints.ts', true],
  ['src/server/new.ts', '#web/main.tsx', false],
  ['src/server/routes/new.ts', '#server/identity.ts', true],
  ['src/server/routes/new.ts', '#server/store/schema.ts', false],
  ['src/server/routes/new.ts', '../gateways/pages/page-source.ts', false],
  ['src/server/store/new.ts', '#server/routes/handler.ts', false],
  ['src/web/new/new.tsx', '#domain/vehicles/vehicle.ts', true],
  ['src/web/new/new.tsx', 'react-dom/client', true],
  ['src/web/new/new.tsx', '#domain/copywriting/facts/load-fact-checker.ts', true],
  ['src/web/new/new.tsx', '#domain/copywriting/vocabulary/find-meanings.ts', true],
  ['src/web/new/new.tsx', '#domain/copywriting/writer/write-copy.ts', false],
  ['src/web/new/new.tsx', '#domain/listings/read-listing.ts', false],
  ['src/web/new/new.tsx', '#server/app.ts', false],
  ['src/web/ui/new.tsx', '#web/generator/generator-page.tsx', false],
] as const;

const house = mkdtempSync(join(tmpdir(), 'autoscritto-walls-'));
afterAll(() => rmSync(house, { recursive: true }));
const complaints = lintProbes();

describe('a new file is inside its wall from birth', () => {
  test.each(probes)('%s importing %s: allowed is %s', (path, imported, isAllowed) => {
    expect(!complaints.includes(`${nameOf(path, imported)}:`)).toBe(isAllowed);
  });
});

/** What the linter says of files that are nothing but one import each, laid out like the house. */
function lintProbes(): string {
  for (const file of ['biome.json', '.gitignore']) cpSync(file, join(house, file));
  for (const [path, imported] of probes) {
    const file = join(house, nameOf(path, imported));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `export { x } from '${imported}';\n`);
  }
  const biome = resolve('node_modules/.bin/biome');
  const rule = '--only=style/noRestrictedImports';
  const run = spawnSync(biome, ['lint', rule, '--max-diagnostics=200', '--colors=off', 'src'], {
    cwd: house,
    encoding: 'utf8',
  });
  return run.stdout + run.stderr;
}

function nameOf(path: string, imported: string): string {
  return path.replace('new.', `${imported.replace(/\W+/g, '-')}.`);
}
