import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';
import { readMht } from './read-mht.ts';

const page = (html: string) =>
  `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>Citroën C3 Prova</title></head>
<body><h1>Citroën C3 Prova</h1><p class="price">€ 9.450</p><ul><li>Anno: 2019</li><li>Chilometraggio: 61.300 km</li></ul>${html}</body></html>`;

const utf8 = (text: string) => Buffer.from(text, 'utf8');

/** As browsers write it: `=` and bytes beyond ASCII escaped, lines of at most 76 characters. */
function quotedPrintable(bytes: Uint8Array): string {
  const escaped = [...bytes].map((byte) =>
    (byte < 32 && byte !== 10) || byte > 126 || byte === 61
      ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  );
  let line = 0;
  return escaped
    .map((one) => {
      line = one === '\n' ? 0 : line + one.length;
      if (line <= 75) return one;
      line = one.length;
      return `=\r\n${one}`;
    })
    .join('');
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');

const image = `Content-Type: image/jpeg\r\nContent-Transfer-Encoding: base64\r\nContent-Location: https://auto.example/1.jpg\r\n\r\n/9j/4AAQ\r\n`;
const frame = `Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: https://adv.example/\r\n\r\n<h1>Audi A3</h1><p class=3D"price">=E2=82=AC 25.000</p>\r\n`;

const rootPart = (body: string, { type = 'text/html', encoding = 'quoted-printable' } = {}) =>
  `Content-Type: ${type}\r\nContent-ID: <frame-1@mhtml.blink>\r\nContent-Transfer-Encoding: ${encoding}\r\nContent-Location: https://auto.example/annunci/1\r\n\r\n${body}\r\n`;

const archive = (parts: string[], end = '\r\n------Limite--7----\r\n') =>
  `From: <Saved by Blink>\r\nSnapshot-Content-Location: https://auto.example/annunci/1\r\nSubject: =?utf-8?Q?Citro=C3=ABn?=\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----Limite--7----"\r\n\r\n${parts.map((part) => `\r\n------Limite--7----\r\n${part}`).join('')}${end}`;

const car = { make: 'Citroën', model: 'C3', year: 2019, mileage: 61_300, price: 9450 };
const vehicleIn = (content: string) => {
  const reading = readListing({ content });
  return reading.kind === 'listing' ? reading.vehicle : reading;
};

test('a page saved by Chrome as one file is read, with the address it was saved from', () => {
  const content = archive([rootPart(quotedPrintable(utf8(page('')))), image, frame]);
  expect(vehicleIn(content)).toEqual(car);
  expect(readMht(content)).toMatchObject({ url: 'https://auto.example/annunci/1' });
});

test.each([
  ['base64 in UTF-8', { encoding: 'base64' }, base64(utf8(page('')))],
  [
    'windows-1252',
    { type: 'text/html; charset="windows-1252"' },
    quotedPrintable(Buffer.from(page('').replace('€', '\u0080').replace('UTF-8', ''), 'latin1')),
  ],
  [
    'ISO-8859-15',
    { type: 'text/html; charset=iso-8859-15' },
    quotedPrintable(Buffer.from(page('').replace('€', '\u00a4').replace('UTF-8', ''), 'latin1')),
  ],
  ['no stated charset', {}, quotedPrintable(utf8(page('').replace('charset=UTF-8', '')))],
  ['plain text', { encoding: '8bit' }, page('')],
])('its page may come in %s', (_, part, body) => {
  expect(vehicleIn(archive([image, rootPart(body, part)]))).toEqual(car);
});

test('a page inside an inner multipart is found, and its own boundary may begin like the outer one', () => {
  const inner = `Content-Type: multipart/alternative; boundary="----Limite--7----b"\r\n\r\n------Limite--7----b\r\n${rootPart(quotedPrintable(utf8(page(''))))}\r\n------Limite--7----b--\r\n`;
  expect(vehicleIn(archive([inner, image]))).toEqual(car);
});

test('the part named as start is the page, not a frame before it', () => {
  const content = archive([frame, rootPart(quotedPrintable(utf8(page(''))))]).replace(
    'type="text/html";',
    'type="text/html"; start="<frame-1@mhtml.blink>";',
  );
  expect(vehicleIn(content)).toEqual(car);
});

test.each([
  ['cut off within its page', archive([rootPart(quotedPrintable(utf8(page(''))))], '')],
  ['cut off within its head', 'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"'],
  ['without a page', archive([image])],
  ['without a boundary', `MIME-Version: 1.0\nContent-Type: multipart/related\n\n${page('')}`],
  [
    'with base64 of a wrong length',
    archive([rootPart('PGgxPkZ', { encoding: 'base64' }), image]).replace('PGgxPkZ', 'PGgxP'),
  ],
  ['with base64 that is none', archive([rootPart('*&%$', { encoding: 'base64' }), image])],
  ['in an encoding nobody knows', archive([rootPart(page(''), { encoding: 'x-uuencode' }), image])],
  [
    'of multiparts without end',
    `MIME-Version: 1.0\n${'Content-Type: multipart/related; boundary=b\n\n--b\n'.repeat(3000)}`,
  ],
])('an archive %s is refused', (_, content) => {
  expect(readListing({ content })).toEqual({ kind: 'refused', reason: 'not-a-listing' });
});

test('a page that was cut off after its root is read', () => {
  const content = archive([rootPart(quotedPrintable(utf8(page('')))), image.slice(0, 60)], '');
  expect(vehicleIn(content)).toEqual(car);
});

test('an address that is none of the web is not taken from an archive', () => {
  const content = archive([rootPart(page(''), { encoding: '8bit' })]).replaceAll(
    'https://auto.example/annunci/1',
    'cid:1',
  );
  expect(readMht(content)).toMatchObject({ url: undefined });
});
