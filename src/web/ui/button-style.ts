import { classNames } from './class-names.ts';

export type ButtonLook = 'accent' | 'ink' | 'line' | 'quiet';

const looks = {
  accent: 'bg-accent text-on-accent hover:bg-accent-deep',
  ink: 'bg-ink text-on-ink hover:bg-ink/85',
  line: 'border border-edge bg-sheet text-ink hover:border-ink',
  quiet: 'text-ink hover:bg-sunken',
} satisfies Record<ButtonLook, string>;

/** One look for buttons and for links that act like one. */
export function buttonStyle(look: ButtonLook = 'line', extra?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 py-2 text-center font-medium leading-snug transition-colors [&>svg]:shrink-0',
    'disabled:bg-sunken disabled:text-muted disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted',
    looks[look],
    extra,
  );
}
