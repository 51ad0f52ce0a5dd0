import { landingMessages } from '#web/i18n/landing-messages.ts';
import { listMessages } from '#web/i18n/list-messages.ts';
import { MessageList } from './message-list.tsx';

/** Apart from the page, so that the words of the landing page come only when they are looked at. */
export function LandingMessagesList() {
  return <MessageList messages={listMessages(landingMessages.use(), 'landing')} />;
}
