import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';

/** What is missing, and the way to importing it. */
export function ToImport({ children }: { children: string }) {
  const { competitors } = analyticsMessages.use();
  return (
    <>
      <p>{children}</p>
      <Link href={pagePaths.generator} className="quiet-link mt-1 inline-flex min-h-11 items-center">
        {competitors.toGenerator}
      </Link>
    </>
  );
}
