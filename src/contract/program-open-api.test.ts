import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { programOpenApi } from './program-open-api.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document read like a foreign client would
const document = programOpenApi('https://autoscritto.example') as any;
const forPrograms = Object.values<Endpoint>(endpoints).flatMap((endpoint) =>
  endpoint.forPrograms ? [{ ...endpoint, ...endpoint.forPrograms }] : [],
);

test('the calls for programs are in their document, by their own paths, and no other', () => {
  const told = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const built = forPrograms.map(({ method, path }) => `${method} ${path}`);
  expect(told.sort()).toEqual(built.sort());
  expect(new Set(built).size).toBe(built.length);
});

test('a call for programs is somebody’s, answers JSON or a file, never leads elsewhere, and is under its version', () => {
  for (const { access, answer, path, params } of forPrograms) {
    expect([path, access]).toEqual([path, 'signed-in']);
    expect([path, answer]).not.toEqual([path, 'redirect']);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([path, Object.keys(params?.shape ?? {})]).toEqual([path, named]);
    expect(path).toMatch(/^\/api\/v1\//);
  }
});

test('it says by what key, how often, and what may be sent twice', () => {
  expect(document.security).toEqual([{ key: [] }]);
  const { post, get } = document.paths['/api/v1/descriptions'];
  const namesOf = (call: typeof post) => call.parameters.map(({ name }: { name: string }) => name);
  expect(namesOf(post)).toEqual(['Idempotency-Key']);
  expect(namesOf(get)).toContain('search');
  expect(Object.keys(post.responses.default.headers)).toContain('Retry-After');
  expect(document.components.schemas.Error.properties.error.enum).toContain('key-reused');
  expect(post.responses[200].content['text/event-stream']).toBeUndefined();
});
