import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { requestChange, useChangeRequest } from './change-request.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import type { ChangedVehicle } from './use-change-vehicle.ts';

interface CarDataProps {
  /** The description the car belongs to. */
  id: string;
  /** What its texts did not take over of the last change. */
  outdated: ChangedVehicle['outdated'];
  onChanged(changed: ChangedVehicle): void;
  /** Leads to a text. */
  onOpen(style: CopyStyle): void;
}

/** The way to change a car's data, and what of its texts still says the old ones. */
export function CarData({ id, outdated, onChanged, onOpen }: CarDataProps) {
  const { changing } = appMessages.use();
  const request = useChangeRequest();
  // Nobody comes back to a form that was left with its page.
  useEffect(() => () => requestChange(undefined), []);
  const { data: whole } = useQuery({
    queryKey: queryKeys.description(id),
    queryFn: ({ signal }) => call('getDescription', { params: { id }, signal }),
  });
  const copies = whole && { ...whole.translations, [whole.language]: whole.copy };
  const left = outdated.filter(({ language, style, sentence }) =>
    copies?.[language]?.[style]?.includes(sentence),
  );
  return (
    <div className="grid gap-3">
      <Button
        look="line"
        className="justify-self-start"
        disabled={!whole}
        onClick={() => requestChange({ id })}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {changing.edit}
      </Button>
      <OutdatedNotice outdated={left} onOpen={onOpen} />
      {whole && request?.id === id && (
        <ChangeDialog
          description={whole}
          field={request.field}
          onClose={() => requestChange(undefined)}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}
