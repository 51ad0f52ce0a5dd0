import type { AuditItem } from '#contract/administration.ts';
import type { AdministrationMessages } from '#web/i18n/messages/administration/it.ts';

/** What an entry of the log says was before and is after, in the reader's words. */
export function changeOf({ action, before, after }: AuditItem, messages: AdministrationMessages): string {
  const { log, roles, statuses, users } = messages;
  const names: Record<string, string> = {
    ...{ ...roles, ...statuses, ...log.exported },
    ...{ new: messages.messages.new, read: messages.messages.read },
    ...{ role: users.role, plan: users.plan, status: users.status },
  };
  const nameOf = (value: string) => names[value] ?? value;
  // A file says whom it was filtered by: `role admin, plan PRO, search`.
  if (action === 'export') {
    return after
      .split(', ')
      .map((part) => part.split(' ').map(nameOf).join(': '))
      .join(', ');
  }
  return before && after ? log.to(nameOf(before), nameOf(after)) : nameOf(before || after);
}
