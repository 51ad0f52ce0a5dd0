import type { Operator } from '#contract/operator.ts';
import { legalMessages } from '#web/i18n/legal-messages.ts';
import { FactList } from './fact-list.tsx';

/** Which services get data on this very site; nothing where that is not known. */
export function RecipientList({ operator }: { operator: Operator | 'failed' | undefined }) {
  const { recipients: words } = legalMessages.use();
  if (operator === 'failed') return null;
  if (!operator) return <div className="min-h-44" />;
  const payments = {
    stripe: words.stripe,
    simulation: words.simulation,
    none: words.noPayments,
  } satisfies Record<Operator['payments'], string>;
  return (
    <div className="min-h-44">
      <p className="mb-2 font-medium">{words.title}</p>
      <FactList
        facts={[
          [words.payments, payments[operator.payments]],
          [words.mail, operator.hasMailServer ? words.hasMail : words.noMail],
          [words.languageModel, operator.hasLanguageModel ? words.hasModel : words.noModel],
        ]}
      />
    </div>
  );
}
