import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import { findLocalisedPage, localisedAddress, readLocalisedAddress } from '#contract/localised-addresses.ts';
import { demoPagePaths, pagePaths, withoutDemo } from '#contract/pages.ts';
import { defaultLanguage, isLanguage } from '#domain/shared/languages.ts';
import { type PrerenderedPage, prerenderedPages } from './prerendered-pages.ts';
import { scriptsOfPage } from './secure-answers.ts';

interface ServePagesDeps {
  /** Folder of the built browser application. */
  webRoot: string;
  isDemo: boolean;
  origin: string;
  hasSession(headers: Headers): boolean;
}

/**
 * The browser application: its files, and its page under every path it knows; a final slash leads to the
 * one without, others are a 404. Visitors get
 * the localised pages as they were written at build, in the language of the address or the one they chose.
 */
export function servePages({ webRoot, isDemo, origin, hasSession }: ServePagesDeps): MiddlewareHandler {
  const paths = new Set<string>(Object.values(isDemo ? { ...pagePaths, ...demoPagePaths } : pagePaths));
  const files = serveStatic({ root: webRoot, precompressed: true });
  const findWritten = prerenderedPages(webRoot, { origin, isDemo });
  return async (c) => {
    const { path, language } = readLocalisedAddress(c.req.path);
    if (c.req.path !== '/' && c.req.path.endsWith('/') && paths.has(path)) {
      return c.redirect(localisedAddress(path, language ?? defaultLanguage) + new URL(c.req.url).search, 308);
    }
    const page = findLocalisedPage(path);
    // Of pages there is no file to look for.
    if (!paths.has(path) && !c.req.path.endsWith('.html')) {
      const file = await files(c, async () => {});
      if (file instanceof Response) return withCaching(file, c.req.path);
    }
    // Files go out without the headers of documents: among them there must never be one.
    if (c.req.path.startsWith('/assets/')) return c.text('Not found', 404, { 'cache-control': 'no-cache' });
    const spoken = language ?? chosenLanguage(c) ?? (page ? undefined : mailedLanguage(c)) ?? defaultLanguage;
    c.header('cache-control', 'no-cache');
    c.header('vary', 'Cookie, Accept-Encoding');
    if (page && !hasSession(c.req.raw.headers)) {
      const written = await findWritten(spoken, page);
      if (written) return send(c, written);
    }
    if (!page) c.header('x-robots-tag', 'noindex');
    const shell = await readFile(join(webRoot, 'index.html'), 'utf8').catch(() => undefined);
    if (shell === undefined) return c.text('The pages are not built: run "npm start" or "vite build".', 503);
    const inLanguage = shell.replace(
      /<html lang="\w+"/,
      `<html${isDemo ? '' : ` ${withoutDemo}`} lang="${spoken}"`,
    );
    return c.html(inLanguage, paths.has(path) ? 200 : 404);
  };
}

function withCaching(file: Response, path: string): Response {
  const isNamedByContent = path.startsWith('/assets/');
  file.headers.set('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
  return file;
}

/** The cookie that the application sets when somebody chooses a language. */
function chosenLanguage(c: Context) {
  const chosen = getCookie(c, 'autoscritto.language');
  return isLanguage(chosen) ? chosen : undefined;
}

/** A mailed link says the language of its mail. */
function mailedLanguage(c: Context) {
  const language = c.req.query('language');
  return isLanguage(language) ? language : undefined;
}

function send(c: Context, page: PrerenderedPage): Response {
  c.set(scriptsOfPage, page.scripts);
  c.header('etag', page.etag);
  if (c.req.header('if-none-match')?.includes(page.etag)) return c.body(null, 304);
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
  }) as 'br' | 'gzip' | 'identity';
  if (encoding !== 'identity') c.header('content-encoding', encoding);
  c.header('content-type', 'text/html; charset=UTF-8');
  return c.body(page[encoding]);
}
