import type { Browser } from '@playwright/test';

/**
 * The floor no page can be faster than: the text of a page with its headings, lists and links, a few
 * styles inline, no script, no font, no picture.
 */
export async function writeBarePage(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const [body, title, language] = await page.evaluate<string[]>(strip);
  await page.close();
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${title}">
<style>body{max-width:60rem;margin:auto;padding:1rem;font:1rem/1.5 sans-serif}h1{font-size:2.5rem}</style>
</head><body>${body}</body></html>`;
}

/** Run in the page, whose types this side does not know. */
const strip = `
  for (const element of document.querySelectorAll('script, style, link, svg, noscript, template')) {
    element.remove();
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (name !== 'href' && name !== 'id') element.removeAttribute(name);
    }
  }
  [document.body.innerHTML, document.title, document.documentElement.lang]
`;
