import type { DemoInbox, KeptMail } from './demo-inbox.ts';

const longestList = 50;

/** The last mails of a demo, newest first; `to` may be typed in any case and left empty. */
export function findDemoMails(inbox: DemoInbox, to: string | undefined): Promise<KeptMail[]> {
  return inbox.findNewest(to?.trim().toLowerCase() || undefined, longestList);
}
