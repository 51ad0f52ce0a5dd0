import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { addresses } from '#web/api/calls.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountPage } from './account-page.tsx';

const redirectDelay = 1000;

/** The door to the sign-in page: says that it is going there, then goes. */
export function LoginPage() {
  const { login } = siteMessages.use();
  const [isGoing, setGoing] = useState(false);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => location.assign(addresses.login), redirectDelay);
    return () => clearTimeout(timer);
  }, [isGoing]);
  return (
    <AccountPage title={login.title} text={login.text}>
      <Button look="accent" isPending={isGoing} onClick={() => setGoing(true)} className="w-full">
        {login.button}
      </Button>
      <p role="status" className="mt-3 min-h-6 text-muted text-sm">
        {isGoing && login.going}
      </p>
      <p className="mt-4 border-line border-t pt-5">
        {login.noAccount}{' '}
        <Link href={pagePaths.register} className="quiet-link">
          {login.register}
        </Link>
      </p>
    </AccountPage>
  );
}
