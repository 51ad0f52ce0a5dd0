import { z } from 'zod';
import type { ApiScope } from '#domain/api-keys/api-key.ts';

/** Who may call: anybody, anybody but recognised when signed in, somebody signed in, or an administrator. */
export type Access = 'anyone' | 'recognised' | 'signed-in' | 'admin';

/** One call that crosses the wire. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Exact path; `{id}` stands for a parameter, validated by `params`. To `/mails/` the programs of mailboxes post
   * forms, which `/api/` refuses, and somebody's cookies give no right there.
   */
  path: `/api/${string}` | `/auth/${string}` | `/mails/${string}`;
  access: Access;
  summary: string;
  /** Exists in demo mode only; elsewhere it answers 404. */
  demoOnly?: true;
  /** The same call for dealers' programs: by an API key that has the scope, never by a session. */
  forPrograms?: { path: `/api/v1/${string}`; scope: ApiScope };
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The JSON body; at most `mostBytes` long, or a megabyte; 128 kB where nobody has to be signed in. */
  payload?: z.ZodType;
  mostBytes?: number;
  /** The JSON answer; for addresses that people navigate to a redirect or a file to download. */
  answer: z.ZodType | 'redirect' | 'file';
  /** Sent one by one before the answer to a caller that accepts `text/event-stream`. */
  events?: z.ZodType;
}

export interface FileAnswer {
  /** All of it, or a piece at a time where nobody should have to hold it. */
  bytes: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>;
  /** `application/pdf` */
  type: string;
  /** What it is called when it is kept; letters, digits, dots and dashes. */
  name: string;
  /** Stays as long as the bytes do: whoever has them with this stamp is told so instead of sent them again. */
  stamp?: string;
}

/** The answer of a call whose success says it all. */
export const nothing = z.object({});
