import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { addresses } from '#web/api/calls.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { AgreementText } from './agreement-text.tsx';
import { GoogleButton } from './google-button.tsx';
import { OrLine } from './or-line.tsx';
import { useGoing } from './use-going.ts';
import { useSignInWays } from './use-sign-in-ways.ts';

const redirectDelay = 1000;

/** The doors to the ways of signing in: says where it is going, then goes. */
export function LoginPage() {
  const { login } = accountsMessages.use();
  const { isSettled, google, hosted } = useSignInWays();
  const { goal, go } = useGoing(redirectDelay);
  const isGoing = goal !== undefined;
  return (
    <AccountPage title={login.title} text={login.text}>
      <Button
        look="accent"
        isPending={goal === addresses.login}
        disabled={isGoing}
        onClick={() => go(addresses.login)}
        className="w-full"
      >
        {login.button}
      </Button>
      {isSettled && (
        <>
          {google && (
            <>
              <OrLine />
              <GoogleButton
                isGoing={goal === addresses.googleLogin}
                disabled={isGoing}
                onClick={() => go(addresses.googleLogin)}
              />
            </>
          )}
          {(google || hosted) && (
            <p className="mt-4 text-muted text-sm">
              <AgreementText sentence="goingOn" />
            </p>
          )}
          <p role="status" className="mt-3 min-h-6 text-muted text-sm">
            {isGoing && (goal === addresses.login ? login.going : login.goingToGoogle)}
          </p>
          <p className="mt-4 border-line border-t pt-5">
            {login.noAccount}{' '}
            <Link href={pagePaths.register} className="quiet-link">
              {login.register}
            </Link>
          </p>
        </>
      )}
    </AccountPage>
  );
}
