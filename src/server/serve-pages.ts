import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { demoPagePaths, pagePaths } from '#contract/pages.ts';

/** The built browser application: its files, and its one page under every path it knows; others are a 404. */
export function servePages(webRoot: string, isDemo: boolean): MiddlewareHandler {
  const pages = new Set<string>(Object.values(isDemo ? { ...pagePaths, ...demoPagePaths } : pagePaths));
  const files = serveStatic({ root: webRoot, precompressed: true });
  return async (c) => {
    const { path } = c.req;
    if (path !== '/' && !path.endsWith('.html')) {
      const file = await files(c, async () => {});
      if (file instanceof Response) {
        const isNamedByContent = path.startsWith('/assets/');
        file.headers.set(
          'cache-control',
          isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        return file;
      }
    }
    const page = await readFile(join(webRoot, 'index.html'), 'utf8');
    c.header('cache-control', 'no-cache');
    return c.html(page, pages.has(path.replace(/(.)\/$/, '$1')) ? 200 : 404);
  };
}
