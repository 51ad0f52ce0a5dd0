import { retention } from '#domain/accounts/own-data/retention.ts';
import type { MailQueue } from '#domain/mail/mail-queue.ts';
import type { MailSender } from '#domain/mail/mail-sender.ts';
import { type Postman, sendNextMail } from '#domain/mail/send-next-mail.ts';

const second = 1000;
const usualPause = 30 * second;
const hour = 3600 * second;
/** Old mails are deleted, sent or not. */
const keptFor = retention.mailDays * 24 * hour;

export interface MailDelivery {
  /** Call it when a mail was put in: it goes at once. */
  wake(): void;
  /** Resolves when the mail under way is through. */
  stop(): Promise<void>;
}

/**
 * Sends what waits in the outbox, one mail after the other, when woken and every half minute; any number of
 * processes may do so. Without a sender mails wait. `pause` in milliseconds.
 */
export function deliverMails(deps: {
  queue: MailQueue;
  sender: MailSender | undefined;
  now(): Date;
  onError(error: unknown): void;
  pause?: number;
}): MailDelivery {
  const { queue, sender, now, onError } = deps;
  let again: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  let isDown = false;

  async function deliver(postman: Postman) {
    while (isWoken && !isStopped) {
      isWoken = false;
      let progress = await sendNextMail(postman);
      while (progress === 'next' && !isStopped) {
        isDown = false;
        progress = await sendNextMail(postman);
      }
    }
  }

  function begin() {
    if (!sender) return;
    isWoken = true;
    round ??= deliver({
      ...{ queue, sender, now },
      onGivenUp: (what) => onError(new Error(what)),
      onDown(reason) {
        if (!isDown) onError(new Error(`The mail server cannot be used: ${reason}. Mails wait.`));
        isDown = true;
      },
    })
      .catch(onError)
      .finally(() => {
        round = undefined;
        if (isWoken && !isStopped) begin();
      });
  }

  function wake() {
    if (isStopped) return;
    begin();
    // A mail that was put in within a transaction is there when that has ended.
    again ??= setTimeout(() => {
      again = undefined;
      begin();
    }, second).unref();
  }

  let sweeping: Promise<unknown> = Promise.resolve();
  function sweep() {
    sweeping = queue.deleteOlder(new Date(now().getTime() - keptFor)).catch(onError);
  }

  sweep();
  begin();
  const timers = [setInterval(begin, deps.pause ?? usualPause), setInterval(sweep, hour)];
  for (const timer of timers) timer.unref();
  return {
    wake,
    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      clearTimeout(again);
      await Promise.all([round, sweeping]);
    },
  };
}
