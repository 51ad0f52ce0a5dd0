import { createHmac, timingSafeEqual } from 'node:crypto';

/** Reads the session's token of a request's cookie, which is Better Auth's: a token and its HMAC-SHA256 in base64. */
export function sessionTokenReader({ cookieName, secret }: { cookieName: string; secret: string }) {
  return (headers: Headers): string | undefined => {
    const cookie = cookieValue(headers.get('cookie') ?? '', cookieName);
    return cookie && signedToken(cookie, secret);
  };
}

function cookieValue(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

function signedToken(cookie: string, secret: string): string | undefined {
  const [, token, signature] = /^([\w-]{16,128})(?:\.|%2E)([\w%+/=-]{40,80})$/i.exec(cookie) ?? [];
  if (!token || !signature) return undefined;
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(
    signature.replace(/%(2B|2F|3D)/gi, (hex) => decodeURIComponent(hex)),
    'base64',
  );
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}
