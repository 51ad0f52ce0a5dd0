import type { DemoInbox } from '#domain/mail/demo-inbox.ts';
import { findDemoMails } from '#domain/mail/find-demo-mails.ts';
import type { Handlers } from './handler.ts';

export function mailRoutes({ inbox }: { inbox: DemoInbox }): Pick<Handlers, 'findDemoMails'> {
  return {
    async findDemoMails({ query }) {
      const mails = await findDemoMails(inbox, query.to);
      return mails.map(({ id, to, subject, text, html, createdAt }) => ({
        ...{ id, to, subject, text, html },
        createdAt: createdAt.toISOString(),
      }));
    },
  };
}
