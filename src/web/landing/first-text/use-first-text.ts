import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/shared/languages.ts';
import { ApiError, fieldFaultsOf, sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { keepFirstCar } from '#web/first-car.ts';
import { landingMessages } from '#web/i18n/landing-messages.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import {
  type FirstTextFaults,
  type FirstTextValues,
  findFirstTextFaults,
  firstTextFields,
} from './find-first-text-faults.ts';

export interface FirstText {
  text: string;
  language: Language;
}

/** Why there is no text, when it is no field's fault. */
interface FirstTextFailure {
  sentence: string;
  /** The address has had its texts of the day. */
  isOfLimit: boolean;
}

/**
 * Asks for a visitor's first text. The fields keep their values themselves, so that nothing is lost that was
 * typed before the page came alive; what is sent is kept for the generator, whatever comes of it.
 */
export function useFirstText() {
  const { firstText: words, features } = landingMessages.use();
  const form = useRef<HTMLFormElement>(null);
  const [isWriting, setWriting] = useState(false);
  const [answer, setAnswer] = useState<FirstText>();
  const [faults, setFaults] = useState<FirstTextFaults>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<FirstTextFailure>();

  useEffect(() => {
    if (!refusals || isWriting) return;
    const find = (which: string) => form.current?.querySelector<HTMLElement>(which);
    // A disabled button loses the focus: it gets it back where no field is at fault.
    (find('[aria-invalid="true"]') ?? find('[type="submit"]'))?.focus();
  }, [refusals, isWriting]);

  function refuse(found: FirstTextFaults, why?: FirstTextFailure) {
    setFaults(found);
    setFailure(why);
    setRefusals((count) => count + 1);
  }

  async function write(values: FirstTextValues) {
    setWriting(true);
    setRefusals(0);
    setFaults({});
    setFailure(undefined);
    const language = currentLanguage();
    try {
      const { text } = await call('writeFirstText', { payload: { vehicleData: values } });
      setAnswer({ text, language });
    } catch (error) {
      const theirs: FirstTextFaults = fieldFaultsOf(error);
      if (firstTextFields.some((field) => theirs[field])) refuse(theirs);
      else refuse({}, { sentence: sentenceOf(error) ?? words.failed, isOfLimit: isOfLimit(error) });
    } finally {
      setWriting(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWriting) return;
    const sent = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      firstTextFields.map((field) => [field, String(sent.get(field) ?? '')]),
    ) as FirstTextValues;
    const { year, mileage } = features.manual.fields;
    const examples = { year: year[1] ?? '', mileage: mileage[1] ?? '', price: words.price[1] ?? '' };
    const own = findFirstTextFaults(values, words.faults, examples);
    if (Object.keys(own).length > 0) return refuse(own);
    keepFirstCar(values);
    void write(values);
  }

  return {
    formProps: {
      ref: form,
      // In a page that is not alive yet the browser must not send it: outside of a dialog this method does nothing.
      method: 'dialog',
      noValidate: true,
      onSubmit: submit,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        if (name in faults) setFaults({ ...faults, [name]: undefined });
      },
    },
    ...{ faults, isWriting, answer, failure },
  };
}

const isOfLimit = (error: unknown) => error instanceof ApiError && error.status === 429;
