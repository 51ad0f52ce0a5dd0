import { Bookmark, ClipboardPaste, FileDown } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { type FileFault, readPageFile } from '#web/listings/read-page-file.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PasteForm } from './paste-form.tsx';

interface OtherWaysProps {
  isPasting: boolean;
  isPending: boolean;
  onPasting(isPasting: boolean): void;
  onContent(content: string): void;
}

/** The ways in when the site refuses a server: paste, a saved page, the bookmarklet. */
export function OtherWays({ isPasting, isPending, onPasting, onContent }: OtherWaysProps) {
  const words = listingsMessages.use();
  const [fault, setFault] = useState<FileFault>();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    const read = await readPageFile(file);
    setFault('fault' in read ? read.fault : undefined);
    if ('content' in read) onContent(read.content);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    void take(event.target.files?.[0]);
    event.target.value = '';
  }

  return (
    <section
      aria-label={words.waysTitle}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'mt-10 rounded-lg border border-line border-dashed p-4 transition-colors sm:p-5',
        isOver && 'border-accent bg-listing-wash',
      )}
    >
      <h2 className="font-medium text-sm">{isOver ? words.file.drop : words.waysTitle}</h2>
      <div className="-ml-2 mt-2 flex flex-wrap gap-x-2 gap-y-1 max-sm:flex-col max-sm:items-start">
        <button
          type="button"
          aria-expanded={isPasting}
          onClick={() => onPasting(!isPasting)}
          className={buttonStyle('quiet', 'text-left')}
        >
          <ClipboardPaste aria-hidden="true" className="size-4 shrink-0" />
          {words.paste.open}
        </button>
        <button
          type="button"
          onClick={() => input.current?.click()}
          disabled={isPending}
          className={buttonStyle('quiet', 'text-left')}
        >
          <FileDown aria-hidden="true" className="size-4 shrink-0" />
          {words.file.open}
        </button>
        <Link href={pagePaths.bookmarklet} className={buttonStyle('quiet', 'text-left')}>
          <Bookmark aria-hidden="true" className="size-4 shrink-0" />
          {words.bookmarklet.link}
        </Link>
        <input
          ref={input}
          type="file"
          accept=".html,.htm,.xhtml,.mht,.mhtml,.txt,.csv,.tsv,text/html,text/plain,text/csv"
          aria-label={words.file.open}
          onChange={choose}
          className="sr-only"
          tabIndex={-1}
        />
      </div>
      {fault ? (
        <p role="alert" className="mt-2 text-accent-text text-sm">
          {words.file[fault]}
        </p>
      ) : (
        <p className="mt-2 text-muted text-sm max-sm:hidden">{words.file.hint}</p>
      )}
      {isPasting && <PasteForm isPending={isPending} onContent={onContent} />}
    </section>
  );
}
