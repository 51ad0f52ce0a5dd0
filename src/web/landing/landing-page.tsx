import { pagePaths } from '#contract/pages.ts';
import { ContactSection } from '#web/contact/contact-section.tsx';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Header } from '#web/ui/header.tsx';
import { LogoLink, Wordmark } from '#web/ui/logo.tsx';
import { Page } from '#web/ui/page.tsx';
import { Sample } from './sample.tsx';

export function LandingPage() {
  const { landing, nav } = siteMessages.use();
  return (
    <Page
      title={landing.documentTitle}
      isWholeTitle
      header={
        <Header start={<LogoLink />}>
          <LanguageSwitcher />
          <ButtonLink href={pagePaths.login} look="quiet" className="-mr-4">
            {nav.signIn}
          </ButtonLink>
        </Header>
      }
      footer={<LandingFooter />}
      className="pt-9 pb-16 md:pt-12 md:pb-28"
    >
      <section>
        <h1 className="display max-w-4xl text-[2.375rem] sm:text-5xl lg:text-[3.75rem] lg:leading-[1.06]">
          {landing.title}
        </h1>
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <p className="max-w-xl text-lg text-muted">{landing.lead}</p>
          <div className="lg:text-right">
            <ButtonLink href={pagePaths.plans} look="accent" className="min-h-13 px-7 text-lg">
              {landing.cta}
            </ButtonLink>
            <p className="mt-2 text-muted text-sm">{landing.plansHint}</p>
          </div>
        </div>
      </section>
      <Sample />
      <HowItWorks />
      <ContactSection />
    </Page>
  );
}

function HowItWorks() {
  const { landing } = siteMessages.use();
  return (
    <section aria-labelledby="how" className="mt-20 md:mt-32">
      <h2 id="how" className="display text-3xl md:text-4xl">
        {landing.howTitle}
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {landing.steps.map(([title, text], index) => (
          <li key={title} className="border-ink border-t pt-4">
            <span aria-hidden="true" className="display text-muted text-lg tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-1 font-semibold text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function LandingFooter() {
  const { landing, nav } = siteMessages.use();
  return (
    <footer className="border-line border-t">
      <div className="frame flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8 text-muted text-sm">
        <div>
          <Wordmark />
          <p className="mt-3">
            {landing.footerLine} {landing.footerPlace}.
          </p>
        </div>
        <nav className="-mx-4 flex flex-wrap">
          <ButtonLink href={pagePaths.plans} look="quiet">
            {nav.plans}
          </ButtonLink>
          <ButtonLink href={pagePaths.login} look="quiet">
            {nav.signIn}
          </ButtonLink>
        </nav>
      </div>
    </footer>
  );
}
