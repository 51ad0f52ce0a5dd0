import { siteMessages } from './i18n/site-messages.ts';
import { Button } from './ui/button.tsx';
import { Header } from './ui/header.tsx';
import { LogoLink } from './ui/logo.tsx';
import { Page } from './ui/page.tsx';

/** Nobody could say whether somebody is signed in. */
export function OfflinePage({ retry }: { retry(): unknown }) {
  const { problem, common } = siteMessages.use();
  return (
    <Page
      title={problem.title}
      header={<Header start={<LogoLink />} />}
      className="grid place-items-center py-16"
    >
      <div className="max-w-md text-center">
        <h1 className="display text-3xl">{problem.title}</h1>
        <p className="mt-4 mb-8 text-muted">{problem.offline}</p>
        <Button look="ink" onClick={retry}>
          {common.retry}
        </Button>
      </div>
    </Page>
  );
}
