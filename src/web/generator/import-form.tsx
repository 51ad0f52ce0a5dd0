import { type FormEvent, useState } from 'react';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { completeUrl } from './complete-url.ts';
import { OtherWays } from './other-ways.tsx';
import { ReadingOutcome } from './reading-outcome.tsx';
import type { Generator } from './use-generator.ts';
import { isLink, useImport } from './use-import.ts';

/** What the address ends in that leads here in order to paste. */
export const pasteHash = '#paste';

export function ImportForm({ flow }: { flow: Generator }) {
  const { generator } = appMessages.use();
  const { state, dispatch } = flow;
  const reading = useImport(flow);
  const [isInvalid, setInvalid] = useState(false);
  const isSentToPaste = location.hash === pasteHash;
  const [isPasting, setPasting] = useState(isSentToPaste || state.pasted !== '');
  const [timesAsked, setTimesAsked] = useState(isSentToPaste ? 1 : 0);
  const isOfLink = reading.variables !== undefined && isLink(reading.variables);

  function typeUrl(url: string) {
    setInvalid(false);
    dispatch({ type: 'url-typed', url });
  }
  function pasteText(text: string) {
    // What was read of another text no longer holds.
    if (!isOfLink) reading.reset();
    dispatch({ type: 'page-pasted', text });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const url = completeUrl(state.url);
    setInvalid(!url);
    if (url) reading.mutate({ url });
  }
  function readContent(content: string) {
    const url = completeUrl(state.url);
    reading.mutate({ content, ...(url ? { url } : {}) });
  }
  function showPasting(isShown: boolean) {
    setPasting(isShown);
    if (isShown) setTimesAsked(timesAsked + 1);
  }

  const outcome = (
    <ReadingOutcome reading={reading} flow={flow} {...(isOfLink && { onPaste: () => showPasting(true) })} />
  );
  return (
    <>
      <form noValidate onSubmit={submit}>
        <Field
          label={generator.url}
          hint={generator.urlHint}
          error={isInvalid ? generator.urlInvalid : undefined}
        >
          {(slot) => (
            <div className="flex flex-col gap-3 sm:flex-row">
              <input
                {...slot}
                type="url"
                required
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder="https://"
                readOnly={reading.isPending}
                value={state.url}
                onChange={(event) => typeUrl(event.target.value)}
                className="control"
              />
              <Button
                type="submit"
                look="accent"
                disabled={!state.url.trim() || reading.isPending}
                isPending={reading.isPending && isOfLink}
                className="sm:px-8"
              >
                {generator.importButton}
              </Button>
            </div>
          )}
        </Field>
      </form>
      {isOfLink && outcome}
      <OtherWays
        pasted={state.pasted}
        isPasting={isPasting}
        timesAsked={timesAsked}
        isPending={reading.isPending}
        onPasting={showPasting}
        onPasted={pasteText}
        onContent={readContent}
        onWorkbook={(workbook) => reading.mutate({ workbook })}
        onLink={typeUrl}
      >
        {!isOfLink && outcome}
      </OtherWays>
    </>
  );
}
