import type { ApiScope } from '#domain/api-keys/api-key.ts';
import type { Caller } from './test-app.ts';

export interface Program extends Caller {
  secret: string;
  keyId: string;
}

/** A dealer's program with a new key of theirs; it has no cookies. */
export async function programOf(
  dealer: Caller,
  { visitor }: { visitor(): Caller },
  scopes: readonly ApiScope[] = ['read', 'write'],
): Promise<Program> {
  const { status, body } = await dealer.call('POST', '/api/api-keys', { name: 'Gestionale', scopes });
  if (status !== 200) throw new Error(`No key was created: ${status} ${body.message}`);
  const { call } = visitor();
  const asProgram = { authorization: `Bearer ${body.secret}` };
  return {
    ...{ secret: body.secret, keyId: body.id },
    call: (method, path, payload, headers, leaving) =>
      call(method, path, payload, { ...asProgram, ...headers }, leaving),
  };
}
