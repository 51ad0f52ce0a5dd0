import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Paragraphs } from '#web/documents/paragraphs.tsx';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MakingNotice } from '../making-notice.tsx';
import type { PanelProps } from '../panels/panel-props.ts';

interface ProposalDialogProps extends PanelProps {
  onClose(): void;
}

/** The whole text anew beside the present one, to choose from; nothing changes until one is chosen. */
export function ProposalDialog({ description, language, style, draft, onClose }: ProposalDialogProps) {
  const { proposal: words } = editorMessages.use();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call('proposeText', { params: { id: description.id, language, style } }),
  });
  useEffect(() => mutate(), [mutate]);

  function use(text: string) {
    draft.put(text, undefined, true);
    onClose();
  }
  return (
    <Dialog title={words.title} isOpen onClose={onClose} size="form">
      <p className="mb-5 max-w-[60ch] text-muted">{words.hint}</p>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <section>
          <h3 className="mb-2 text-muted text-sm">{words.present}</h3>
          <Paragraphs text={draft.text} className="font-display leading-[1.6]" />
        </section>
        <section aria-busy={isPending}>
          <h3 className="mb-2 font-semibold text-sm">{words.proposed}</h3>
          {isPending && <Loading />}
          {error && <Notice>{sentenceOf(error) ?? words.failed}</Notice>}
          {data && !isPending && (
            <>
              <MakingNotice making={data.making} />
              <Paragraphs text={data.text} className="font-display leading-[1.6]" />
            </>
          )}
        </section>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button look="ink" disabled={!data || isPending} onClick={() => data && use(data.text)}>
          {words.use}
        </Button>
        <Button disabled={isPending} onClick={() => mutate()}>
          {words.another}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  );
}
