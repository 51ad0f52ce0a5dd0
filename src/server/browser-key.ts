import { parse, serialize } from 'hono/utils/cookie';

/** The cookie that ties a sign-in over another site to the browser in which it began. */
export interface BrowserKeyCookie {
  read(headers: Headers): string | undefined;
  /** A `Set-Cookie` value; `lasts` in milliseconds. */
  write(key: string, lasts: number): string;
}

/** Only ours on https: no other host of the domain can plant one. `Lax` lets it come back from the provider. */
export function browserKeyCookie(origin: string): BrowserKeyCookie {
  const secure = origin.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}autoscritto.browser`;
  return {
    read(headers) {
      const key = parse(headers.get('cookie') ?? '', name)[name];
      return key !== undefined && /^[\w-]{43}$/.test(key) ? key : undefined;
    },
    write(key, lasts) {
      const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
      return serialize<string>(name, key, { ...options, maxAge: lasts / 1000 });
    },
  };
}
