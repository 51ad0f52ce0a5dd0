import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading } from '#web/ui/loading.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { showDifference } from './show-difference.ts';

interface VersionsDialogProps extends PanelProps {
  isOpen: boolean;
  onClose(): void;
}

/** What the text has been, newest first; any of it can come back. */
export function VersionsDialog({
  description,
  language,
  style,
  draft,
  isOpen,
  onClose,
}: VersionsDialogProps) {
  const words = editorMessages.use();
  const formats = useFormats();
  const params = { id: description.id, language, style };
  const versions = useQuery({
    queryKey: queryKeys.textVersions(description.id, language, style),
    queryFn: ({ signal }) => call('findTextVersions', { params, signal }),
    enabled: isOpen,
  });
  return (
    <Dialog title={words.versions} isOpen={isOpen} onClose={onClose} size="form">
      {versions.isError && <p>{words.versionsFailed}</p>}
      {versions.isPending && <Loading />}
      <ol className="grid gap-4">
        {versions.data?.map(({ version, text, origin, createdAt }) => (
          <li key={version} className="border-line border-t pt-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-muted text-sm">
                {words.origins[origin]} · {formats.dateAndTime(createdAt)}
              </span>
              {text === draft.text ? (
                <span className="text-good text-sm">{words.present}</span>
              ) : (
                <Button
                  className="px-3"
                  onClick={() => {
                    draft.put(
                      text,
                      draft.locked.filter((sentence) => text.includes(sentence)),
                    );
                    onClose();
                  }}
                >
                  {words.restore}
                </Button>
              )}
            </div>
            <p className="mt-2 line-clamp-4 whitespace-pre-line font-display">
              {showDifference(text, draft.text)}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
