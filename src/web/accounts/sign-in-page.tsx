import { useSearchParams } from 'wouter';
import { type SignInFault, signInFaults } from '#contract/sign-in-faults.ts';
import { call } from '#web/api/call.ts';
import { useSession } from '#web/api/session.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { OtherWaysIn } from './other-ways-in.tsx';
import { useEnter } from './use-enter.ts';
import { useSignInForm } from './use-sign-in-form.ts';

export function SignInPage() {
  const { signIn, signInFaults: sentences } = accountsMessages.use();
  const { isDemo } = useSession();
  const enter = useEnter();
  const fault = useProviderFault();
  const form = useSignInForm({ send: (payload) => call('signIn', { payload }), onSent: () => enter() });

  return (
    <AccountPage title={signIn.title}>
      {fault && !form.failure && (
        <div className="mb-6">
          <Notice>{sentences[fault]}</Notice>
        </div>
      )}
      <form {...form.formProps} className="grid gap-5">
        <CredentialFields form={form} />
        {form.failure && <Notice>{form.failure}</Notice>}
        <Button type="submit" look="accent" isPending={form.isPending}>
          {form.isPending ? signIn.pending : signIn.submit}
        </Button>
      </form>
      <OtherWaysIn disabled={form.isPending}>
        {isDemo && <DemoAccounts onChoose={form.setValues} />}
      </OtherWaysIn>
    </AccountPage>
  );
}

/** Why a sign-in over another site came to nothing, if one did just now. */
function useProviderFault(): SignInFault | undefined {
  const [search] = useSearchParams();
  return signInFaults.find((code) => code === search.get('fault'));
}
