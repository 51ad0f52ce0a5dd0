import type { z } from 'zod';

/** Who may call: anybody, somebody signed in, or an administrator. */
export type Access = 'anyone' | 'signed-in' | 'admin';

/** One call that crosses the wire. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Exact path; `{id}` stands for a parameter, validated by `params`. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** Exists in demo mode only; elsewhere it answers 404. */
  demoOnly?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The JSON body; at most `mostBytes` long, or a megabyte. */
  payload?: z.ZodType;
  mostBytes?: number;
  /** The JSON answer, or a redirect to a page for addresses that people navigate to. */
  answer: z.ZodType | 'redirect';
  /** Sent one by one before the answer to a caller that accepts `text/event-stream`. */
  events?: z.ZodType;
}
