import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const { signedIn, visitor, errors } = await createTestApp();
const elite = await signedIn({ subscriptionPlan: 'ELITE' });

const text = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  "'; DROP TABLE users; --",
  '<script>',
  '{{7*7}}',
  '%00',
  '12345678901234567890',
  'é'.repeat(300),
];
const values = [null, true, 0, -1, 2 ** 31, 1e20, 1e308, [], {}, [[]], { $gt: '' }, ...text];
const payloads: unknown[] = [
  ...values,
  ...values.map((value) => ({
    email: value,
    password: value,
    firstName: value,
    lastName: value,
    url: value,
  })),
  ...values.map((value) => ({ vehicleData: value })),
  ...values.map((make) => ({
    vehicleData: { make, model: make, notes: make, year: make, copyStyles: make },
  })),
  ...text.map((clientSecret) => ({ clientSecret, card: 'success' })),
  ...text.map((professionalDescription) => ({ language: 'en', professionalDescription })),
  ...text.map((text) => ({ text, locked: [text], targetLanguage: 'en', index: 0 })),
  ...text.map((notes) => ({ vehicleData: { make: 'Fiat', model: 'Panda', notes } })),
  { vehicleData: { make: 'Fiat', model: 'Panda', ['__proto__']: { role: 'admin' }, constructor: 1 } },
  '{"vehicleData":'.repeat(5000),
];

for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
  test(`promise 33: ${name} answers nonsense with a refusal, never with a fault of its own`, {
    timeout: 60_000,
  }, async () => {
    const path = (id: string) => endpoint.path.replace('{id}', encodeURIComponent(id));
    for (const caller of [visitor(), name.includes('ogout') ? visitor() : elite]) {
      if (endpoint.payload) {
        for (const payload of payloads) {
          const { status } = await caller.call(endpoint.method, path('x'), payload);
          expect(status, JSON.stringify(payload).slice(0, 200)).toBeLessThan(500);
        }
      } else {
        for (const value of text.map((value) => value.toWellFormed())) {
          const query = `?search=${encodeURIComponent(value)}&limit=${encodeURIComponent(value)}&afterId=${encodeURIComponent(value)}`;
          const { status } = await caller.call(endpoint.method, path(value || 'x') + query);
          expect(status, value).toBeLessThan(500);
        }
      }
    }
  });
}

test('promise 33: lists without end are refused in a few words', async () => {
  const words = Array.from({ length: 20_000 }, (_, n) => `w${n}`);
  for (const field of ['targetCustomers', 'vehicleTypes', 'intendedUse', 'sellingPoints', 'copyStyles']) {
    const vehicleData = { make: 'Fiat', model: 'Panda', [field]: words };
    const { status, bytes } = await elite.call('POST', '/api/generate-descriptions', { vehicleData });
    expect([field, status]).toEqual([field, 400]);
    expect([field, bytes.length < 20_000]).toEqual([field, true]);
  }
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
