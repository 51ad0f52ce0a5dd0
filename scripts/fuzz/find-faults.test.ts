import { expect, test } from 'vitest';
import { z } from 'zod';
import { findFaults } from './find-faults.ts';
import type { Operation } from './operations.ts';

const operation: Operation = {
  ...{ id: 'readThing', method: 'GET', path: '/api/things', needsSession: true, parameters: [] },
  ...{ success: 200, streams: true, answer: z.object({ id: z.string() }) },
};
const rules = { refusal: z.object({ message: z.string().min(1) }), slowest: 2000 };

test.each([
  ['a documented answer', 200, '{"id":"1"}', []],
  ['a documented refusal', 404, '{"message":"Not here."}', []],
  ['a part that is missing', 503, '{"message":"Not now."}', []],
  ['a crash', 500, '{"message":"Internal error"}', ['answers 500']],
  ['another shape', 200, '{"id":1}', ['does not answer as documented']],
  ['a refusal without a word', 400, '{}', ['does not answer as documented']],
  ['another success', 201, '{"id":"1"}', ['answers 201']],
  ['a stack', 400, '{"message":"x"}\n    at run (a.ts:1:2)', ['lets slip', 'does not answer']],
  ['the database', 400, '{"message":"Failed query: select"}', ['lets slip "Failed query']],
])('%s is judged', (_, status, text, expected) => {
  const answered = { status, text, headers: { 'content-type': 'application/json' }, milliseconds: 5 };
  const found = findFaults(planned, answered, false, rules);
  expect(found).toHaveLength(expected.length);
  for (const [n, fault] of expected.entries()) expect(found[n]).toContain(fault);
});

const planned = {
  ...{ label: 'GET /api/things', method: 'GET', target: '/api/things', headers: {}, isValid: true },
  operation,
};
const json = { 'content-type': 'application/json' };

test('a visitor who is let in, and an answer that takes too long, are faults', () => {
  const answered = { status: 200, text: '{"id":"1"}', headers: json, milliseconds: 2500 };
  expect(findFaults(planned, answered, true, rules)).toEqual(['takes 2500 ms', 'answers a visitor']);
});

test('an empty refusal is a fault when it is ours, and not when Node refused what is no HTTP', () => {
  const judge = (headers: Record<string, string>) =>
    findFaults(planned, { status: 431, text: '', headers, milliseconds: 1 }, false, rules);
  expect(judge({ connection: 'close' })).toEqual([]);
  expect(judge({ 'x-content-type-options': 'nosniff' })).toHaveLength(1);
});

test('words that the request itself brought are no leak', () => {
  const answered = { status: 200, text: '{"id":"ENOENT"}', headers: json, milliseconds: 5 };
  expect(findFaults({ ...planned, target: '/api/things?q=ENOENT' }, answered, false, rules)).toEqual([]);
  expect(findFaults(planned, answered, false, rules)).toEqual(['lets slip "ENOENT"']);
});

test('an error within a stream counts like one before it', () => {
  const streamed = (text: string) =>
    findFaults(
      planned,
      { status: 200, text, headers: { 'content-type': 'text/event-stream' }, milliseconds: 5 },
      false,
      rules,
    );
  expect(streamed('event: answer\ndata: {"id":"1"}\n\n')).toEqual([]);
  expect(streamed('event: error\ndata: {"status":400,"body":"{}"}\n\n')).toEqual([]);
  expect(streamed('event: error\ndata: {"status":500,"body":"{}"}\n\n')[0]).toContain('streams');
  expect(streamed('event: answer\ndata: {"id":2}\n\n')[0]).toContain('does not answer as documented');
});
