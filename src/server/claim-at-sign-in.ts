import type { Identity } from './identity.ts';

/** A sign-in waits so long for the payment provider; what it misses the dashboard asks for again. */
const patience = 4000;

/** Returns the same identity, whose sign-ins also give users what waits for them: a plan paid for before, a role. */
export function claimAtSignIn(
  identity: Identity,
  claims: readonly ((userId: string) => Promise<void>)[],
  onError: (error: unknown) => void,
): Identity {
  async function claimInTime(userId: string) {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, patience);
    const claimed = Promise.all(claims.map((claim) => claim(userId).catch(onError)));
    await Promise.race([claimed, late]);
    clearTimeout(timer);
  }

  return {
    ...identity,
    async signIn(credentials, headers) {
      const entered = await identity.signIn(credentials, headers);
      await claimInTime(entered.userId);
      return entered;
    },
    async startSession(userId, headers) {
      const cookies = await identity.startSession(userId, headers);
      await claimInTime(userId);
      return cookies;
    },
  };
}
