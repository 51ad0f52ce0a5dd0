import { listMessages } from '#web/i18n/list-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { MessageList } from './message-list.tsx';

export function SiteMessagesList({ part }: { part: 'nav' | 'common' }) {
  return <MessageList messages={listMessages(siteMessages.use()[part], part)} />;
}
