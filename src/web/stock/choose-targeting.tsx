import {
  type Targeting,
  type TargetingField,
  targetingCaps,
  targetingFields,
} from '#domain/vehicles/targeting.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { toggleOption } from '#web/generator/toggle-option.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { TargetingGroup } from '#web/vehicles/targeting-group.tsx';

interface ChooseTargetingProps {
  targeting: Targeting;
  onChange(targeting: Targeting): void;
}

/** Whom texts are for, question by question. */
export function ChooseTargeting({ targeting, onChange }: ChooseTargetingProps) {
  const { generator, optionNames } = appMessages.use();
  const toggle = (field: TargetingField, option: string) =>
    onChange({
      ...targeting,
      [field]: toggleOption<string>(targeting[field], option, targetingCaps[field]),
    });
  return (
    <div className="mt-4 grid gap-8">
      {targetingFields.map((field) => (
        <TargetingGroup
          key={field}
          field={field}
          options={vocabularies[field]}
          chosen={targeting[field]}
          words={generator}
          names={optionNames[field]}
          onToggle={(option: string) => toggle(field, option)}
        />
      ))}
    </div>
  );
}
