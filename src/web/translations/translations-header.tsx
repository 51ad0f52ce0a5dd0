import { pagePaths } from '#contract/pages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { translationsMessages } from '#web/i18n/translations-messages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Header } from '#web/ui/header.tsx';
import { LogoLink } from '#web/ui/logo.tsx';

export function TranslationsHeader() {
  const { back } = translationsMessages.use();
  return (
    <Header start={<LogoLink />}>
      <LanguageSwitcher />
      <BackLink href={pagePaths.home} label={back} />
    </Header>
  );
}
