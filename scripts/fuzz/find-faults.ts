import type { z } from 'zod';
import type { PlannedRequest } from './plan-request.ts';
import type { Answered } from './send-request.ts';

export interface Rules {
  /** The shape of a refusal. */
  refusal: z.ZodType;
  /** Milliseconds an answer may take. */
  slowest: number;
}

/** What an answer lets slip: a stack, a path of ours, the database's own words. */
const leaks: readonly RegExp[] = [
  /\n\s+at \S.*:\d+:\d+/,
  /node_modules|file:\/\/\/|\/src\/(server|domain|contract)\//,
  /Failed query|SQLSTATE|syntax error at or near|violates \w[\w-]* constraint|PGlite/i,
  /relation "[^"]+" does not exist|invalid (input|byte) s\w+ for|(insert into|select .* from|update) "\w+"/i,
  /Cannot read propert|is not a function|is not iterable|Unexpected token|ECONN|ENOENT|ZodError/,
];

/** What is wrong with an answer to a request; nothing, as a rule. */
export function findFaults(
  planned: PlannedRequest,
  answered: Answered,
  isVisitor: boolean,
  { refusal, slowest }: Rules,
): string[] {
  const { operation } = planned;
  const { status, text, milliseconds } = answered;
  const faults: string[] = [];
  const sent = planned.target + (planned.body?.toString() ?? '');
  if (status >= 500 && status !== 503) faults.push(`answers ${status}`);
  if (milliseconds > slowest) faults.push(`takes ${Math.round(milliseconds)} ms`);
  for (const leak of leaks) {
    const slipped = leak.exec(text)?.[0];
    if (slipped && !sent.includes(slipped)) faults.push(`lets slip "${slipped.trim().slice(0, 80)}"`);
  }
  if (!operation || planned.method === 'HEAD') return faults;
  const isRefused = status >= 400;
  if (!isRefused && status !== operation.success) {
    faults.push(`answers ${status}, documented is ${operation.success}`);
  }
  if (isVisitor && operation.needsSession && !isRefused) faults.push('answers a visitor');
  const type = String(answered.headers['content-type'] ?? '');
  if (type.startsWith('text/event-stream')) return [...faults, ...faultsOfStream(operation.answer, text)];
  // Node's own HTTP server refuses what is no HTTP for it, as headers too long; whatever we answer says nosniff.
  if (isRefused && text === '' && !answered.headers['x-content-type-options']) return faults;
  const shape = isRefused ? refusal : operation.answer;
  if (shape) faults.push(...faultsOfJson(shape, type, text).map((fault) => `${status} ${fault}`));
  return faults;
}

function faultsOfJson(shape: z.ZodType, type: string, text: string): string[] {
  if (!type.startsWith('application/json')) return [`answers ${type || 'nothing'} instead of JSON`];
  const parsed = shape.safeParse(parse(text));
  if (parsed.success) return [];
  const [issue] = parsed.error.issues;
  return [`does not answer as documented: ${issue?.path.join('.')} ${issue?.message}`];
}

function faultsOfStream(answer: z.ZodType | undefined, text: string): string[] {
  const faults: string[] = [];
  for (const part of text.split('\n\n')) {
    const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(part) ?? [];
    if (name === 'error' && /"status":5(?!03)/.test(data)) faults.push(`streams ${data.slice(0, 100)}`);
    if (name === 'answer' && answer) faults.push(...faultsOfJson(answer, 'application/json', data));
  }
  return faults;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
