import { Link, useLocation } from 'wouter';
import { localisedAddress } from '#contract/localised-addresses.ts';
import { pagePaths } from '#contract/pages.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The parts of the landing page that other places lead to. */
export type Anchor = 'features' | 'pricing' | 'examples' | 'contact';

interface AnchorLinkProps {
  to: Anchor;
  className?: string;
  children: React.ReactNode;
}

/** To a part of the landing page: on that page the browser itself scrolls there, from elsewhere the page opens at it. */
export function AnchorLink({ to, ...props }: AnchorLinkProps) {
  const [path] = useLocation();
  const language = useLanguage();
  if (path === pagePaths.home) return <a {...props} href={`#${to}`} />;
  return <Link {...props} href={`${localisedAddress(pagePaths.home, language)}#${to}`} />;
}
