import type { Handler } from 'hono';
import { extensionPath } from '#contract/pages.ts';
import { extensionArchive } from './extension-archive.ts';

interface ServeExtensionDeps {
  /** Folder of the built browser application. */
  webRoot: string;
  /** The first is the one people see. */
  origins: readonly [string, ...string[]];
}

/** The browser extension as a file, for the address it is asked at where that is one of ours. */
export function serveExtension({ webRoot, origins }: ServeExtensionDeps): Handler {
  const pack = extensionArchive(webRoot);
  return async (c) => {
    const host = c.req.header('host');
    const zip = await pack(origins.find((origin) => new URL(origin).host === host) ?? origins[0]);
    if (!zip) return c.text('The extension is not built: run "npm start" or "vite build".', 503);
    return c.body(zip, 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${extensionPath.slice(1)}"`,
      'cache-control': 'no-cache',
      vary: 'Host',
    });
  };
}
