import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { openApi } from './open-api.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document read like a foreign client would
const document = openApi() as any;

test('every endpoint of the contract is in the document, and nothing else', () => {
  const told = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const built = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(told.sort()).toEqual(built.sort());
});

test('a call tells its body, its answer and who may make it', () => {
  const { post } = document.paths['/api/generate-descriptions'];
  expect(post.security).toEqual([{ session: [] }]);
  const sent = post.requestBody.content['application/json'].schema;
  expect(sent.properties.vehicleData.properties.notes.maxLength).toBe(10_000);
  expect(post.responses[200].content['application/json'].schema.properties.descriptions).toBeDefined();
  expect(post.responses[200].content['text/event-stream']).toBeDefined();
});

test('a description whose brief has no notes is answered as the document says', () => {
  const { get } = document.paths['/api/descriptions/{id}'];
  const { brief } = get.responses[200].content['application/json'].schema.properties;
  expect(brief.required).toEqual(expect.arrayContaining(['make', 'model']));
  expect(brief.required).not.toContain('notes');
});

test('no two endpoints share method and path', () => {
  const names = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});
