import { Link } from 'wouter';
import { buttonStyle } from './button-style.ts';
import { LineIcon } from './line-icon.tsx';

interface BackLinkProps {
  href: string;
  label: string;
  /** By a load of the whole page, out of one whose rights no other page shall have. */
  isFullLoad?: boolean;
}

/** The way back at the end of a header; on a phone its arrow alone. */
export function BackLink({ href, label, isFullLoad = false }: BackLinkProps) {
  const props = { href, className: buttonStyle('quiet', '-mr-4 max-[22rem]:-mr-1.5 max-[22rem]:px-1.5') };
  const content = (
    <>
      <LineIcon name="back" className="size-4" />
      <span className="max-sm:sr-only">{label}</span>
    </>
  );
  return isFullLoad ? <a {...props}>{content}</a> : <Link {...props}>{content}</Link>;
}
