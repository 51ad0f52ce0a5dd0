import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AccountPage } from './account-page.tsx';

/** A mailed link that leads nowhere any more, and the ways to a new one. */
export function DeadLink({ title, text }: { title: string; text: string }) {
  const { choosePassword } = accountsMessages.use();
  return (
    <AccountPage title={title}>
      <p role="status">{text}</p>
      <div className="mt-6 grid gap-3">
        <ButtonLink href={pagePaths.signIn} look="ink">
          {choosePassword.signIn}
        </ButtonLink>
        <ButtonLink href={pagePaths.forgotPassword}>{choosePassword.askReset}</ButtonLink>
      </div>
      <p className="mt-5">
        <Link href={pagePaths.register} className="quiet-link">
          {choosePassword.askSignUp}
        </Link>
      </p>
    </AccountPage>
  );
}
