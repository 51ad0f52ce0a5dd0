import { createRoot, hydrateRoot } from 'react-dom/client';
import { findLocalisedPage, readLocalisedAddress } from '#contract/localised-addresses.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/shared/languages.ts';
import { beginAsVisitor } from './api/session.ts';
import { Application } from './application.tsx';
import { followLanguageLinks } from './i18n/follow-language-links.ts';
import { beginInLanguage, wantedLanguage } from './i18n/language.ts';
import { loadMessages } from './i18n/message-bundle.ts';
import { localisedPageComponents } from './router.tsx';
import { closeMenus } from './ui/close-menus.ts';
import { leaveEntryToBrowser } from './ui/use-page-entry.ts';

const root = document.getElementById('root') as HTMLElement;
if (root.hasChildNodes()) await bringToLife();
else begin();

/** The page has been written beforehand, in the language it says: the same is made of it once more, alive. */
async function bringToLife() {
  const language = answeredLanguage();
  const page = findLocalisedPage(readLocalisedAddress(location.pathname).path);
  beginInLanguage(language);
  beginAsVisitor();
  leaveEntryToBrowser();
  if (page) await localisedPageComponents[page].load();
  await loadMessages(language);
  await new Promise<void>((resolve) => hydrateRoot(root, <Application onAlive={resolve} />));
}

function begin() {
  const language = wantedLanguage() ?? answeredLanguage();
  beginInLanguage(language);
  document.documentElement.lang = language;
  closeMenus();
  followLanguageLinks();
  createRoot(root).render(<Application />);
}

/** The language the server has answered in. */
function answeredLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}
