import type { MailQueue, TakenMail } from './mail-queue.ts';
import type { MailSender } from './mail-sender.ts';

const minute = 60_000;
const hour = 60 * minute;
/** After each failed try; together a little more than two days. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 14 * hour, 24 * hour];
/** Longer than any sender takes, so that a mail in somebody's hands is not sent by another. */
const lease = 5 * minute;
/** What waited longer was written when there was no mail server; its links are dead. */
const longestWait = 7 * 24 * hour;

/** `idle`: nothing was due. `down`: no use in going on now. `next`: there may be more. */
export type Progress = 'idle' | 'down' | 'next';

export interface Postman {
  queue: MailQueue;
  sender: MailSender;
  now(): Date;
  /** Hears of each mail that is given up; names neither address nor content. */
  onGivenUp(what: string): void;
  /** Hears why nothing can be sent, each time it is so. */
  onDown(reason: string): void;
}

/** Sends the mail that waited longest, or puts it back until later. */
export async function sendNextMail(postman: Postman): Promise<Progress> {
  const { queue, sender, now } = postman;
  const taken = await queue.take(now(), new Date(now().getTime() + lease));
  if (!taken) return 'idle';
  if (now().getTime() - taken.createdAt.getTime() > longestWait) {
    await giveUp(postman, taken, 'waited for more than a week');
    return 'next';
  }
  const outcome = await sender.send(taken);
  if (outcome.kind === 'sent') {
    await queue.markSent(taken.id, now());
    return 'next';
  }
  const pause = pauses[taken.tries - 1];
  if (outcome.kind === 'refused' || pause === undefined) {
    await giveUp(postman, taken, outcome.reason);
  } else {
    await queue.retryAt(taken.id, new Date(now().getTime() + pause));
  }
  if (outcome.kind !== 'down') return 'next';
  postman.onDown(outcome.reason);
  return 'down';
}

async function giveUp({ queue, onGivenUp }: Postman, { id, tries }: TakenMail, reason: string) {
  await queue.giveUp(id);
  onGivenUp(`Mail ${id} is given up after ${tries === 1 ? 'one try' : `${tries} tries`}: ${reason}`);
}
