import type { DemoInbox, KeptMail } from './demo-inbox.ts';

const longestList = 50;

/**
 * The last mails of a demo, newest first; `to` may be typed in any case and left empty. Where mails really
 * go out they are listed without their words: links in them are for who gets them.
 */
export async function findDemoMails(
  { inbox, goOut }: { inbox: DemoInbox; goOut: boolean },
  to: string | undefined,
): Promise<KeptMail[]> {
  const mails = await inbox.findNewest(to?.trim().toLowerCase() || undefined, longestList);
  return goOut ? mails.map((mail) => ({ ...mail, text: '', html: '' })) : mails;
}
