import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { entitledPlan } from '#domain/subscriptions/entitlements.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { webhooksMessages } from '#web/i18n/webhooks-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NewSecret } from '../new-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The addresses of programs that are told of events; nothing for who has none and no plan for it. */
export function WebhooksCard() {
  const messages = webhooksMessages.use();
  const { common } = siteMessages.use();
  const user = useSignedInUser();
  const hasApi = entitledPlan(user).apiCallsPerMinute > 0;
  const [step, setStep] = useState<'list' | 'form' | { secret: string }>('list');
  const heading = useRef<HTMLHeadingElement>(null);
  const webhooks = useQuery({ queryKey: queryKeys.webhooks, queryFn: () => call('findWebhooks') });
  if (!hasApi && !webhooks.data?.length) return null;

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
        <Link href={`${pagePaths.developers}#webhooks`} className="quiet-link">
          {messages.howTo}
        </Link>
      </p>
      {step === 'form' && <WebhookForm onCreated={(secret) => setStep({ secret })} onClose={showList} />}
      {typeof step === 'object' && (
        <NewSecret secret={step.secret} words={messages.created} onClose={showList} />
      )}
      {webhooks.isError && (
        <Notice title={messages.failed}>
          <Button className="mt-3" onClick={() => webhooks.refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {webhooks.data && webhooks.data.length > 0 && (
        <>
          {!hasApi && <p className="mt-4 text-sm text-warning">{messages.silent}</p>}
          <ul className="mt-4 divide-y divide-line border-line border-t">
            {webhooks.data.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                hasApi={hasApi}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
