import type { Random } from '#domain/copywriting/writer/seeded-random.ts';

/** What a lane has seen in answers and hands back in later requests. */
export interface LaneMemory {
  /** Keeps ids, secrets and cursors of an answer to an operation. */
  learn(operationId: string, path: string, body: unknown): void;
  /** An id seen under the same part of the API as `path`, or any; undefined while none was. */
  id(path: string): string | undefined;
  /** Something seen under this name. */
  seen(name: string): string | undefined;
  /** The last answer of an operation. */
  last(operationId: string): unknown;
}

const kept = 60;
const worthKeeping = ['email', 'token', 'clientSecret', 'next', 'createdAt', 'at', 'state'];

/** Where what an answer names is found again. */
const homes: Record<string, string> = {
  '/api/generate-descriptions': '/api/descriptions',
  '/api/auth/sessions': '/api/auth/sessions',
};

export function laneMemory(random: Random): LaneMemory {
  const seen = new Map<string, string[]>();
  const answers = new Map<string, unknown>();
  const keep = (name: string, value: string) => {
    const values = seen.get(name) ?? [];
    values.push(value);
    seen.set(name, values.slice(-kept));
  };
  const anyOf = (name: string) => {
    const values = seen.get(name);
    return values?.length ? random.pick(values) : undefined;
  };
  function walk(home: string, value: unknown, name: string): void {
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 10)) walk(home, item, name);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(home, inner, key);
    } else if (typeof value === 'string') {
      if (name === 'id') keep(`id of ${home}`, value);
      if (name === 'id') keep('id', value);
      if (worthKeeping.includes(name)) keep(name, value);
      const token = /token=([\w-]{20,})/.exec(value)?.[1];
      if (token) keep('token', token);
    }
  }
  return {
    learn(operationId, path, body) {
      answers.set(operationId, body);
      walk(homeOf(path), body, '');
    },
    id: (path) => (random.next() < 0.85 ? anyOf(`id of ${homeOf(path)}`) : undefined) ?? anyOf('id'),
    seen: anyOf,
    last: (operationId) => answers.get(operationId),
  };
}

/** `/api/descriptions` for everything below it. */
const homeOf = (path: string) => homes[path] ?? path.split('/{')[0] ?? path;
