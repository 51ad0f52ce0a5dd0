import { useEffect, useRef, useState } from 'react';
import { pagePaths } from '#contract/pages.ts';
import { demoMessages } from '#web/i18n/demo-messages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { TestimonialSection } from '#web/testimonials/testimonial-section.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Header } from '#web/ui/header.tsx';
import { LogoLink } from '#web/ui/logo.tsx';
import { Page } from '#web/ui/page.tsx';
import { AimStep } from './aim-step.tsx';
import { CarStep } from './car-step.tsx';
import { DemoClosing } from './demo-closing.tsx';
import { DemoFigures } from './demo-figures.tsx';
import { type Demo, freshDemo } from './demo-state.ts';
import { DemoStepList } from './demo-step-list.tsx';
import { IntroStep } from './intro-step.tsx';
import { TextsStep } from './texts-step.tsx';
import { WritingStep } from './writing-step.tsx';

/** Milliseconds the demo pretends to write. */
const writingTime = 3000;

/** The product's way in small, with a sample car and without a server. */
export function DemoPage() {
  const messages = demoMessages.use();
  const [state, setState] = useState(freshDemo);
  const demo: Demo = { state, update: (part) => setState((current) => ({ ...current, ...part })) };
  const { step, isWriting } = state;
  const stage = useStage(`${step} ${isWriting}`);

  useEffect(() => {
    if (!isWriting) return;
    const timer = setTimeout(() => setState((current) => ({ ...current, isWriting: false })), writingTime);
    return () => clearTimeout(timer);
  }, [isWriting]);

  return (
    <Page
      title={messages.documentTitle}
      header={
        <Header start={<LogoLink />}>
          <LanguageSwitcher />
          <BackLink href={pagePaths.home} label={messages.back} />
        </Header>
      }
      footer={<SiteFooter />}
      className="pt-6 pb-20 md:pt-8 md:pb-28"
    >
      <p className="mb-6 flex flex-wrap gap-x-3 rounded-md bg-notes-wash px-4 py-2 text-sm">
        <strong className="font-semibold">{messages.strip[0]}</strong>
        {messages.strip[1]}
      </p>
      <DemoStepList current={step} />
      <div ref={stage} tabIndex={-1} className="mt-6 outline-none md:mt-10">
        {step === 0 && <IntroStep onStart={() => demo.update({ step: 1 })} />}
        {step === 1 && <CarStep demo={demo} />}
        {step === 2 && <AimStep demo={demo} />}
        {step === 3 && isWriting && <WritingStep />}
        {step === 3 && !isWriting && <TextsStep onAgain={() => setState(freshDemo)} />}
      </div>
      <DemoFigures />
      <TestimonialSection className="mt-16 md:mt-24" />
      <DemoClosing />
    </Page>
  );
}

/** The part that changes from step to step: it takes the focus, and one sees it from its top. */
function useStage(shown: string) {
  const stage = useRef<HTMLDivElement>(null);
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    stage.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [shown]);
  return stage;
}
