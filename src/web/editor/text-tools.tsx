import { Copy, Download, History, Languages, RefreshCw, Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '#domain/shared/languages.ts';
import { fileNameOf } from '#web/documents/file-name.ts';
import { useTextTools } from '#web/documents/use-text-tools.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirmedText } from './claims/use-confirmed-text.tsx';
import { TranslationDialog } from './dialogs/translation-dialog.tsx';
import { VersionsDialog } from './dialogs/versions-dialog.tsx';
import type { PanelProps } from './panels/panel-props.ts';

/** What can be done with the whole text, in one quiet row. */
export function TextTools(props: PanelProps & { onTranslated(language: Language): void; onPropose(): void }) {
  const { description, style, draft, claims } = props;
  const { documents, generator } = appMessages.use();
  const words = editorMessages.use();
  const tools = useTextTools();
  const [open, setOpen] = useState<'versions' | 'translation'>();
  const { confirmed, dialog } = useConfirmedText(draft.text, claims);
  const { make, model, year } = description.brief;
  const fileName = fileNameOf({ make, model, year }, style);
  const of = { id: description.id, style };
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap items-center border-line border-t px-3 py-2 sm:gap-x-1">
      <Button
        look="quiet"
        className="px-2 sm:px-3"
        onClick={() => confirmed(() => tools.copy(draft.text, of))}
      >
        <Copy aria-hidden="true" className="size-4" />
        {documents.copy}
      </Button>
      <Button
        look="quiet"
        className="px-2 sm:px-3"
        onClick={() => confirmed(() => tools.download(fileName, `${draft.text}\n`, [of]))}
      >
        <Download aria-hidden="true" className="size-4" />
        {documents.download}
      </Button>
      <Button
        look="quiet"
        className="px-2 sm:px-3"
        onClick={() => confirmed(() => tools.share(`${make} ${model}`, draft.text, of))}
      >
        <Share2 aria-hidden="true" className="size-4" />
        {documents.share}
      </Button>
      <Button look="quiet" className="px-2 sm:px-3" onClick={() => setOpen('translation')}>
        <Languages aria-hidden="true" className="size-4" />
        {words.translate}
      </Button>
      <Button look="quiet" className="px-2 sm:px-3" onClick={props.onPropose}>
        <RefreshCw aria-hidden="true" className="size-4" />
        {words.proposal.ask}
      </Button>
      <Button look="quiet" className="px-2 sm:px-3" onClick={() => setOpen('versions')}>
        <History aria-hidden="true" className="size-4" />
        {words.versions}
      </Button>
      <Button
        look="quiet"
        className="px-2 disabled:bg-transparent sm:px-3"
        disabled={!draft.canUndo}
        onClick={draft.undo}
      >
        <Undo2 aria-hidden="true" className="size-4" />
        {words.undo}
      </Button>
      <span className="ml-auto px-2 text-muted text-sm tabular-nums">
        {generator.wordCount(draft.text.trim().split(/\s+/).filter(Boolean).length)} ·{' '}
        {draft.status === 'failed' ? (
          <button type="button" className="text-accent-text underline" onClick={draft.save}>
            {words.status.failed}
          </button>
        ) : (
          words.status[draft.status]
        )}
      </span>
      <span role="status" className="sr-only">
        {draft.status === 'failed' && words.saveFailed.title}
      </span>
      {dialog}
      <VersionsDialog {...props} isOpen={open === 'versions'} onClose={close} />
      <TranslationDialog
        description={description}
        isSaving={draft.status === 'saving'}
        onSaved={props.onTranslated}
        isOpen={open === 'translation'}
        onClose={close}
      />
    </div>
  );
}
