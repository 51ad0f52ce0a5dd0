import { Copy, Download, Share2 } from 'lucide-react';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { fileNameOf } from '#web/documents/file-name.ts';
import { Paragraphs } from '#web/documents/paragraphs.tsx';
import { useTextTools } from '#web/documents/use-text-tools.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';
import type { VehicleDraft } from './vehicle-draft.ts';

interface ResultDocumentProps {
  style: CopyStyle;
  /** Absent while it is being written. */
  text: string | undefined;
  draft: VehicleDraft;
}

/** A text to read first; what can be done with it stands in one quiet row below. */
export function ResultDocument({ style, text, draft }: ResultDocumentProps) {
  const { documents, generator } = appMessages.use();
  const tools = useTextTools();
  if (!text) return <Writing />;
  const { make, model, year } = draft;
  const fileName = fileNameOf({ make, model, year: Number(year) || undefined }, style);
  return (
    <article className="appear rounded-lg border border-line bg-sheet">
      <div className="px-5 py-7 md:px-12 md:py-12">
        <Paragraphs
          text={text}
          className="mx-auto max-w-[62ch] font-display text-[1.125rem] leading-[1.7] md:text-[1.1875rem]"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-1 border-line border-t px-3 py-2">
        <Button look="quiet" className="px-3" onClick={() => tools.copy(text)}>
          <Copy aria-hidden="true" className="size-4" />
          {documents.copy}
        </Button>
        <Button look="quiet" className="px-3" onClick={() => tools.download(fileName, `${text}\n`)}>
          <Download aria-hidden="true" className="size-4" />
          {documents.download}
        </Button>
        <Button look="quiet" className="px-3" onClick={() => tools.share(`${make} ${model}`, text)}>
          <Share2 aria-hidden="true" className="size-4" />
          {documents.share}
        </Button>
        <span className="ml-auto px-2 text-muted text-sm tabular-nums">
          {generator.wordCount(text.trim().split(/\s+/).length)}
        </span>
      </div>
    </article>
  );
}

function Writing() {
  return (
    <div aria-hidden="true" className="rounded-lg border border-line bg-sheet px-5 py-8 md:px-12 md:py-12">
      <div className="mx-auto grid max-w-[62ch] gap-4">
        {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-2/5'].map((width, index) => (
          <div key={index} className={`h-3 animate-pulse rounded-md bg-sunken ${width}`} />
        ))}
      </div>
    </div>
  );
}
