import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { siteMessages } from '#web/i18n/site-messages.ts';

export function PasswordInput(props: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  const { signIn } = siteMessages.use();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <input {...props} type={isShown ? 'text' : 'password'} className="control pr-12" />
      <button
        type="button"
        aria-label={isShown ? signIn.hidePassword : signIn.showPassword}
        onClick={() => setShown(!isShown)}
        className="quiet-icon absolute top-0 right-0"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
