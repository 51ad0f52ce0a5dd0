import { KeyRound } from 'lucide-react';
import type { LinkedWay } from '#contract/accounts.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

interface LinkedWayRowProps {
  way: LinkedWay;
  isChanging: boolean;
  disabled: boolean;
  onChange(): void;
}

export function LinkedWayRow({ way, isChanging, disabled, onChange }: LinkedWayRowProps) {
  const { linkedWays } = accountsMessages.use();
  const formats = useFormats();
  const { name, isRemoved } = way;
  return (
    <li className="flex min-h-16 items-center gap-3 py-3">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="break-all">{name}</span>
          {isRemoved && <Badge>{linkedWays.removed}</Badge>}
        </p>
        <p className="text-muted text-sm tabular-nums">
          {linkedWays.linkedAt(formats.dateAndTime(way.linkedAt))}
        </p>
      </div>
      <Button
        aria-label={isRemoved ? linkedWays.allowOf(name) : linkedWays.removeOf(name)}
        isPending={isChanging}
        disabled={disabled}
        onClick={onChange}
      >
        {isRemoved ? linkedWays.allow : linkedWays.remove}
      </Button>
    </li>
  );
}
