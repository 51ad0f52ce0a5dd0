import { accountsMessages } from '#web/i18n/accounts-messages.ts';

/** Between two ways to do the same. */
export function OrLine() {
  const { or } = accountsMessages.use();
  return (
    <p className="my-5 flex items-center gap-3 text-muted text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {or}
    </p>
  );
}
