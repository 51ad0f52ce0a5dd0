import type { CurrentUser } from '#contract/accounts.ts';
import { withoutDemo } from '#contract/pages.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import type { Session } from './session.ts';

/** Asks who is here, in demo mode by both ways, and reports what that makes of the session. */
export async function lookUpUser(report: (next: Session) => void): Promise<void> {
  const [ofDemo, ofUsual] = await Promise.all([
    mayBeDemo() ? outcomeOf(call('getTestUser')) : noDemo,
    outcomeOf(call('getCurrentUser')),
  ]);
  const isDemo = ofDemo.user !== undefined || ofDemo.status === 401;
  const user = ofUsual.user ?? ofDemo.user;
  if (user) report({ status: 'signed-in', user, isDemo });
  else report({ status: ofUsual.status === 401 ? 'visitor' : 'unknown', isDemo });
}

const mayBeDemo = () => !document.documentElement.hasAttribute(withoutDemo);
const noDemo: Outcome = { status: 404 };

interface Outcome {
  user?: CurrentUser;
  status?: number | undefined;
}

function outcomeOf(answer: Promise<CurrentUser>): Promise<Outcome> {
  return answer.then(
    (user) => ({ user }),
    (error: unknown) => ({ status: error instanceof ApiError ? error.status : undefined }),
  );
}
