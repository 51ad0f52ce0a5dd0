import { renderToString } from 'react-dom/server';
import { type LocalisedPage, localisedAddress, localisedPages } from '#contract/localised-addresses.ts';
import { pagePaths } from '#contract/pages.ts';
import { type Language, languages } from '#domain/shared/languages.ts';
import { beginAsVisitor } from '#web/api/session.ts';
import { Application } from '#web/application.tsx';
import { beginInLanguage } from '#web/i18n/language.ts';
import { loadMessages } from '#web/i18n/message-bundle.ts';
import { localisedPageComponents } from '#web/router.tsx';
import { pageHead } from './page-head.ts';
import type { WrittenPage } from './written-page.ts';

beginAsVisitor();

/** The localised pages as a visitor sees them, rendered while this module is loaded. */
export const writtenPages: WrittenPage[] = [];

for (const language of languages) {
  beginInLanguage(language);
  for (const page of localisedPages) {
    await localisedPageComponents[page].load();
    await loadMessages(language);
    writtenPages.push({
      page,
      language,
      needsProgram: page === 'plans' || page === 'demo',
      ...render(page, language),
    });
  }
}

/** React puts the title first; it belongs into the head. */
function render(page: LocalisedPage, language: Language) {
  const html = renderToString(<Application ssrPath={localisedAddress(pagePaths[page], language)} />);
  const [, title, body] = /^<title>(.*?)<\/title>(.*)$/s.exec(html) ?? [];
  if (!title || !body) throw new Error(`Nothing was rendered of ${page} in ${language}`);
  if (/<!--\$[!?]-->/.test(body)) throw new Error(`A part of ${page} in ${language} did not come in time`);
  return { head: pageHead(page, language, title), body };
}
