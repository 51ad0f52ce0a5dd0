import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/pages.ts';
import { plans } from '#domain/subscriptions/plans.ts';
import { developersMessages } from '#web/i18n/developers-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { PlainHeader } from '#web/ui/plain-header.tsx';
import { ErrorTable } from './error-table.tsx';
import { Code, ProgramCallSection } from './program-call-section.tsx';
import { fetchProgramCalls, programDocumentPath } from './program-document.ts';
import { WithCode } from './with-code.tsx';

/** How dealers' programs use the API, from the document the server tells of itself. */
export function DevelopersPage() {
  const messages = developersMessages.use();
  const { common } = siteMessages.use();
  const calls = useQuery({ queryKey: [programDocumentPath], queryFn: fetchProgramCalls });
  const { PRO, ELITE } = plans;
  return (
    <Page
      title={messages.documentTitle}
      header={<PlainHeader />}
      footer={<SiteFooter />}
      className="max-w-4xl pt-8 pb-24 md:pt-12"
    >
      <h1 className="display text-4xl md:text-5xl">{messages.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{messages.intro}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={`${pagePaths.dashboard}?tab=profile`} look="accent">
          {messages.profile}
        </ButtonLink>
        <a href={programDocumentPath} className={buttonStyle()}>
          {messages.document}
        </a>
      </div>
      <Part title={messages.key.title} text={messages.key.text}>
        <Code>
          {`export KEY=as_live_…\ncurl "${location.origin}/api/v1/descriptions" -H "Authorization: Bearer $KEY"`}
        </Code>
      </Part>
      <Part
        title={messages.limits.title}
        text={messages.limits.text(PRO.apiCallsPerMinute, ELITE.apiCallsPerMinute)}
      />
      <Part title={messages.once.title} text={messages.once.text} />
      <Part title={messages.errors.title} text={messages.errors.text}>
        <ErrorTable />
      </Part>
      <Part id="webhooks" title={messages.webhooks.title} text={messages.webhooks.text}>
        <Code>{webhookExample}</Code>
      </Part>
      <h2 className="display mt-12 mb-5 text-2xl">{messages.calls}</h2>
      {calls.isError && (
        <Notice title={messages.failed}>
          <Button className="mt-3" onClick={() => calls.refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {calls.data?.map((call) => (
        <ProgramCallSection key={call.name} call={call} />
      ))}
    </Page>
  );
}

/** A webhook as it arrives. */
const webhookExample = `POST /webhook
webhook-id: msg_5f0c3f6e-7f4e-4c53-9a53-0c8b3e0f5a51
webhook-timestamp: 1795948800
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"description.written","timestamp":"2026-11-29T12:00:00.000Z","data":{"id":"…"}}`;

interface PartProps {
  id?: string;
  title: string;
  text: string;
  children?: React.ReactNode;
}

function Part({ id, title, text, children }: PartProps) {
  return (
    <section id={id} className="mt-10 scroll-mt-24">
      <h2 className="display text-2xl">{title}</h2>
      <p className="mt-2 max-w-prose">
        <WithCode>{text}</WithCode>
      </p>
      {children}
    </section>
  );
}
