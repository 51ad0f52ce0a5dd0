import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '#web/api/api-error.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { completeUrl } from './complete-url.ts';
import { OtherWays } from './other-ways.tsx';
import { StockChoice } from './stock-choice.tsx';
import { useAcceptReading } from './use-accept-reading.ts';
import type { Generator } from './use-generator.ts';
import { useImport } from './use-import.ts';

const slowAfter = 6000;

export function ImportForm({ flow }: { flow: Generator }) {
  const { generator } = appMessages.use();
  const { state, dispatch } = flow;
  const reading = useImport(flow);
  const accept = useAcceptReading(flow);
  const { paste } = listingsMessages.use();
  const [isInvalid, setInvalid] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  const refusal = reading.data?.success === false ? reading.data.message : undefined;
  const failure = reading.isError
    ? (sentenceOf(reading.error) ?? generator.importFailed.description)
    : undefined;
  const trouble = refusal ?? failure;
  const isOfLink = reading.variables !== undefined && !('content' in reading.variables);
  const several =
    reading.data?.success && reading.data.others?.length ? [reading.data, ...reading.data.others] : [];

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
  function goPasting() {
    setPasting(true);
    ways.current?.scrollIntoView({ block: 'center' });
  }

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
                onChange={(event) => dispatch({ type: 'url-typed', url: event.target.value })}
                className="control"
              />
              <Button
                type="submit"
                look="accent"
                disabled={!state.url.trim()}
                isPending={reading.isPending}
                className="sm:px-8"
              >
                {generator.importButton}
              </Button>
            </div>
          )}
        </Field>
        {reading.isPending && <ReadingProgress />}
        {trouble && !reading.isPending && (
          <div className="mt-6">
            <Notice {...(isOfLink ? { title: generator.importUnavailable } : {})}>
              <p className="mt-1">{trouble}</p>
              <div className="mt-4 flex flex-wrap gap-3">
                {isOfLink && (
                  <Button look="ink" onClick={goPasting}>
                    {paste.open}
                  </Button>
                )}
                <Button onClick={() => dispatch({ type: 'tab-chosen', tab: 'manual' })}>
                  {generator.fillByHand}
                </Button>
              </div>
            </Notice>
          </div>
        )}
      </form>
      {several.length > 0 && !reading.isPending && <StockChoice readings={several} onChoose={accept} />}
      <div ref={ways}>
        <OtherWays
          isPasting={isPasting}
          isPending={reading.isPending}
          onPasting={setPasting}
          onContent={readContent}
        />
      </div>
    </>
  );
}

function ReadingProgress() {
  const { generator } = appMessages.use();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="appear mt-6">
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-md bg-line">
        <div className="h-full w-1/4 animate-[slide_1.4s_ease-in-out_infinite] rounded-md bg-accent" />
      </div>
      <p role="status" className="mt-2 text-muted text-sm">
        {isSlow ? generator.importingSlow : generator.importing}
      </p>
    </div>
  );
}
