import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { Wordmark } from './logo.tsx';

/** Our name at the start of a header, with an arrow back in front of it. */
export function BackMark({ href, label }: { href: string; label: string }) {
  return (
    <>
      <Link href={href} aria-label={label} title={label} className="quiet-icon -ml-3">
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <Wordmark />
    </>
  );
}
