import { languageNames, languages } from '#domain/shared/languages.ts';
import { Menu, menuEntryStyle } from '#web/ui/menu.tsx';
import { Flag } from './flag.tsx';
import { useLanguage } from './language.ts';
import { LanguageLink } from './language-link.tsx';
import { siteMessages } from './site-messages.ts';

export function LanguageSwitcher() {
  const current = useLanguage();
  const { common } = siteMessages.use();
  return (
    <Menu
      label={`${current.toUpperCase()}, ${common.language}: ${languageNames[current]}`}
      align="end"
      trigger={
        <>
          <Flag language={current} />
          <span className="font-medium text-sm">{current.toUpperCase()}</span>
        </>
      }
    >
      {languages.map((language) => (
        <LanguageLink key={language} language={language} className={menuEntryStyle}>
          <Flag language={language} />
          {languageNames[language]}
        </LanguageLink>
      ))}
    </Menu>
  );
}
