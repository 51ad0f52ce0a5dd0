import { Copy as CopyIcon } from 'lucide-react';
import { pagePaths } from '#contract/pages.ts';
import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import { planIds, plans } from '#domain/subscriptions/plans.ts';
import { Paragraphs } from '#web/documents/paragraphs.tsx';
import { demoMessages } from '#web/i18n/demo-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { sampleTexts } from './sample-texts.ts';

/** The last step: the sample car in the three styles. */
export function TextsStep({ onAgain }: { onAgain(): void }) {
  const { texts } = demoMessages.use();
  return (
    <>
      <h1 className="display text-3xl md:text-4xl">{texts.title}</h1>
      <p className="mt-3 max-w-2xl text-muted">{texts.text}</p>
      <div className="mt-8 grid gap-6">
        {copyStyles.map((style) => (
          <SampleText key={style} style={style} />
        ))}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={pagePaths.plans} look="accent" className="px-8 max-sm:w-full">
          {texts.plans}
        </ButtonLink>
        <Button onClick={onAgain} className="px-8 max-sm:w-full">
          {texts.again}
        </Button>
      </div>
    </>
  );
}

function SampleText({ style }: { style: CopyStyle }) {
  const { texts } = demoMessages.use();
  const language = useLanguage();
  const text = sampleTexts.use()[style];
  const [name = '', about] = texts.styles[style];
  const plan = planIds.find((id) => plans[id].styles.some((own) => own === style));

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast(texts.copied);
    } catch {
      showToast({ ...texts.copyFailed, variant: 'destructive' });
    }
  }
  return (
    <section className="grid gap-x-12 gap-y-5 rounded-lg border border-line bg-sheet p-5 md:p-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 className="display text-2xl">{name}</h2>
        <p className="mt-1 mb-3 text-muted text-sm">{about}</p>
        {plan && <Badge>{texts.plan(plan)}</Badge>}
      </div>
      <div>
        <article lang={language}>
          <Paragraphs text={text} className="max-w-[42rem] font-display text-[1.125rem] leading-[1.7]" />
        </article>
        <Button aria-label={texts.copyOf(name)} onClick={copy} className="mt-5">
          <CopyIcon aria-hidden="true" className="size-4" />
          {texts.copy}
        </Button>
      </div>
    </section>
  );
}
