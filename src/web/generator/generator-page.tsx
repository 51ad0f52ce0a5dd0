import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { fieldFaultsOf } from '#web/api/api-error.ts';
import { WorkNav } from '#web/dashboard/work-nav.tsx';
import { appMessages } from '#web/i18n/app-messages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { takeReading } from '#web/listings/arrived-reading.ts';
import { BackMark } from '#web/ui/back-mark.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Header } from '#web/ui/header.tsx';
import { Page } from '#web/ui/page.tsx';
import { CarCard } from './car-card.tsx';
import { InputStep } from './input-step.tsx';
import { PersuasiveStep } from './persuasive-step.tsx';
import { ResultsStep } from './results-step.tsx';
import { StepList } from './step-list.tsx';
import { useAcceptReading } from './use-accept-reading.ts';
import { useGenerate } from './use-generate.ts';
import { useGenerator } from './use-generator.ts';
import { usePageDrop } from './use-page-drop.ts';
import { useStartFrom } from './use-start-from.ts';

export function GeneratorPage() {
  const { generator } = appMessages.use();
  const { nav } = siteMessages.use();
  const flow = useGenerator();
  const generate = useGenerate(flow);
  const { step, isWriting } = flow.state;
  const shown = isWriting ? 'generated' : step;
  const wide = shown === 'generated' ? 'max-w-[92rem]' : '';
  const faults = fieldFaultsOf(generate.error);
  const stage = useRef<HTMLDivElement>(null);
  const lastShown = useRef(shown);
  const accept = useAcceptReading(flow);
  const acceptArrived = useEffectEvent(() => {
    const arrived = takeReading();
    if (arrived) accept(arrived);
  });

  useEffect(() => acceptArrived(), []);
  useStartFrom(flow);
  usePageDrop();

  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    stage.current?.focus({ preventScroll: true });
    // A failure leads back to where the button was pressed, not to the top.
    if (!generate.error) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [shown, generate.error]);

  return (
    <Page
      title={generator.documentTitle}
      header={
        <Header
          className={wide}
          nav={<WorkNav />}
          start={<BackMark href={pagePaths.dashboard} label={generator.backToDashboard} />}
        >
          <LanguageSwitcher />
          <Link
            href={pagePaths.plans}
            className={buttonStyle('quiet', '-mr-4 max-[22rem]:-mr-1.5 max-[22rem]:px-1.5')}
          >
            {nav.plans}
          </Link>
        </Header>
      }
      className={classNames('pt-6 pb-24 md:pt-8', wide)}
    >
      <StepList current={shown} flow={flow} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:mt-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <CarCard flow={flow} faults={faults} />
        <div ref={stage} tabIndex={-1} className="min-w-0 outline-none">
          {shown === 'input' && <InputStep flow={flow} faults={faults} />}
          {shown === 'persuasive' && (
            <PersuasiveStep
              flow={flow}
              error={generate.error}
              onGenerate={() => generate.start(flow.state)}
            />
          )}
          {shown === 'generated' && (
            <ResultsStep flow={flow} onStop={generate.stop} onStartOver={generate.reset} />
          )}
        </div>
      </div>
    </Page>
  );
}
