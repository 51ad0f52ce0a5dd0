import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

const reasonOf = (content: string, url?: string) => {
  const reading = readListing(url ? { content, url } : { content });
  return reading.kind === 'refused' ? reading.reason : 'a listing';
};
const page = (title: string, body: string, attributes = 'lang="it"') =>
  `<!doctype html><html ${attributes}><head><title>${title}</title></head><body>${body}</body></html>`;
const about =
  '<p>Vendiamo auto da trent’anni, con officina e carrozzeria nostre, nel centro della città.</p>';
const ad = '<h1>Fiat Panda</h1><dl><dt>Anno<dd>2019<dt>Km<dd>41.000 km<dt>Carburante<dd>Benzina</dl>';

test.each([
  ['a sign-in form', page('Accedi', '<h1>Accedi</h1><form><input name=u><input type="password"></form>')],
  [
    'a sign-in form in German',
    page('Händlerportal', '<h1>Anmelden</h1><form><input type=password></form>', 'lang="de"'),
  ],
])('%s is a login wall', (_, content) => {
  expect(reasonOf(content)).toBe('login-wall');
});

test('an ad with a sign-in dialogue beside it is read', () => {
  const dialogue = '<form><p>Accedi</p><input type="password"></form>';
  expect(reasonOf(page('Fiat Panda', ad + dialogue))).toBe('a listing');
});

test.each([
  [page('Auto usate Fiat', `<h1>1.284 annunci di auto usate</h1>${about}`), undefined],
  [page('38 Fahrzeuge', about, 'lang="de"'), undefined],
  [page('Auto usate', `<h1>Auto usate</h1>${about}`), 'https://auto.example/lst/fiat?sort=price'],
  [page('Gebrauchtwagen', `<h1>Angebote</h1>${about}`), 'https://auto.example/de/suche/golf.html'],
])('search results are several vehicles: %.90s %s', (content, url) => {
  expect(reasonOf(content, url)).toBe('several-vehicles');
});

test.each(['https://dealer.example/', 'https://dealer.example', 'http://dealer.example/it/index.html'])(
  '%s is a home page',
  (url) => {
    expect(reasonOf(page('Auto Rossi', `<h1>Benvenuti</h1>${about}`), url)).toBe('home-page');
  },
);

test('an ad at the root of a site is read all the same', () => {
  expect(reasonOf(page('Fiat Panda', ad), 'https://panda.example/')).toBe('a listing');
});

test('a page further in is no home page', () => {
  expect(reasonOf(page('Chi siamo', about), 'https://dealer.example/chi-siamo')).toBe('not-a-listing');
});

test.each([
  ['Hungarian', page('Autó', `<p>${'Eladó használt autó, jó állapotban. '.repeat(5)}</p>`, 'lang="hu"')],
  ['Greek', page('Αυτοκίνητο', `<p>${'Μεταχειρισμένο αυτοκίνητο σε άριστη κατάσταση. '.repeat(5)}</p>`, '')],
  ['Japanese', page('車', `<p>${'中古車を販売しています。状態は良好です。'.repeat(9)}</p>`, '')],
])('%s is a language nobody here reads', (_, content) => {
  expect(reasonOf(content)).toBe('foreign-language');
});

test('a page in a language that is read but without an ad says so', () => {
  expect(reasonOf(page('Les pneus', `<p>${'Comment choisir ses pneus. '.repeat(9)}</p>`, 'lang="fr"'))).toBe(
    'not-a-listing',
  );
});

test.each([
  ['inside a tag', `<html><h1>Fiat Panda</h1>${about}<div class="pri`],
  ['inside a script', `<html><h1>Fiat Panda</h1>${about}<script>window.a = {"make":"Fi`],
  ['between two paragraphs', `<html><body><h1>Fiat Panda</h1>${about}`],
  ['before any text', '<!doctype html><html><head><title>Fiat Pan'],
])('a page that stops %s without the data is cut short', (_, content) => {
  expect(reasonOf(content)).toBe('cut-short');
});

test('a page that stops after the data is read', () => {
  expect(reasonOf(`<html><body>${ad}<div class="foot`)).toBe('a listing');
});

test('bytes that are no text are told apart from a page without an ad', () => {
  expect(reasonOf(`<html><body><p>${'\u0003\ufffd\u0001k'.repeat(80)}</p></body></html>`)).toBe('garbled');
});

test.each([
  'Questo annuncio non è più disponibile',
  'Dieses Inserat ist leider nicht mehr verfügbar',
  'Cette annonce n’est plus disponible',
  'El anuncio ha caducado: ya no está disponible',
  'This vehicle has been sold',
])('%s: the ad is gone, whatever else is shown', (heading) => {
  expect(reasonOf(page(heading, `<h1>${heading}</h1>${ad.replace('h1', 'h2')}`))).toBe('gone');
});
