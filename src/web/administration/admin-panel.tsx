import { useState } from 'react';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useAddressTab } from '#web/ui/use-address-tab.ts';
import { BusinessSummary } from './business-summary.tsx';
import { DocumentsPanel } from './documents/documents-panel.tsx';
import { FailedNotice } from './failed-notice.tsx';
import { AuditLog } from './log/audit-log.tsx';
import { ContactList } from './messages/contact-list.tsx';
import { useAdminUsers } from './users/use-admin-users.ts';
import { anyUser } from './users/user-filter.ts';
import { UsersPanel } from './users/users-panel.tsx';

const adminTabs = ['users', 'messages', 'documents', 'log'] as const;

/** What the business comes to, then users, messages, invoices and the log. */
export function AdminPanel() {
  const { title, tabsLabel, tabs, styles, summary } = administrationMessages.use();
  const [tab, setTab] = useAddressTab<(typeof adminTabs)[number]>(adminTabs);
  // Kept while one looks at another tab.
  const [filter, setFilter] = useState(anyUser);
  const all = useAdminUsers(anyUser);
  function find(id: string) {
    setFilter({ ...anyUser, search: id });
    setTab('users');
  }
  const contents = {
    users: <UsersPanel typed={filter} onChange={setFilter} />,
    messages: <ContactList />,
    documents: <DocumentsPanel />,
    log: <AuditLog onFind={find} />,
  };
  return (
    <>
      <h1 className="display text-4xl">{title}</h1>
      <BusinessSummary business={all.data?.pages[0]} />
      {all.isError && tab !== 'users' && (
        <div className="mt-4">
          <FailedNotice
            title={summary.failed}
            error={all.error}
            isRetrying={all.isFetching}
            onRetry={() => all.refetch()}
          />
        </div>
      )}
      <div className="mt-8">
        <Tabs
          label={tabsLabel}
          value={tab}
          onChange={setTab}
          tabs={adminTabs.map((value) => ({ value, label: tabs[value], content: contents[value] }))}
        />
      </div>
      <aside className="mt-10 max-w-2xl rounded-lg bg-sunken px-5 py-4">
        <p className="font-semibold">{styles.title}</p>
        <p className="mt-1 text-muted text-sm">{styles.text}</p>
      </aside>
    </>
  );
}
