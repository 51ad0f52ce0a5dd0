import { useEffect, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { dismissToast } from '#web/ui/toast/toast-store.ts';
import { FileColumns } from './file-columns.tsx';
import { StockChoice } from './stock-choice.tsx';
import { useAcceptReading } from './use-accept-reading.ts';
import type { Generator } from './use-generator.ts';
import { isOfStock, type useImport } from './use-import.ts';

const slowAfter = 6000;
const keyOf = (columns: readonly { header: string }[]) => columns.map(({ header }) => header).join();

interface ReadingOutcomeProps {
  reading: ReturnType<typeof useImport>;
  flow: Generator;
  /** Of a link: the way to paste its page instead. */
  onPaste?(): void;
}

/** What becomes of a reading, right where it was asked for: on its way, refused, or several vehicles. */
export function ReadingOutcome({ reading, flow, onPaste }: ReadingOutcomeProps) {
  const { generator } = appMessages.use();
  const { failure, paste } = listingsMessages.use();
  const accept = useAcceptReading(flow);
  const { data, error, isPending } = reading;
  if (isPending) return <ReadingProgress slowly={onPaste ? generator.importingSlow : paste.slow} />;
  const columns = data?.columns ?? [];
  if (data?.success && isOfStock(data)) {
    return (
      <StockChoice readings={[data, ...(data.others ?? [])]} isCut={data.isCut} onChoose={accept}>
        <FileColumns key={keyOf(columns)} columns={columns} reading={reading} />
      </StockChoice>
    );
  }
  if (data?.success === false && columns.length > 0) {
    return <FileColumns key={keyOf(columns)} columns={columns} reading={reading} message={data.message} />;
  }
  if (data?.success === false) return <Refusal flow={flow} sentence={data.message} onPaste={onPaste} />;
  // Who is signed out is already on his way to sign in.
  if (!error || (error instanceof ApiError && error.isUnauthorized)) return null;
  const ours = onPaste ? generator.importFailed.description : failure.ofPage;
  const sentence = error instanceof ApiError ? (sentenceOf(error) ?? ours) : failure.offline;
  return <Refusal flow={flow} sentence={sentence} onPaste={onPaste} />;
}

interface RefusalProps {
  flow: Generator;
  sentence: string;
  onPaste: (() => void) | undefined;
}

function Refusal({ flow, sentence, onPaste }: RefusalProps) {
  const { generator } = appMessages.use();
  const { paste } = listingsMessages.use();
  const place = useRef<HTMLDivElement>(null);
  function fillByHand() {
    // On a phone it would lie over the form.
    dismissToast();
    flow.dispatch({ type: 'tab-chosen', tab: 'manual' });
  }
  useEffect(() => {
    // Without braces its promise, which new browsers give, would be taken for the way to clean up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="mt-6 scroll-my-6">
      <Notice {...(onPaste ? { title: generator.importUnavailable } : {})}>
        <p className={onPaste && 'mt-1'}>{sentence}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {onPaste && (
            <Button look="ink" onClick={onPaste}>
              {paste.open}
            </Button>
          )}
          <Button onClick={fillByHand}>{generator.fillByHand}</Button>
        </div>
      </Notice>
    </div>
  );
}

function ReadingProgress({ slowly }: { slowly: string }) {
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
        {isSlow ? slowly : generator.importing}
      </p>
    </div>
  );
}
