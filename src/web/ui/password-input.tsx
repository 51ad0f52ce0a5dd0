import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';

export function PasswordInput(props: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  const { fields } = accountsMessages.use();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <input {...props} type={isShown ? 'text' : 'password'} className="control pr-12" />
      <button
        type="button"
        aria-label={isShown ? fields.hidePassword : fields.showPassword}
        onClick={() => setShown(!isShown)}
        className="quiet-icon absolute top-0 right-0"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
