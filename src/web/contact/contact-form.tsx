import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { useSession } from '#web/api/session.ts';
import { contactMessages } from '#web/i18n/contact-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, type FieldSlot } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ContactField } from './find-contact-faults.ts';
import { useContactForm } from './use-contact-form.ts';

/** The form by which people write to us; who is signed in finds name and e-mail filled in. */
export function ContactForm() {
  const words = contactMessages.use();
  const { user } = useSession();
  const { formProps, faults, isSending, sentence } = useContactForm();

  const field = (
    name: ContactField,
    control: (slot: FieldSlot & ComponentProps<'input'>) => React.ReactNode,
  ) => {
    const isRequired = name !== 'phone';
    return (
      <Field label={`${words.fields[name]}${isRequired ? ' *' : ''}`} error={faults[name]}>
        {(slot) => control({ ...slot, name, 'aria-required': isRequired || undefined, className: 'control' })}
      </Field>
    );
  };

  return (
    <form {...formProps} className="grid gap-5">
      {field('name', (slot) => (
        <input
          {...slot}
          autoComplete="name"
          defaultValue={user ? `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim() : ''}
        />
      ))}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {field('email', (slot) => (
          <input {...slot} type="email" autoComplete="email" defaultValue={user?.email ?? ''} />
        ))}
        {field('phone', (slot) => (
          <input {...slot} type="tel" autoComplete="tel" />
        ))}
      </div>
      {field('subject', (slot) => (
        <input {...slot} autoComplete="off" />
      ))}
      {field('message', ({ className, ...slot }) => (
        <textarea {...(slot as FieldSlot)} rows={5} className={`${className} block resize-y`} />
      ))}
      <Trap label={words.leaveEmpty} />
      {sentence && <Notice>{sentence}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" look="ink" isPending={isSending} className="px-6">
          {isSending ? words.pending : words.submit}
        </Button>
        <p className="text-muted text-sm">{words.required}</p>
      </div>
      <p className="text-muted text-sm">
        {words.privacy}{' '}
        <Link href={pagePaths.privacy} className="quiet-link">
          {words.privacyLink}
        </Link>
      </p>
    </form>
  );
}

/** A field that people neither see nor reach: what machines write in it gives them away. */
function Trap({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
