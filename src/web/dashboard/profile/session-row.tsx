import { Monitor, Smartphone } from 'lucide-react';
import type { OpenSession } from '#contract/accounts.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { deviceOf } from './device-of.ts';

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  disabled: boolean;
  onEnd(): void;
}

export function SessionRow({ session, isEnding, disabled, onEnd }: SessionRowProps) {
  const { sessions } = accountsMessages.use();
  const formats = useFormats();
  const device = deviceOf(session.userAgent);
  const name = device ? sessions.device(device.browser, device.system) : sessions.unknown;
  const startedAt = formats.dateAndTime(session.startedAt);
  const Icon = device?.isHandheld ? Smartphone : Monitor;
  return (
    <li className="flex min-h-16 items-center gap-3 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        <p className="text-muted text-sm tabular-nums">
          {[sessions.startedAt(startedAt), session.ipAddress].filter(Boolean).join(' · ')}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="good">{sessions.current}</Badge>
      ) : (
        <Button
          aria-label={sessions.endOf(name, startedAt)}
          isPending={isEnding}
          disabled={disabled}
          onClick={onEnd}
        >
          {sessions.end}
        </Button>
      )}
    </li>
  );
}
