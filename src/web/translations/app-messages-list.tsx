import { appMessages } from '#web/i18n/app-messages.ts';
import { listMessages } from '#web/i18n/list-messages.ts';
import { MessageList } from './message-list.tsx';

/** Apart from the page, so that the words of signed-in people come only when they are looked at. */
export function AppMessagesList({ part }: { part: 'dashboard' | 'generator' }) {
  return <MessageList messages={listMessages(appMessages.use()[part], part)} />;
}
