import type { TargetingField } from '#domain/vehicles/targeting.ts';
import { demoMessages } from '#web/i18n/demo-messages.ts';
import { TargetingGroup } from '#web/vehicles/targeting-group.tsx';
import { demoChoices } from './demo-choices.ts';
import type { Demo } from './demo-state.ts';

/** One question of the second step; as in the product, no more than its cap can be chosen. */
export function AimChoices({ field, demo: { state, update } }: { field: TargetingField; demo: Demo }) {
  const { aim, optionNames } = demoMessages.use();
  const chosen = state.targeting[field];

  function toggle(option: string) {
    const next = chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option];
    update({ targeting: { ...state.targeting, [field]: next } });
  }
  return (
    <TargetingGroup
      field={field}
      options={demoChoices[field]}
      chosen={chosen}
      words={aim}
      names={optionNames[field]}
      onToggle={toggle}
    />
  );
}
