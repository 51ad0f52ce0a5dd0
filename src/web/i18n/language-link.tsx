import { useLocation } from 'wouter';
import { findLocalisedPage, localisedAddress } from '#contract/localised-addresses.ts';
import type { Language } from '#domain/shared/languages.ts';
import { useLanguage } from './language.ts';
import { changeLanguage } from './message-bundle.ts';

interface LanguageLinkProps {
  language: Language;
  className: string;
  children: React.ReactNode;
}

/** Leads to the page in another language; where our program runs it changes the words in place. */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const current = useLanguage();
  const [path] = useLocation();
  const props = { lang: language, 'aria-current': language === current || undefined, className, children };
  const change = () => void changeLanguage(language);
  if (!findLocalisedPage(path)) return <button type="button" {...props} onClick={change} />;
  return (
    <a
      {...props}
      href={localisedAddress(path, language)}
      hrefLang={language}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        change();
      }}
    />
  );
}
