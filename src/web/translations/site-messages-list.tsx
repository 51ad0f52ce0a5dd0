import { listMessages } from '#web/i18n/list-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { MessageList } from './message-list.tsx';

export type SitePart = 'nav' | 'landing' | 'common';

export function SiteMessagesList({ part }: { part: SitePart }) {
  return <MessageList messages={listMessages(wordsOf(siteMessages.use(), part), part)} />;
}

/** The example car's text is no message of the interface. */
function wordsOf(messages: ReturnType<typeof siteMessages.use>, part: SitePart) {
  if (part !== 'landing') return messages[part];
  const { sampleText, ...landing } = messages.landing;
  return landing;
}
