import { type TargetingField, targetingCaps } from '#domain/vehicles/targeting.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { choiceStyle } from '#web/ui/choice-style.ts';
import { ChoiceGroup } from './choice-group.tsx';
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
    <ChoiceGroup title={title} text={text} chosen={chosen.length} most={most}>
      <div className="flex flex-wrap gap-2">
        {vocabularies[field].map((option) => {
          const isChosen = chosen.includes(option);
          return (
            <label key={option} className={choiceStyle}>
              <input
                type="checkbox"
                name={field}
                value={option}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => dispatch({ type: 'option-toggled', field, option })}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              {names[option]}
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
