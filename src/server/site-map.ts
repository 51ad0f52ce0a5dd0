import { localisedAddress, localisedPages } from '#contract/localised-addresses.ts';
import { pagePaths } from '#contract/pages.ts';
import { languages } from '#domain/shared/languages.ts';

/** The public pages in every language, each with its addresses in the others, for search engines. */
export function siteMap(origin: string): string {
  const entries = localisedPages.flatMap((page) => {
    const addresses = languages.map((language) => ({
      language,
      href: origin + localisedAddress(pagePaths[page], language),
    }));
    const others = addresses
      .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${others}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}

/** Search engines may read everything but the calls. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${origin}/sitemap.xml\n`;
