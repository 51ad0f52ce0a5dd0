import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { buttonStyle } from './button-style.ts';

interface BackLinkProps {
  href: string;
  label: string;
  /** By a load of the whole page, out of one whose rights no other page shall have. */
  isFullLoad?: boolean;
}

/** The way back at the end of a header; on a phone its arrow alone. */
export function BackLink({ href, label, isFullLoad = false }: BackLinkProps) {
  const props = { href, className: buttonStyle('quiet', '-mr-4') };
  const content = (
    <>
      <ArrowLeft aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{label}</span>
    </>
  );
  return isFullLoad ? <a {...props}>{content}</a> : <Link {...props}>{content}</Link>;
}
