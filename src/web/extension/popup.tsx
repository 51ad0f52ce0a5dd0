import { createRoot } from 'react-dom/client';
import { defaultLanguage, isLanguage } from '#domain/shared/languages.ts';
import { beginInLanguage } from '#web/i18n/language.ts';
import { loadMessages } from '#web/i18n/message-bundle.ts';
import { ExtensionPopup } from './popup/extension-popup.tsx';
import { lookAtTab } from './popup/look-at-tab.ts';

const language = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? defaultLanguage;
beginInLanguage(language);
document.documentElement.lang = language;
const [view] = await Promise.all([lookAtTab(), loadMessages(language)]);
createRoot(document.getElementById('root') as HTMLElement).render(<ExtensionPopup view={view} />);
