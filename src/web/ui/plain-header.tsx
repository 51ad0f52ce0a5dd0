import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { Header } from './header.tsx';
import { LogoLink } from './logo.tsx';

/** The header of a page with nothing but itself: the way home and the language. */
export function PlainHeader() {
  return (
    <Header start={<LogoLink />}>
      <div className="-mr-2">
        <LanguageSwitcher />
      </div>
    </Header>
  );
}
