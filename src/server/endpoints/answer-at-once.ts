import type { Context } from 'hono';
import type { Endpoint, FileAnswer } from '#contract/endpoint.ts';
import { isKeptByCaller } from '../secure-answers.ts';
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

function answerWithFile(c: Context, { bytes, type, name, stamp }: FileAnswer): Response {
  if (stamp !== undefined) {
    const etag = `"${stamp}"`;
    c.header('etag', etag);
    c.set(isKeptByCaller, true);
    if (hasStamp(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  }
  const body = bytes instanceof Uint8Array ? bytes : ReadableStream.from(bytes);
  return c.body(body, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
  });
}

/** A proxy that packs an answer makes its stamp a weak one. */
const hasStamp = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
