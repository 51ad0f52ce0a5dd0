import { expect, test } from 'vitest';
import { robotsText, siteMap } from './site-map.ts';

test('the site map has every public page in five languages, each with the others', () => {
  const map = siteMap('https://autoscritto.example');
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toHaveLength(30);
  expect(new Set(places).size).toBe(30);
  expect(places).toContain('https://autoscritto.example/');
  expect(places).toContain('https://autoscritto.example/de/subscribe');
  expect(map.split('\n').filter((line) => line.includes('/subscribe<'))).toHaveLength(5);
  for (const line of map.split('\n').filter((text) => text.startsWith('<url>'))) {
    expect(line.match(/hreflang="/g)).toHaveLength(5);
  }
});

test('robots are told where the site map is, and to leave the calls alone', () => {
  expect(robotsText('https://autoscritto.example')).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: https://autoscritto.example/sitemap.xml\n',
  );
});
