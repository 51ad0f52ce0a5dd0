import { KeyRound } from 'lucide-react';
import type { ApiKeyItem } from '#contract/api-keys.ts';
import { apiKeysMessages } from '#web/i18n/api-keys-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { RevokeApiKey } from './revoke-api-key.tsx';

interface ApiKeyRowProps {
  apiKey: ApiKeyItem;
  onRevoked(): void;
}

export function ApiKeyRow({ apiKey, onRevoked }: ApiKeyRowProps) {
  const messages = apiKeysMessages.use();
  const formats = useFormats();
  const { id, name, scopes, lastCharacters, createdAt, lastUsedAt } = apiKey;
  const [only] = scopes;
  const access = messages.access[scopes.length > 1 || !only ? 'both' : only];
  return (
    <li className="flex min-h-16 items-center gap-3 py-3">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="break-words font-medium">{name}</p>
        <p className="text-muted text-sm">
          {access} · {messages.endsIn} <span className="font-mono">{lastCharacters}</span>
        </p>
        <p className="text-muted text-sm tabular-nums">
          {messages.createdAt(formats.mediumDate(createdAt))} ·{' '}
          {lastUsedAt ? messages.lastUsed(formats.dateAndTime(lastUsedAt)) : messages.neverUsed}
        </p>
      </div>
      <RevokeApiKey id={id} name={name} onRevoked={onRevoked} />
    </li>
  );
}
