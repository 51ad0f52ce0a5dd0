import { Printer } from 'lucide-react';
import { pagePaths } from '#contract/pages.ts';
import { legalDate, legalVersion } from '#domain/accounts/legal-version.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { legalMessages } from '#web/i18n/legal-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Header } from '#web/ui/header.tsx';
import { LogoLink } from '#web/ui/logo.tsx';
import { Page } from '#web/ui/page.tsx';
import { BindingNote } from './binding-note.tsx';
import { LegalContents } from './legal-contents.tsx';
import { LegalSections } from './legal-sections.tsx';
import type { LegalText } from './legal-text.ts';

interface LegalPageProps {
  text: LegalText;
}

export function LegalPage({ text }: LegalPageProps) {
  const messages = legalMessages.use();
  const formats = useFormats();
  return (
    <Page
      title={text.title}
      header={
        <div className="print:hidden">
          <Header start={<LogoLink />}>
            <LanguageSwitcher />
            <BackLink href={pagePaths.home} label={messages.back} />
          </Header>
        </div>
      }
      footer={<SiteFooter />}
    >
      <div className="max-w-[46rem]">
        <h1 className="display text-[clamp(1.5rem,8.4vw,2.25rem)] md:text-5xl">{text.title}</h1>
        <p className="mt-4 text-lg text-muted leading-relaxed">{text.lead}</p>
        <p className="mt-4 text-muted text-sm">{messages.version(legalVersion, formats.date(legalDate))}</p>
        <BindingNote />
        <Button look="line" className="mt-5 print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {messages.print}
        </Button>
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[16rem_minmax(0,42rem)] print:block">
        <LegalContents sections={text.sections} />
        <LegalSections sections={text.sections} />
      </div>
    </Page>
  );
}
