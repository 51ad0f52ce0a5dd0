import { languageNames, languages } from '#domain/shared/languages.ts';
import { Menu, menuEntryStyle } from '#web/ui/menu.tsx';
import { Flag } from './flag.tsx';
import { useLanguage } from './language.ts';
import { changeLanguage } from './message-bundle.ts';
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
        <button
          key={language}
          type="button"
          lang={language}
          aria-current={language === current || undefined}
          onClick={() => void changeLanguage(language)}
          className={menuEntryStyle}
        >
          <Flag language={language} />
          {languageNames[language]}
        </button>
      ))}
    </Menu>
  );
}
