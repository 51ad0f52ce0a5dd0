import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const forgersClient = { id: 'autoscritto', secret: 'a secret between the two, long enough' };

export interface Asked {
  path: string;
  form: URLSearchParams;
  authorization: string | undefined;
}

/** What the issuer says instead of the truth; a path of it may be answered in any way. */
export interface Lies {
  /** Changes what the ID token claims. */
  claims?: (honest: JWTPayload) => JWTPayload;
  /** Makes the token out of its claims. */
  token?: (claims: JWTPayload) => Promise<string> | string;
  metadata?: Record<string, unknown>;
  userinfo?: Record<string, unknown>;
  answer?: Record<string, (response: ServerResponse) => void>;
}

/** An issuer that checks nothing and says whatever the test wants; honest until told to lie. */
export async function startForgingIssuer() {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const publicKey = { ...(await exportJWK(keys.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const attempts = new Map<string, { nonce: string; challenge: string }>();
  const asked: Asked[] = [];
  const state = { lies: {} as Lies, codes: 0 };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname;
    let body = '';
    for await (const chunk of request) body += chunk;
    const form = new URLSearchParams(body);
    asked.push({ path, form, authorization: request.headers.authorization });
    const lie = state.lies.answer?.[path];
    if (lie) return lie(response);
    if (path === '/.well-known/openid-configuration') return json(response, metadata());
    if (path === '/jwks') return json(response, { keys: [publicKey] });
    if (path === '/token') return json(response, await tokens(form.get('code') ?? ''));
    if (path === '/userinfo') return json(response, state.lies.userinfo ?? {});
    response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    ...state.lies.metadata,
  });

  async function tokens(code: string) {
    const honest: JWTPayload = {
      ...{ iss: issuer, aud: forgersClient.id, nonce: attempts.get(code)?.nonce ?? '' },
      ...{ iat: now(), exp: now() + 300, email_verified: true },
    };
    const claims = state.lies.claims?.(honest) ?? honest;
    const token = await (state.lies.token ?? sign)(claims);
    return { access_token: 'opaque', token_type: 'Bearer', expires_in: 300, id_token: token };
  }

  const sign = (claims: JWTPayload, key = keys.privateKey, kid = 'first') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);

  return {
    ...{ issuer, asked, sign, publicKey: keys.publicKey },
    lie(lies: Lies) {
      state.lies = lies;
    },
    /** Lets the browser that was sent to this address go back at once; answers the way it takes. */
    letPass(address: string): string {
      const { searchParams } = new URL(address);
      const code = `code-${++state.codes}`;
      attempts.set(code, {
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
      });
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      return back.pathname + back.search;
    },
    challengeOf: (code: string) => attempts.get(code)?.challenge,
    stop() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

export const now = () => Math.floor(Date.now() / 1000);

function json(response: ServerResponse, body: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
