import { createServer, type RequestListener } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const html =
  (body: string | Uint8Array, status = 200, type = 'text/html; charset=utf-8'): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };
const moved =
  (location: string): RequestListener =>
  (_, response) => {
    response.writeHead(302, { location }).end();
  };
const page = (title: string, body: string, language = 'it') =>
  `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
const ad =
  '<dl><dt>Marca<dd>Citroën<dt>Modello<dd>C3<dt>Anno<dd>2019<dt>Km<dd>41.000 km<dt>Carburante<dd>Benzina</dl>';
const about = `<p>${'Vendiamo auto usate da trent’anni, con officina nostra. '.repeat(4)}</p>`;
const wholeAd = page('Citroën C3', ad);

const answers: Record<string, RequestListener> = {
  '/': html(page('Auto Rossi', about)),
  '/redirect-inside': moved('http://127.0.0.1:80/'),
  '/redirect-file': moved('file:///etc/passwd'),
  '/robots.txt': html('User-agent: *\nDisallow: /not-for-machines', 200, 'text/plain'),
  '/not-for-machines': html(page('Citroën C3', about)),
  '/401': html('', 401),
  '/403': html('', 403),
  '/404': html(page('Pagina', about), 404),
  '/410': html('', 410),
  '/429': html('', 429),
  '/503': html('', 503),
  '/pdf': html('%PDF-1.7', 200, 'application/pdf'),
  '/photo.jpg': html(Buffer.from('\xff\xd8\xff', 'latin1'), 200, 'image/jpeg'),
  '/film': html('....', 200, 'video/mp4'),
  '/empty': html(''),
  '/search': html(page('213 auto usate Fiat', about)),
  '/expired': html(page('Annuncio scaduto', ad)),
  '/challenge': html('<html><title>Just a moment...</title><body></body></html>'),
  '/login': html(page('Accedi', '<form><input type="password"></form>')),
  '/hungarian': html(
    page('Használt autó', `<p>${'Eladó használt autó, jó állapotban. '.repeat(9)}</p>`, 'hu'),
  ),
  '/cut': html(page('Citroën C3', about).slice(0, -30)),
  '/rubbish': html(`<html><body><p>${'\u0001\u0002x'.repeat(99)}</p></body></html>`),
  '/blog': html(page('Il blog', about)),
  '/huge': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<p>a</p>'.repeat(1_200_000));
  },
  '/short-of-its-length': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '99999' });
    response.write(page('Citroën C3', about));
    setTimeout(() => response.destroy(), 50);
  },
};
const readable: Record<string, RequestListener> = {
  '/ad-under-500': html(wholeAd, 500),
  '/ad-as-stream': html(wholeAd, 200, 'application/octet-stream'),
  '/ad-cut': html(wholeAd.slice(0, -10)),
  '/ad-short-of-its-length': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '99999' });
    response.write(wholeAd);
    setTimeout(() => response.destroy(), 50);
  },
  '/ad-in-wrong-charset': html(wholeAd, 200, 'text/html; charset=iso-8859-1'),
  '/ad-in-latin-as-utf8': html(Buffer.from(wholeAd, 'latin1')),
};
const site = createServer((request, response) => {
  const behave = { ...answers, ...readable }[request.url ?? ''] ?? html('', 404);
  behave(request, response);
});
await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;

const mute = net.createServer((socket) => socket.end('SSH-2.0-server\r\n'));
await new Promise<void>((listening) => mute.listen(0, '127.0.0.1', listening));
const muteHost = `127.0.0.1:${(mute.address() as AddressInfo).port}`;
const closed = net.createServer();
await new Promise<void>((listening) => closed.listen(0, '127.0.0.1', listening));
const closedHost = `127.0.0.1:${(closed.address() as AddressInfo).port}`;
await new Promise((done) => closed.close(done));
afterAll(() => {
  site.close();
  mute.close();
});

const { signedIn, errors } = await createTestApp({ allowHosts: [host, muteHost, closedHost] });
const extract = async (url: string, language = 'it') =>
  (await (await signedIn()).call('POST', '/api/extract-url', { url }, { 'accept-language': language })).body;

const cases: [what: string, url: string, said: RegExp][] = [
  ['no URL', 'la mia panda', /non è un indirizzo web/],
  ['another scheme', 'ftp://auto.example/panda', /http:\/\/ o https/],
  ['a private address', 'http://192.168.1.1/', /rete privata, non su internet/],
  ['a name that resolves to one', 'http://localhost/', /nome di questo sito porta a una rete privata/],
  ['a redirect to one', `http://${host}/redirect-inside`, /rimanda a un indirizzo dentro una rete privata/],
  ['a redirect to a file', `http://${host}/redirect-file`, /rimanda a qualcosa che non è una pagina/],
  ['a port of something else', 'http://auto.example:6379/', /numero di porta/],
  ['a refused connection', `http://${closedHost}/`, /rifiuta il collegamento/],
  ['no TLS', `https://${host}/`, /certificato/],
  ['no HTTP', `http://${muteHost}/`, /modo che non si può leggere/],
  ['401', `http://${host}/401`, /solo a chi ha fatto accesso/],
  ['403', `http://${host}/403`, /non lascia leggere.*Porta in Autoscritto/],
  ['a page not for machines', `http://${host}/not-for-machines`, /chiede ai programmi/],
  ['404', `http://${host}/404`, /non esiste \(404\)/],
  ['410', `http://${host}/410`, /tolto \(410\)/],
  ['429', `http://${host}/429`, /troppe richieste.*Aspetta/],
  ['503', `http://${host}/503`, /guasto/],
  ['a PDF', `http://${host}/pdf`, /PDF/],
  ['a picture', `http://${host}/photo.jpg`, /foto/],
  ['another file', `http://${host}/film`, /file/],
  ['an empty page', `http://${host}/empty`, /vuota/],
  ['a search page', `http://${host}/search`, /più veicoli/],
  ['a home page', `http://${host}/`, /pagina iniziale/],
  ['an expired ad', `http://${host}/expired`, /scaduto/],
  ['a login wall', `http://${host}/login`, /chiede di accedere/],
  ['a language nobody reads', `http://${host}/hungarian`, /lingua che non sappiamo leggere/],
  ['a truncated page', `http://${host}/cut`, /solo in parte/],
  ['rubbish', `http://${host}/rubbish`, /illeggibili/],
  ['a page about something else', `http://${host}/blog`, /non c'è un annuncio/],
  ['more than 8 MB', `http://${host}/huge`, /8 MB/],
];

const heard = new Map<string, string>();
test.each(cases)('%s is refused with its own sentence', async (what, url, said) => {
  const body = await extract(url);
  expect(body).toEqual({ success: false, message: expect.stringMatching(said) });
  expect([...heard].find(([, sentence]) => sentence === body.message)).toBeUndefined();
  heard.set(what, body.message);
});

test('a block page with status 200 says the same as 403, a lying length the same as a truncated page', async () => {
  expect((await extract(`http://${host}/challenge`)).message).toBe(heard.get('403'));
  expect((await extract(`http://${host}/short-of-its-length`)).message).toBe(heard.get('a truncated page'));
});

test.each(Object.keys(readable))('%s is read all the same', async (path) => {
  expect(await extract(`http://${host}${path}`)).toMatchObject({
    success: true,
    vehicleData: { make: 'Citroën', model: 'C3', year: 2019, mileage: 41_000 },
  });
});

test.each([
  ['en', /signed in/],
  ['de', /Angemeldeten/],
  ['fr', /connectées/],
  ['es', /iniciado sesión/],
])('the sentence is in the reader’s language: %s', async (language, said) => {
  expect((await extract(`http://${host}/401`, language)).message).toMatch(said);
});

test('twenty long pages of two users at once are all read, and short requests are answered meanwhile', {
  timeout: 60_000,
}, async () => {
  const [caller, other] = [await signedIn(), await signedIn()];
  const content = wholeAd + '<p class="x">Sedili riscaldati.</p>'.repeat(25_000);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const imports = Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      (turn % 2 ? caller : other).call('POST', '/api/read-page', { content }),
    ),
  );
  delay.enable();
  const me = await caller.call('GET', '/api/dashboard/stats');
  const read = await imports;
  delay.disable();
  expect(me.status).toBe(200);
  expect(read.map(({ body }) => body.success)).toEqual(Array(20).fill(true));
  expect(delay.percentile(50) / 1e6).toBeLessThan(50);
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
