import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { WritingStopped } from '#domain/copywriting/writing-stopped.ts';
import type { ErrorBody } from '../error-answer.ts';
import type { UntypedHandler, UntypedInput } from './untyped-call.ts';

/** Sends the events as they come, then the answer, or what `refusalOf` makes of an error. */
export function answerAsStream(
  c: Context,
  endpoint: Endpoint,
  handler: UntypedHandler,
  input: UntypedInput,
  refusalOf: (error: unknown) => { status: number; body: ErrorBody },
): Response {
  return streamSSE(c, async (stream) => {
    const leaving = new AbortController();
    stream.onAbort(() => leaving.abort());
    const signal = AbortSignal.any([input.signal, leaving.signal]);
    const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
    try {
      const emit = (event: unknown) => void send('event', (endpoint.events as z.ZodType).parse(event));
      const result = await handler({ ...input, signal, emit, setCookies: () => {} });
      await send('answer', (endpoint.answer as z.ZodType).parse(result));
    } catch (error) {
      if (error instanceof WritingStopped) return;
      const { status, body } = refusalOf(error);
      await send('error', { status, body: JSON.stringify(body) });
    }
  });
}
