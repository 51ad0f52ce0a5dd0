import { pagePaths } from '#contract/pages.ts';
import { landingMessages } from '#web/i18n/landing-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { claims } from './claims.ts';
import { HeroSample } from './hero-sample.tsx';

/** The first view: one sentence, one button, and the product at work. */
export function Hero() {
  const { hero } = landingMessages.use();
  return (
    <section>
      <h1 className="display max-w-4xl text-[2.375rem] sm:text-5xl lg:text-[3.75rem] lg:leading-[1.06]">
        {hero.title}
      </h1>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <p className="max-w-xl text-lg text-muted">{hero.lead}</p>
        <div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <ButtonLink href={pagePaths.plans} look="accent" className="min-h-13 px-6 text-lg">
              {hero.start}
            </ButtonLink>
            <ButtonLink
              href={pagePaths.demo}
              look="quiet"
              className="-mx-4 min-h-13 underline decoration-edge underline-offset-4"
            >
              {hero.demo}
            </ButtonLink>
          </div>
          <p className="mt-2 text-muted text-sm">{hero.free(claims.freeDescriptions.value)}</p>
        </div>
      </div>
      <HeroSample />
      <p className="mt-4 flex max-w-2xl gap-2 text-muted text-sm">
        <LineIcon name="lock" className="mt-0.5 size-4 shrink-0" />
        {hero.signIn}
      </p>
    </section>
  );
}
