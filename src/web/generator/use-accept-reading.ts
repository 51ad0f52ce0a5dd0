import type { VehicleReadingAnswer } from '#contract/listings.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { Generator } from './use-generator.ts';
import { draftOf } from './vehicle-draft.ts';

/** Takes what was read of a vehicle into the draft and goes on to the next step. */
export function useAcceptReading({ dispatch }: Generator) {
  const messages = appMessages.use();
  const formats = useFormats();
  return ({ vehicleData, evidence, conflicts, equipment, version, notes }: VehicleReadingAnswer) =>
    dispatch({
      type: 'vehicle-imported',
      draft: draftOf({ ...vehicleData, details: { version } }, messages, formats),
      ...{ evidence, conflicts, equipment, notes },
    });
}
