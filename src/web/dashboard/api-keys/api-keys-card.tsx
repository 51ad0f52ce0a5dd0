import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { entitledPlan } from '#domain/subscriptions/entitlements.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { apiKeysMessages } from '#web/i18n/api-keys-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NewSecret } from '../new-secret.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import { ApiKeyRow } from './api-key-row.tsx';

/** The keys by which programs work in the account: created where the plan has the API, revoked at any time. */
export function ApiKeysCard() {
  const messages = apiKeysMessages.use();
  const { common } = siteMessages.use();
  const user = useSignedInUser();
  const hasApi = entitledPlan(user).apiCallsPerMinute > 0;
  const [step, setStep] = useState<'list' | 'form' | { secret: string }>('list');
  const heading = useRef<HTMLHeadingElement>(null);
  const keys = useQuery({ queryKey: queryKeys.apiKeys, queryFn: () => call('findApiKeys') });

  function showList() {
    setStep('list');
    heading.current?.focus();
  }
  return (
    <Card>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {messages.title}
        </h2>
        {hasApi && step === 'list' && <Button onClick={() => setStep('form')}>{messages.create}</Button>}
      </div>
      <p className="mt-1 text-muted text-sm">
        {messages.text}{' '}
        <Link href={pagePaths.developers} className="quiet-link">
          {messages.howTo}
        </Link>
      </p>
      {!hasApi && <Upsell isTeamMember={user.isTeamMember} />}
      {step === 'form' && <ApiKeyForm onCreated={(secret) => setStep({ secret })} onClose={showList} />}
      {typeof step === 'object' && (
        <NewSecret secret={step.secret} words={messages.created} onClose={showList} />
      )}
      {keys.isError && (
        <Notice title={messages.failed}>
          <Button className="mt-3" onClick={() => keys.refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {keys.data && keys.data.length > 0 && (
        <>
          {!hasApi && <p className="mt-4 text-sm text-warning">{messages.silent}</p>}
          <ul className="mt-4 divide-y divide-line border-line border-t">
            {keys.data.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} onRevoked={() => heading.current?.focus()} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Upsell({ isTeamMember }: { isTeamMember: boolean }) {
  const messages = apiKeysMessages.use();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="text-sm">{isTeamMember ? messages.ofOwner : messages.upsell}</p>
      {!isTeamMember && <ButtonLink href={pagePaths.plans}>{messages.plans}</ButtonLink>}
    </div>
  );
}
