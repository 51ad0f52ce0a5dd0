import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
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
      <div className="flex flex-wrap gap-2">
        <Button look="line" disabled={!whole} onClick={() => requestChange({ id })}>
          <Pencil aria-hidden="true" className="size-4" />
          {changing.edit}
        </Button>
        <Link href={`${pagePaths.generator}?from=${id}`} className={buttonStyle('quiet')}>
          <CopyPlus aria-hidden="true" className="size-4" />
          {changing.startFrom}
        </Link>
      </div>
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
