import { Link } from 'wouter';

/** The name, half of it underlined like a claim in a text. */
export function Wordmark() {
  return (
    <span className="display text-[1.375rem] text-ink leading-none tracking-tight">
      Auto
      <span className="underline decoration-2 decoration-accent underline-offset-[5px]">scritto</span>
    </span>
  );
}

export function LogoLink() {
  return (
    <Link href="/" className="inline-flex min-h-11 items-center rounded-md">
      <Wordmark />
    </Link>
  );
}
