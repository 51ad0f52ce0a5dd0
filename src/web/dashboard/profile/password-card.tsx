import { useRef, useState } from 'react';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordForm } from './password-form.tsx';

export function PasswordCard() {
  const { password } = accountsMessages.use();
  const [isOpen, setOpen] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    requestAnimationFrame(() => openButton.current?.focus());
  }

  return (
    <Card>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h2 className="font-semibold">{password.title}</h2>
        {!isOpen && (
          <Button ref={openButton} onClick={() => setOpen(true)}>
            {password.change}
          </Button>
        )}
      </div>
      <p className="mt-1 text-muted text-sm">{password.text}</p>
      {isOpen && <PasswordForm onClose={close} />}
    </Card>
  );
}
