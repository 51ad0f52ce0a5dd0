import { useState } from 'react';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusBack } from '#web/ui/use-focus-back.ts';
import { PasswordForm } from './password-form.tsx';

export function PasswordCard() {
  const { password } = accountsMessages.use();
  const [isOpen, setOpen] = useState(false);
  const openButton = useFocusBack(isOpen);
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
      {isOpen && <PasswordForm onClose={() => setOpen(false)} />}
    </Card>
  );
}
