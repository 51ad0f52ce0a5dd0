import { pagePaths } from '#contract/pages.ts';
import { demoMessages } from '#web/i18n/demo-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** What to do after the demo. */
export function DemoClosing() {
  const { closing } = demoMessages.use();
  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg border border-line bg-sheet p-6 md:mt-24 md:p-10">
      <div>
        <h2 className="display text-2xl md:text-3xl">{closing.title}</h2>
        <p className="mt-1 text-muted">{closing.text}</p>
      </div>
      <ButtonLink href={pagePaths.plans} look="ink" className="px-8 max-sm:w-full">
        {closing.action}
      </ButtonLink>
    </section>
  );
}
