import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Better Auth's sign-in without a password, for whoever has shown in another way who he is; never on HTTP. */
export const startSessionEndpoint = {
  id: 'start-session',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (call) => {
        const { internalAdapter } = call.context;
        const user = await internalAdapter.findUserById(call.body.userId);
        if (!user) throw new Error('A session was to be started for nobody');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(call, { session, user }, false);
        return { token: session.token };
      },
    ),
  },
};
