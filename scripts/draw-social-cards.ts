import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import type { Language } from '../src/domain/shared/languages.ts';
import { findChromium } from './find-chromium.ts';
import { landingSamples } from './landing-samples.ts';
import { writePalettePng } from './write-palette-png.ts';

const webFolder = join(import.meta.dirname, '../src/web');
const size = { width: 1200, height: 630 };
/** Nothing answers there: what is asked for comes from the folder of the pages. */
const origin = 'http://cards.invalid';

/** Draws what a shared link shows, once per language, in the faces and colours of the pages. */
export async function drawSocialCards(): Promise<{ language: Language; png: Uint8Array }[]> {
  const { module } = await runnerImport<{ socialCards: { language: Language; markup: string }[] }>(
    join(webFolder, 'prerender/social-card.tsx'),
    {
      ...{ root: webFolder, configFile: false, logLevel: 'warn', plugins: [landingSamples()] },
      oxc: { jsx: { runtime: 'automatic', development: false } },
    },
  );
  const tokens = /@theme (\{.*?\n\})/s.exec(await readFile(join(webFolder, 'styles.css'), 'utf8'))?.[1];
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const cards: { language: Language; png: Uint8Array }[] = [];
  for (const { language, markup } of module.socialCards) {
    const head = `<meta charset="utf-8"><link rel="stylesheet" href="/fonts.css"><link rel="stylesheet" href="/prerender/social-card.css"><style>:root ${tokens}</style>`;
    cards.push({
      language,
      png: await draw(browser, `<!doctype html><html lang="${language}">${head}${markup}`),
    });
  }
  await browser.close();
  return cards;
}

async function draw(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') await route.fulfill({ body: html, contentType: 'text/html' });
    else
      await route.fulfill({ path: join(webFolder, pathname), contentType: contentTypes[extname(pathname)] });
  });
  await page.goto(`${origin}/`);
  await page.evaluate('document.fonts.ready.then(() => {})');
  const shot = await page.screenshot();
  const pixels = await page.evaluate<string>(readPixels(shot.toString('base64')));
  await page.close();
  return writePalettePng({ ...size, pixels: Buffer.from(pixels, 'latin1') });
}

/** Run in the page, which knows how to read a picture; a character stands for a byte. */
const readPixels = (png: string) => `
  createImageBitmap(new Blob([Uint8Array.fromBase64('${png}')])).then((picture) => {
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    return Array.from(data, (byte) => String.fromCharCode(byte)).join('');
  })
`;

const contentTypes: Record<string, string> = { '.css': 'text/css', '.woff2': 'font/woff2' };

if (import.meta.main) {
  for (const { language, png } of await drawSocialCards()) {
    await writeFile(join(webFolder, `public/cards/${language}.png`), png);
    console.log(`${language}: ${png.length} bytes`);
  }
}
