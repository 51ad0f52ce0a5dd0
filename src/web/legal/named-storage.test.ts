import { expect, test } from 'vitest';
import { it as privacy } from './privacy/it.ts';

const pages = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '!../**/*.test.{ts,tsx}',
    '!../legal/**',
    '!../i18n/messages/**',
    '!../i18n/same-in-several-languages.ts',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const cookieMakers = import.meta.glob<string>(
  ['../../server/browser-key.ts', '../../server/gateways/identity/auth.ts'],
  { query: '?raw', import: 'default', eager: true },
);

const named = JSON.stringify(privacy.sections.cookies).match(/(?<=`)autoscritto[^`]*(?=`)/g) ?? [];
/** Words between two windows, what the extension finds and marks on a page, and a demo's password: nothing that stays. */
const notKept = [
  ...['autoscritto-page', 'autoscritto-ready', 'autoscritto-demo'],
  ...['autoscritto-shown-car', 'autoscritto-taken', 'autoscritto-pointing'],
];
const cookies = ['autoscritto.session_token', 'autoscritto.browser', 'autoscritto.language'];

/** Keys are literals that begin with the product's name; what stands behind them tells users and texts apart. */
const keys = new Set(
  Object.values(pages).flatMap((source) =>
    [...source.matchAll(/['"`](autoscritto[.-][a-z]+(?:-[a-z]+)*(?:\.[a-z]+)*)/g)].map(([, key = '']) => key),
  ),
);

test('the privacy policy names all that pages keep in the browser, and nothing else', () => {
  const kept = [...keys].filter((key) => ![...notKept, ...cookies].includes(key));
  expect(kept.toSorted()).toEqual(named.filter((name) => !cookies.includes(name)).toSorted());
});

test('the privacy policy names the cookies that the server sets, and the one that the pages do', () => {
  const sources = Object.values(cookieMakers).join('\n');
  expect(named.filter((name) => cookies.includes(name))).toEqual(cookies);
  expect(sources).toContain("cookiePrefix = 'autoscritto'");
  expect(sources).toContain('session_token`');
  expect(sources).toContain('autoscritto.browser`');
  const makers = Object.entries(pages).filter(([, source]) => source.includes('document.cookie'));
  expect(makers.map(([path]) => path)).toEqual(['../i18n/kept-language.ts']);
  expect(makers[0]?.[1].match(/autoscritto\.[a-z]+/g)).toEqual(['autoscritto.language']);
});
