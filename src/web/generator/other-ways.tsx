import { Bookmark, ClipboardPaste, FileDown } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { type FileFault, readGivenFile } from '#web/listings/read-given-file.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PasteForm } from './paste-form.tsx';
import { usePageDrop } from './use-page-drop.ts';

interface OtherWaysProps {
  pasted: string;
  isPasting: boolean;
  /** How often the paste form was asked for. */
  timesAsked: number;
  isPending: boolean;
  onPasting(isPasting: boolean): void;
  onPasted(text: string): void;
  onContent(content: string): void;
  /** In base64. */
  onWorkbook(workbook: string): void;
  /** A link was dropped. */
  onLink(url: string): void;
  /** What became of the page that was brought. */
  children: React.ReactNode;
}

/** The ways in without a link: paste, a saved page or stock file, the bookmarklet. */
export function OtherWays({ isPasting, isPending, onPasting, children, ...props }: OtherWaysProps) {
  const words = listingsMessages.use();
  const [fault, setFault] = useState<FileFault | 'several'>();
  const input = useRef<HTMLInputElement>(null);
  const isOver = usePageDrop((transfer) => {
    if (isPending) return;
    const link = transfer.getData('text/uri-list').split(/\r?\n/)[0];
    if (transfer.files.length > 0) void take(transfer.files);
    else if (link) props.onLink(link);
  });

  async function take(files: FileList) {
    const [file] = files;
    if (files.length > 1) return setFault('several');
    if (!file) return;
    const read = await readGivenFile(file);
    setFault('fault' in read ? read.fault : undefined);
    if ('content' in read) props.onContent(read.content);
    if ('workbook' in read) props.onWorkbook(read.workbook);
  }
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.files) await take(target.files);
    target.value = '';
  }

  return (
    <section
      aria-label={words.waysTitle}
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
          accept=".html,.htm,.xhtml,.mht,.mhtml,.txt,.csv,.tsv,.xlsx,.xlsm,.xls,.xml,.json,text/html,text/plain,text/csv"
          aria-label={words.file.open}
          onChange={choose}
          className="sr-only"
          tabIndex={-1}
        />
      </div>
      {fault && !isPending ? (
        <p role="alert" className="mt-2 text-accent-text text-sm">
          {words.file[fault]}
        </p>
      ) : (
        <p className="mt-2 text-muted text-sm max-sm:hidden">{words.file.hint}</p>
      )}
      {isPasting && (
        <PasteForm
          text={props.pasted}
          timesAsked={props.timesAsked}
          isPending={isPending}
          onText={props.onPasted}
          onRead={(text) => {
            setFault(undefined);
            props.onContent(text);
          }}
        />
      )}
      {children}
    </section>
  );
}
