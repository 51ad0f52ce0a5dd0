import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginInLanguage, currentLanguage } from '#web/i18n/language.ts';
import { call } from './call.ts';

const before = currentLanguage();
beforeEach(() => beginInLanguage('de'));

afterEach(() => {
  beginInLanguage(before);
  vi.unstubAllGlobals();
});

function answering(response: Response) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetch);
  return () => {
    const [url, init] = fetch.mock.calls[0] ?? ['', {}];
    return { url, init, headers: init.headers as Record<string, string> };
  };
}

it('sends cookies and the language, and no content type without a body', async () => {
  const sent = answering(Response.json({}));
  await call('deleteDescription', { params: { id: 'a/b' } });
  expect(sent()).toMatchObject({
    url: '/api/descriptions/a%2Fb',
    init: { method: 'DELETE', credentials: 'include' },
    headers: { 'accept-language': 'de' },
  });
  expect(sent().headers).not.toHaveProperty('content-type');
  expect(sent().init).not.toHaveProperty('body');
});

it('sends a body as JSON', async () => {
  const sent = answering(Response.json({ success: false, message: 'x' }));
  await call('extractUrl', { payload: { url: 'https://example.com' } });
  expect(sent().headers['content-type']).toBe('application/json');
  expect(sent().init.body).toBe('{"url":"https://example.com"}');
});

it('leaves empty parts of the query out', async () => {
  const sent = answering(Response.json([]));
  await call('findDescriptions', { query: { search: '', limit: 5 } });
  expect(sent().url).toBe('/api/descriptions?limit=5');
});

it('raises anything but a success', async () => {
  answering(new Response('{"message":"Unauthorized"}', { status: 401 }));
  await expect(call('getCurrentUser')).rejects.toThrow('401: {"message":"Unauthorized"}');
});

const payload = { vehicleData: { make: 'Fiat', model: 'Panda' } };
const stream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

it('hands over events before the answer', async () => {
  const text =
    'event: event\ndata: {"style":"professional","text":"Una"}\n\nevent: answer\ndata: {"id":"1"}\n\n';
  const sent = answering(stream(text));
  const onEvent = vi.fn();
  await expect(call('generateDescriptions', { payload, onEvent })).resolves.toEqual({ id: '1' });
  expect(onEvent.mock.calls).toEqual([[{ style: 'professional', text: 'Una' }]]);
  expect(sent().headers.accept).toBe('text/event-stream');
});

it('raises a failure that comes in the stream', async () => {
  answering(stream('event: error\ndata: {"status":402,"body":"{\\"message\\":\\"Mese esaurito.\\"}"}\n\n'));
  await expect(call('generateDescriptions', { payload, onEvent: () => {} })).rejects.toThrow(
    '402: {"message":"Mese esaurito."}',
  );
});

it('raises a stream that breaks off', async () => {
  answering(stream('event: event\ndata: {}\n\n'));
  await expect(call('generateDescriptions', { payload, onEvent: () => {} })).rejects.toThrow(
    'without an answer',
  );
});
