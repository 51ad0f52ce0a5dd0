import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

/** Whom it knows, by what he types as his name there; the same name is the subject. */
export type People = Record<string, Record<string, unknown>>;

/**
 * oidc-provider on a port of its own, with its own pages for signing in and consenting. `keepsClaims`:
 * whether e-mail and names stand in the ID token or are told at the userinfo endpoint only.
 */
export async function startRealIssuer(
  people: People,
  client: { redirectUri: string; method: 'client_secret_basic' | 'client_secret_post' },
  keepsClaims: boolean,
) {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const configuration: Configuration = {
    clients: [
      {
        ...{ client_id: 'autoscritto', client_secret: 'known to both' },
        ...{ redirect_uris: [client.redirectUri], token_endpoint_auth_method: client.method },
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'only', use: 'sig' }] },
    cookies: { keys: ['a key of the tests'] },
    conformIdTokenClaims: !keepsClaims,
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...people[subject] }),
    }),
  };
  server.on('request', new Provider(issuer, configuration).callback());

  return {
    issuer,
    stop() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** A browser at the issuer: it may be signed in there from before. */
export function browserAt(issuer: string) {
  const cookies = new Map<string, string>();

  async function visit(address: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(new URL(address, issuer), {
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  /** Follows redirects as long as they stay at the issuer. */
  async function follow(response: Response): Promise<{ page: string; at: string } | { left: string }> {
    const location = response.headers.get('location');
    if (!location) return { page: await response.text(), at: response.url };
    const to = new URL(location, response.url);
    return to.origin === new URL(issuer).origin
      ? follow(await visit(to.href))
      : { left: to.pathname + to.search };
  }

  return {
    /** Signs in (unless he is) and consents (unless he did); answers the way back. */
    async passAs(subject: string, address: string): Promise<string> {
      let now = await follow(await visit(address));
      for (let pages = 0; 'page' in now; pages++) {
        if (pages === 5) throw new Error(`The issuer does not let go: ${now.page}`);
        const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(now.page) ?? [];
        now = await follow(await visit(now.at, { prompt, login: subject, password: 'any' }));
      }
      return now.left;
    },

    async refuse(address: string): Promise<string> {
      const now = await follow(await visit(address));
      const gone = 'page' in now ? await follow(await visit(`${now.at}/abort`)) : now;
      if ('page' in gone) throw new Error(`The issuer does not let go: ${gone.page}`);
      return gone.left;
    },
  };
}
