import { type FormEvent, useState } from 'react';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { Generator } from './use-generator.ts';
import { type FormField, findUnreadable, moveWords } from './vehicle-draft.ts';

/** Takes the typed vehicle over; a figure that cannot be read gets the focus instead, with what is wrong. */
export function useEnterVehicle({ state, dispatch }: Generator) {
  const messages = appMessages.use();
  const formats = useFormats();
  const [tries, setTries] = useState(0);

  /** The words around figures go to the notes, whatever else may be wrong. */
  function enter() {
    dispatch({ type: 'vehicle-entered', ...moveWords(state.draft, state.notes, messages, formats) });
  }

  return {
    draft: state.draft,
    onType: (field: FormField, text: string) => dispatch({ type: 'field-typed', field, text }),
    tries,
    enter,
    /** Whether the vehicle could be taken over. */
    submit(event: FormEvent<HTMLFormElement>): boolean {
      event.preventDefault();
      const [first] = findUnreadable(state.draft);
      if (!first) {
        enter();
        return true;
      }
      setTries(tries + 1);
      const input = event.currentTarget.elements.namedItem(first);
      if (input instanceof HTMLElement) input.focus();
      return false;
    },
  };
}
