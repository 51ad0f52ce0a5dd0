import { type TargetingField, targetingCaps } from '#domain/vehicles/targeting.ts';
import { demoMessages } from '#web/i18n/demo-messages.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { ChoiceTile } from '#web/ui/choice-tile.tsx';
import { demoChoices } from './demo-choices.ts';
import type { Demo } from './demo-state.ts';

/** One question of the second step; as in the product, no more than its cap can be chosen. */
export function AimChoices({ field, demo: { state, update } }: { field: TargetingField; demo: Demo }) {
  const { aim, optionNames } = demoMessages.use();
  const [title = '', text = ''] = aim.targeting[field];
  const names: Record<string, string> = optionNames[field];
  const chosen = state.targeting[field];
  const most = targetingCaps[field];
  const isFull = chosen.length >= most;

  function toggle(option: string) {
    const next = chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option];
    update({ targeting: { ...state.targeting, [field]: next } });
  }
  return (
    <ChoiceGroup
      title={title}
      text={text}
      counter={aim.counter(chosen.length, most)}
      counterSpoken={aim.counterSpoken(chosen.length, most)}
      hasChosen={chosen.length > 0}
    >
      <div className="flex flex-wrap gap-2">
        {demoChoices[field].map((option) => {
          const isChosen = chosen.includes(option);
          return (
            <ChoiceTile
              key={option}
              name={field}
              value={option}
              isChosen={isChosen}
              disabled={isFull && !isChosen}
              onToggle={() => toggle(option)}
            >
              {names[option]}
            </ChoiceTile>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
