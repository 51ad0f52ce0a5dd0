import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Shows a spinner and takes no further clicks. */
  isPending?: boolean;
}

export function Button({ look, isPending, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      className={buttonStyle(look, className)}
    >
      {isPending && <Spinner />}
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  href: string;
  look?: ButtonLook;
  className?: string;
  children: React.ReactNode;
}

/** A link within the application that looks like a button. */
export function ButtonLink({ href, look, className, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonStyle(look, className)}>
      {children}
    </Link>
  );
}
