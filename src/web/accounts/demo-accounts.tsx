import { type PlanId, planIds } from '#domain/subscriptions/plans.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

export interface Credentials {
  email: string;
  password: string;
}

const password = 'autoscritto-demo';
type Kind = 'admin' | PlanId;
const everyKind: readonly Kind[] = ['admin', ...planIds.toReversed()];

interface DemoAccountsProps {
  kinds?: readonly Kind[];
  onChoose(credentials: Credentials): void;
}

/** The accounts a demo server opens by itself; one tap fills the form in. */
export function DemoAccounts({ kinds = everyKind, onChoose }: DemoAccountsProps) {
  const { signIn } = accountsMessages.use();
  return (
    <section aria-labelledby="demo-accounts" className="mt-10 border-line border-t pt-6">
      <h2 id="demo-accounts" className="font-semibold">
        {signIn.demoTitle}
      </h2>
      <p className="text-muted text-sm">{signIn.demoText}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={buttonStyle('line')}
            onClick={() => onChoose({ email: `${kind.toLowerCase()}@example.com`, password })}
          >
            {kind === 'admin' ? signIn.demoAdmin : kind}
          </button>
        ))}
      </div>
    </section>
  );
}
