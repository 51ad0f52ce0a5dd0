import type { Context } from 'hono';
import type { Endpoint, FileAnswer } from '#contract/endpoint.ts';
import type { UntypedHandler, UntypedInput } from './untyped-call.ts';

/** Lets the handler work and answers with what the contract allows of its result. */
export async function answerAtOnce(
  c: Context,
  endpoint: Endpoint,
  handler: UntypedHandler,
  input: UntypedInput,
): Promise<Response> {
  const setCookies = (cookies: readonly string[]) => {
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
  };
  const result = await handler({ ...input, emit: () => {}, setCookies });
  if (endpoint.answer === 'redirect') return c.redirect(result as string);
  if (endpoint.answer === 'file') return answerWithFile(c, result as FileAnswer);
  return c.json(endpoint.answer.parse(result) as object);
}

function answerWithFile(c: Context, file: FileAnswer): Response {
  const body = file.bytes instanceof Uint8Array ? file.bytes : ReadableStream.from(file.bytes);
  return c.body(body, 200, {
    'content-type': file.type,
    'content-disposition': `attachment; filename="${file.name.replace(/[^\w.-]/g, '_')}"`,
  });
}
