import { Lock } from 'lucide-react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import { mayUseStyle } from '#domain/subscriptions/entitlements.ts';
import { type PlanId, planIds, plans } from '#domain/subscriptions/plans.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { choiceStyle } from '#web/ui/choice-style.ts';
import type { Generator } from './use-generator.ts';

/** The cheapest plan that writes this style. */
function planFor(style: CopyStyle): PlanId {
  const writes = (id: PlanId) => (plans[id].styles as readonly CopyStyle[]).includes(style);
  return planIds.find(writes) ?? 'ELITE';
}

export function StyleChoices({ flow: { state, dispatch } }: { flow: Generator }) {
  const { generator, styles } = appMessages.use();
  const user = useSignedInUser();
  const isAnyLocked = copyStyles.some((style) => !mayUseStyle(user, style));
  return (
    <ChoiceGroup
      title={generator.stylesTitle}
      text={generator.stylesText}
      counter={generator.counter(state.styles.length, copyStyles.length)}
      counterSpoken={generator.counterSpoken(state.styles.length, copyStyles.length)}
      hasChosen={state.styles.length > 0}
    >
      <div className="grid gap-2 sm:grid-cols-3">
        {copyStyles.map((style) => {
          const [name, text] = styles[style];
          const isLocked = !mayUseStyle(user, style);
          return (
            <label key={style} className={`${choiceStyle} min-h-16 justify-between gap-3`}>
              <input
                type="checkbox"
                name="copyStyles"
                value={style}
                checked={state.styles.includes(style) && !isLocked}
                disabled={isLocked}
                onChange={() => dispatch({ type: 'style-toggled', style })}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-sm opacity-80">
                  {isLocked ? generator.locked(planFor(style)) : text}
                </span>
              </span>
              {isLocked && <Lock aria-hidden="true" className="size-4 shrink-0" />}
            </label>
          );
        })}
      </div>
      {isAnyLocked && (
        <Link href={pagePaths.plans} className="quiet-link mt-2 inline-flex min-h-11 items-center text-sm">
          {generator.upgradeHint}
        </Link>
      )}
    </ChoiceGroup>
  );
}
