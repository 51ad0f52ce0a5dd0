import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { outbox } from '#server/store/schema.ts';
import { subscribe } from '#server/testing/paying.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const { db, signedIn, visitor, errors } = await createTestApp();

/** A page, a formula, a header and a line of its own in one. */
const evil = '=cmd|"><img src=x onerror=alert(1)>\r\nBcc: victim@evil.example\u2028<script>alert(1)</script>';
const asWritten = '=cmd|"><img src=x onerror=alert(1)> Bcc: victim@evil.example <script>alert(1)</script>';

const dealer = await signedIn({ email: 'evil@dealer.example' });
const admin = await signedIn({ role: 'admin', email: 'admin@dealer.example' });
const kept = [
  await dealer.call('PUT', '/api/profile', { firstName: evil.slice(0, 70), lastName: '\t=1+1' }),
  await dealer.call('PUT', '/api/billing', {
    ...{ companyName: evil.slice(0, 60), vatNumber: '12345670785', billingAddress: evil.slice(0, 40) },
    ...{ billingCity: 'Bari <b>', billingProvince: 'BA', billingPostalCode: '70121' },
  }),
];
await subscribe(dealer, 'ELITE monthly');
const vehicleData = { make: evil.slice(0, 40), model: evil.slice(0, 40), notes: evil, year: '2019' };
const written = await dealer.call('POST', '/api/generate-descriptions', { vehicleData });
kept.push(
  written,
  await dealer.call('POST', '/api/team/invitations', { email: 'invited@dealer.example' }),
  await dealer.call('PUT', '/api/house-sentences', {
    sentences: [{ text: evil, language: 'it', styles: ['professional'], place: 'end' }],
  }),
  await dealer.call('POST', '/api/subscription/cancel', {}),
  await visitor().call('POST', '/api/contact', {
    ...{ name: evil.slice(0, 100), email: 'evil@dealer.example', subject: evil, message: evil },
  }),
);

test('all of it is taken, as text', async () => {
  expect(kept.map(({ status }) => status)).toEqual(kept.map(() => 200));
  const { body } = await dealer.call('GET', '/api/house-sentences');
  expect(body.sentences[0].text).toBe(asWritten);
});

test('promise 32: no mail holds markup, a header or a line that somebody typed', async () => {
  const mails = await db.select().from(outbox);
  const html = mails.map((mail) => mail.html).join('\n');
  expect(html.match(/&lt;img|&#60;img/g)?.length).toBeGreaterThan(2);
  expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
  for (const { subject, recipient, replyTo } of mails) {
    expect(`${subject}${recipient}${replyTo}`).not.toMatch(/[\r\n\u2028\u2029]/);
    expect([recipient, replyTo].join()).not.toContain('victim@');
  }
  expect(mails.some(({ subject }) => subject.includes('<img'))).toBe(true);
});

test('promise 32: a table to download has as many rows as users, and no cell that computes', async () => {
  const { body } = await admin.call('GET', '/api/admin/users.csv');
  const rows = (body as string).trim().split('\r\n');
  expect(rows).toHaveLength(3);
  const cells = rows.flatMap((row) => row.match(/"(?:[^"]|"")*"|[^;]+/g) ?? []);
  expect(cells.filter((cell) => /^"?[\s]*[=+@-]/.test(cell))).toEqual([]);
  expect(cells.some((cell) => cell.startsWith('"\'=cmd|'))).toBe(true);
});

test('promise 32: documents and the names of files hold it as text', async () => {
  const [receipt] = (await dealer.call('GET', '/api/receipts')).body;
  const xml = await dealer.call('GET', `/api/receipts/${receipt.id}/xml`);
  expect(xml.body).toContain('&lt;img');
  expect(xml.body).not.toMatch(/<img|<script|<b>/);
  const files = [
    xml,
    await dealer.call('GET', `/api/receipts/${receipt.id}/pdf`),
    await dealer.call('GET', '/api/reports/2026-11'),
    await admin.call('GET', '/api/admin/users.csv'),
  ];
  for (const { status, headers } of files) {
    expect([status, headers.get('content-disposition')]).toEqual([
      ...[200, expect.stringMatching(/^attachment; filename="[\w.-]+"$/)],
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('promise 32: what is answered is JSON, which no browser takes for a page', async () => {
  const paths = ['/api/descriptions', `/api/descriptions/${written.body.id}`, '/api/team', '/api/auth/user'];
  for (const path of paths) {
    const { headers, body } = await dealer.call('GET', path);
    expect([path, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      ...[path, 'application/json', 'nosniff'],
    ]);
    expect(JSON.stringify(body)).toContain(path.startsWith('/api/descriptions') ? 'cmd' : '<img');
  }
  const texts = Object.values<string>(written.body.descriptions).join(' ');
  expect(texts).not.toMatch(/<img|<script|[\u2028\u2029]/);
});

test('promise 32: no page takes a text for HTML', async () => {
  const rawHtml =
    /dangerouslySetInnerHTML|\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write\(/;
  const found: string[] = [];
  let read = 0;
  for await (const path of glob('src/web/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$/.test(path)) continue;
    read++;
    if (rawHtml.test(await readFile(path, 'utf8'))) found.push(path);
  }
  expect(read).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
