import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

/**
 * The path of a client tool of PostgreSQL that is not older than the server (its major version is given):
 * the one on the PATH, else one beside it as Debian keeps them. Throws a sentence that says what to install.
 */
export async function findPostgresTool(
  tool: Tool,
  serverMajor: number,
  environment = process.env,
): Promise<string> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  for (let major = serverMajor; major < serverMajor + 5; major++) folders.push(debianFolder(major));
  let newest = 0;
  for (const folder of folders) {
    const path = join(folder, tool + suffix);
    if (!existsSync(path)) continue;
    const major = await majorOf(path);
    if (major >= serverMajor) return path;
    newest = Math.max(newest, major);
  }
  const found = newest === 0 ? 'is not installed' : `is of version ${newest}, older than the server`;
  throw new Error(
    `${tool} ${found}: install the client tools of PostgreSQL ${serverMajor} or newer (Debian and Ubuntu: apt-get install postgresql-client-${serverMajor}; macOS: brew install libpq; Windows: the command line tools of its installer) and see that ${tool} is on the PATH.`,
  );
}

const debianFolder = (major: number) => `/usr/lib/postgresql/${major}/bin`;

async function majorOf(path: string): Promise<number> {
  const { stdout } = await run(path, ['--version']).catch(() => ({ stdout: '' }));
  return Number(/(\d+)/.exec(stdout)?.[1] ?? 0);
}

/** How a tool is told where the database is: the password by its environment, which other users cannot read. */
export function reachByTool(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
}
