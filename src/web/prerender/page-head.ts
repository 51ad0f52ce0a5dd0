import { type LocalisedPage, localisedAddress } from '#contract/localised-addresses.ts';
import { originMark, pagePaths } from '#contract/pages.ts';
import { defaultLanguage, type Language, languages } from '#domain/shared/languages.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { structuredData } from './structured-data.ts';

const locales = {
  it: 'it_IT',
  en: 'en_GB',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
} satisfies Record<Language, string>;

/** What a page's head tells search engines and those who share its link; `title` is escaped already. */
export function pageHead(page: LocalisedPage, language: Language, title: string): string {
  const addressIn = (other: Language) => originMark + localisedAddress(pagePaths[page], other);
  const description = escapeText(pageDescriptions[page][language]);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${addressIn(language)}">`,
    ...languages.map((other) => `<link rel="alternate" hreflang="${other}" href="${addressIn(other)}">`),
    `<link rel="alternate" hreflang="x-default" href="${addressIn(defaultLanguage)}">`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': 'Autoscritto',
      'og:title': title,
      'og:description': description,
      'og:url': addressIn(language),
      'og:locale': locales[language],
      'og:image': `${originMark}/cards/${language}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
    }).map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    page === 'home' || page === 'plans' ? dataBlock(structuredData(language)) : '',
  ].join('');
}

const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
