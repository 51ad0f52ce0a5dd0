import { type TargetingField, targetingCaps } from '#domain/vehicles/targeting.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { ChoiceTile } from '#web/ui/choice-tile.tsx';
import type { Generator } from './use-generator.ts';

export function TargetingChoices({
  field,
  flow: { state, dispatch },
}: {
  field: TargetingField;
  flow: Generator;
}) {
  const { generator, optionNames } = appMessages.use();
  const [title = '', text = ''] = generator.targeting[field];
  const chosen: readonly string[] = state.targeting[field];
  const names: Record<string, string> = optionNames[field];
  const most = targetingCaps[field];
  const isFull = chosen.length >= most;
  return (
    <ChoiceGroup
      title={title}
      text={text}
      counter={generator.counter(chosen.length, most)}
      counterSpoken={generator.counterSpoken(chosen.length, most)}
      hasChosen={chosen.length > 0}
    >
      <div className="flex flex-wrap gap-2">
        {vocabularies[field].map((option) => {
          const isChosen = chosen.includes(option);
          return (
            <ChoiceTile
              key={option}
              name={field}
              value={option}
              isChosen={isChosen}
              disabled={isFull && !isChosen}
              onToggle={() => dispatch({ type: 'option-toggled', field, option })}
            >
              {names[option]}
            </ChoiceTile>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
