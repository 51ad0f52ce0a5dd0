import { type TargetingField, targetingCaps } from '#domain/vehicles/targeting.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { ChoiceTile } from '#web/ui/choice-tile.tsx';

interface TargetingGroupProps<Option extends string> {
  field: TargetingField;
  options: readonly Option[];
  chosen: readonly string[];
  words: {
    targeting: Record<TargetingField, readonly string[]>;
    counter(chosen: number, most: number): string;
    counterSpoken(chosen: number, most: number): string;
  };
  /** What an option is called. */
  names: Record<string, string>;
  onToggle(option: Option): void;
}

/** A question about whom the text is for; no more than its cap can be chosen. */
export function TargetingGroup<Option extends string>({
  field,
  options,
  chosen,
  words,
  names,
  onToggle,
}: TargetingGroupProps<Option>) {
  const [title = '', text = ''] = words.targeting[field];
  const most = targetingCaps[field];
  const isFull = chosen.length >= most;
  return (
    <ChoiceGroup
      title={title}
      text={text}
      counter={words.counter(chosen.length, most)}
      counterSpoken={words.counterSpoken(chosen.length, most)}
      hasChosen={chosen.length > 0}
    >
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isChosen = chosen.includes(option);
          return (
            <ChoiceTile
              key={option}
              name={field}
              value={option}
              isChosen={isChosen}
              disabled={isFull && !isChosen}
              onToggle={() => onToggle(option)}
            >
              {names[option]}
            </ChoiceTile>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
