import type { DemoInbox } from '#domain/mail/demo-inbox.ts';
import { findDemoMails } from '#domain/mail/find-demo-mails.ts';
import type { Handlers } from './handler.ts';

export function mailRoutes(deps: { inbox: DemoInbox; goOut: boolean }): Pick<Handlers, 'findDemoMails'> {
  return {
    async findDemoMails({ query }) {
      const mails = await findDemoMails(deps, query.to);
      return mails.map(({ id, to, subject, text, html, createdAt }) => ({
        ...{ id, to, subject, text, html },
        createdAt: createdAt.toISOString(),
      }));
    },
  };
}
