import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { translationsMessages } from '#web/i18n/translations-messages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Header } from '#web/ui/header.tsx';
import { LogoLink } from '#web/ui/logo.tsx';

export function TranslationsHeader() {
  const { back } = translationsMessages.use();
  return (
    <Header start={<LogoLink />}>
      <LanguageSwitcher />
      <Link href={pagePaths.home} className={buttonStyle('quiet', '-mr-4')}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{back}</span>
      </Link>
    </Header>
  );
}
