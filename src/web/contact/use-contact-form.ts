import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldFaultsOf, sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { contactMessages } from '#web/i18n/contact-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { loadToaster } from '#web/ui/toast/lazy-toaster.tsx';
import { dismissToast, showToast } from '#web/ui/toast/toast-store.ts';
import {
  type ContactFaults,
  type ContactValues,
  contactFields,
  findContactFaults,
} from './find-contact-faults.ts';

/**
 * Sends the form. The fields keep their values themselves, so that nothing is lost that was typed before
 * the page came alive; a success clears them, a failure does not touch them.
 */
export function useContactForm() {
  const words = contactMessages.use();
  const { number } = useFormats();
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [faults, setFaults] = useState<ContactFaults>({});
  const [refusals, setRefusals] = useState(0);
  const [sentence, setSentence] = useState<string>();
  const wasSending = useRef(false);

  // A disabled button loses the focus: give it back when it works again.
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
    wasSending.current = isSending;
  }, [isSending]);
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function refuse(found: ContactFaults) {
    setFaults(found);
    setRefusals((count) => count + 1);
  }

  async function send(values: ContactValues & { website: string }) {
    setSending(true);
    setFaults({});
    setSentence(undefined);
    dismissToast();
    try {
      await call('sendContactMessage', { payload: values });
      form.current?.reset();
      showToast(words.sent);
    } catch (error) {
      const theirs: ContactFaults = fieldFaultsOf(error);
      if (contactFields.some((field) => theirs[field])) refuse(theirs);
      else setSentence(sentenceOf(error));
      showToast({ ...words.failed, variant: 'destructive' });
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const sent = new FormData(event.currentTarget);
    const textOf = (name: string) => String(sent.get(name) ?? '');
    const values = Object.fromEntries(contactFields.map((field) => [field, textOf(field)])) as ContactValues;
    const own = findContactFaults(values, words.faults, number);
    if (Object.keys(own).length > 0) refuse(own);
    else void send({ ...values, website: textOf('website') });
  }

  return {
    formProps: {
      ref: form,
      // In a page that is not alive yet the browser must not send it: outside of a dialog this method does nothing.
      method: 'dialog',
      noValidate: true,
      onSubmit: submit,
      // What is said at the end must arrive without a connection too.
      onFocus: loadToaster,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        if (name in faults) setFaults({ ...faults, [name]: undefined });
      },
    },
    faults,
    isSending,
    /** Why the server would not have it, when it is no field's fault and can be mended. */
    sentence,
  };
}
