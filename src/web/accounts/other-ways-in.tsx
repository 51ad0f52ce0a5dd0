import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { addresses } from '#web/api/calls.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { AgreementText } from './agreement-text.tsx';
import { GoogleButton } from './google-button.tsx';
import { OrLine } from './or-line.tsx';
import { useGoing } from './use-going.ts';
import { useSignInWays } from './use-sign-in-ways.ts';

/** What else there is for who cannot or will not enter a password; comes at once, so that nothing jumps. */
export function OtherWaysIn({ disabled, children }: { disabled: boolean; children: React.ReactNode }) {
  const { signIn } = accountsMessages.use();
  const { isSettled, google, hosted } = useSignInWays();
  const { goal, go } = useGoing(0);
  if (!isSettled) return null;
  return (
    <>
      {google && (
        <>
          <OrLine />
          <GoogleButton
            isGoing={goal !== undefined}
            disabled={disabled}
            onClick={() => go(addresses.googleLogin)}
          />
          <p className="mt-3 text-muted text-sm">
            <AgreementText sentence="goingOn" />
          </p>
        </>
      )}
      <div className="mt-6 grid gap-3">
        {hosted && (
          <p>
            <Link href={pagePaths.login} className="quiet-link">
              {signIn.otherWays}
            </Link>
          </p>
        )}
        <p>
          <Link href={pagePaths.forgotPassword} className="quiet-link">
            {signIn.forgotten}
          </Link>
        </p>
        <p>
          {signIn.noAccount}{' '}
          <Link href={pagePaths.register} className="quiet-link">
            {signIn.register}
          </Link>
        </p>
      </div>
      {children}
    </>
  );
}
