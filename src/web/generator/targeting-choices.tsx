import type { TargetingField } from '#domain/vehicles/targeting.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { TargetingGroup } from '#web/vehicles/targeting-group.tsx';
import type { Generator } from './use-generator.ts';

interface TargetingChoicesProps {
  field: TargetingField;
  flow: Generator;
}

export function TargetingChoices({ field, flow: { state, dispatch } }: TargetingChoicesProps) {
  const { generator, optionNames } = appMessages.use();
  return (
    <TargetingGroup
      field={field}
      options={vocabularies[field]}
      chosen={state.targeting[field]}
      words={generator}
      names={optionNames[field]}
      onToggle={(option) => dispatch({ type: 'option-toggled', field, option })}
    />
  );
}
