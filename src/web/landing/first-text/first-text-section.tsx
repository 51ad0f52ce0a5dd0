import { landingMessages } from '#web/i18n/landing-messages.ts';
import { FirstTextAnswer } from './first-text-answer.tsx';
import { FirstTextForm } from './first-text-form.tsx';
import { useFirstText } from './use-first-text.ts';

/** The product tried on the spot: a visitor's car on one side, its text on the other. */
export function FirstTextSection() {
  const { firstText: words } = landingMessages.use();
  const { answer, ...form } = useFirstText();
  return (
    <section id="try" aria-labelledby="try-title" tabIndex={-1} className="mt-20 scroll-mt-4 md:mt-32">
      <h2 id="try-title" className="display text-3xl md:text-4xl">
        {words.title}
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-muted">{words.text}</p>
      <div className="mt-9 grid divide-line overflow-hidden rounded-lg border border-line bg-sheet shadow-raised max-lg:divide-y lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:divide-x">
        <FirstTextForm {...form} />
        <FirstTextAnswer answer={answer} isOfLimit={form.failure?.isOfLimit ?? false} />
      </div>
    </section>
  );
}
