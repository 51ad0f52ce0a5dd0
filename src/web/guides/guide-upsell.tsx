import { pagePaths } from '#contract/pages.ts';
import type { GuideId } from '#domain/guides/guide.ts';
import { guidesMessages } from '#web/i18n/guides-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** What the guide gives, and the plan it belongs to. */
export function GuideUpsell({ guide, isTeamMember }: { guide: GuideId; isTeamMember: boolean }) {
  const { titles, upsell } = guidesMessages.use();
  return (
    <div className="max-w-[38rem] py-4 md:py-10">
      <Badge>{upsell.badge}</Badge>
      <h1 className="display mt-4 text-4xl md:text-5xl">{titles[guide]}</h1>
      <p className="mt-6 text-lg leading-relaxed">{upsell[guide]}</p>
      <p className="mt-4 text-muted">{upsell.inBoth}</p>
      <p className="mt-4 text-muted">{upsell.withElite}</p>
      {isTeamMember ? (
        <p className="mt-8 font-medium">{upsell.ofOwner}</p>
      ) : (
        <ButtonLink href={pagePaths.plans} look="accent" className="mt-8">
          {upsell.button}
        </ButtonLink>
      )}
    </div>
  );
}
