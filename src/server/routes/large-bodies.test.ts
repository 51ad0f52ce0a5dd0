import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const { app, errors } = await createTestApp();
const piece = 64 * 1024;

/** A body that tells no length and never ends by itself; answers how much of it was read, too. */
async function sendWithoutEnd(path: string) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += piece;
      controller.enqueue(new Uint8Array(piece).fill(32));
    },
  });
  const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const { status } = await app.http.request(`http://localhost:3000${path}`, init);
  return { status, read };
}

test('promise 33: nothing is read of a stranger’s body where he has to sign in', async () => {
  for (const path of ['/api/read-page', '/api/generate-descriptions']) {
    const { status, read } = await sendWithoutEnd(path);
    expect([path, status, read <= 2 * piece]).toEqual([path, 401, true]);
  }
});

test('promise 33: little is read of it where anybody may call', async () => {
  for (const path of [
    '/api/auth/sign-in/email',
    '/api/translate-test',
    '/api/first-text',
    '/api/create-payment-intent',
  ]) {
    const { status, read } = await sendWithoutEnd(path);
    expect([path, status, read <= 6 * piece]).toEqual([path, 413, true]);
  }
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
