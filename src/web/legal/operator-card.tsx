import type { Operator } from '#contract/operator.ts';
import { legalMessages } from '#web/i18n/legal-messages.ts';
import { FactList } from './fact-list.tsx';

/** Who runs the site, as the configuration has it. */
export function OperatorCard({ operator }: { operator: Operator | 'failed' | undefined }) {
  const { operator: words } = legalMessages.use();
  if (operator === undefined) return <Remark>{words.loading}</Remark>;
  if (operator === 'failed') return <Remark>{words.failed}</Remark>;
  const { company, supportEmail } = operator;
  const email = (
    <a href={`mailto:${supportEmail}`} className="quiet-link">
      {supportEmail}
    </a>
  );
  if (!company) {
    return (
      <div className="grid min-h-48 content-start gap-3">
        <p>{words.unknown}</p>
        <FactList facts={[[words.email, email]]} />
      </div>
    );
  }
  const { companyName, address, postalCode, city, province, vatNumber, fiscalCode } = company;
  return (
    <div className="grid min-h-48 content-start gap-3">
      {company.isSample && <p className="font-medium text-warning">{words.sample}</p>}
      <FactList
        facts={[
          [words.company, companyName],
          [words.address, `${address}, ${postalCode} ${city} (${province})`],
          [words.vatNumber, vatNumber],
          [words.fiscalCode, fiscalCode],
          [words.email, email],
        ]}
      />
    </div>
  );
}

// As tall as what comes, so that nothing jumps.
function Remark({ children }: { children: string }) {
  return (
    <p role="status" className="min-h-48 text-muted">
      {children}
    </p>
  );
}
