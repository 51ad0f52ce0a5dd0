import { Download, Search } from 'lucide-react';
import { roles, subscriptionStatuses } from '#domain/accounts/user.ts';
import { planIds } from '#domain/subscriptions/plans.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { exportAddressOf, type UserFilter } from './user-filter.ts';

interface UserFiltersProps {
  filter: UserFilter;
  /** The same as the list has it, once the typing rests. */
  exported: UserFilter;
  onChange(filter: UserFilter): void;
}

export function UserFilters({ filter, exported, onChange }: UserFiltersProps) {
  const { users: words, roles: roleNames, statuses } = administrationMessages.use();
  const anybody: Choice = ['', words.all];
  const pick = (part: 'role' | 'plan' | 'status' | 'sort', choices: readonly Choice[]) => (
    <Field label={words[part]} className="min-w-0">
      {(slot) => (
        <Select
          {...slot}
          value={filter[part]}
          onChange={({ target }) => onChange({ ...filter, [part]: target.value })}
        >
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <search className="grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_9rem_9rem_9rem_11rem_auto]">
      <div className="relative col-span-2 md:col-span-4 xl:col-span-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={filter.search}
          maxLength={100}
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
          className="control pl-9"
        />
      </div>
      {pick('role', [anybody, ...roles.map((role): Choice => [role, roleNames[role]])])}
      {pick('plan', [anybody, ...planIds.map((plan): Choice => [plan, plan])])}
      {pick('status', [anybody, ...subscriptionStatuses.map((status): Choice => [status, statuses[status]])])}
      {pick('sort', Object.entries(words.sorts))}
      <a
        href={exportAddressOf(exported)}
        download
        className={buttonStyle('line', 'max-md:col-span-2 md:max-xl:col-span-4 md:max-xl:justify-self-start')}
      >
        <Download aria-hidden="true" className="size-4" />
        {words.export}
      </a>
    </search>
  );
}

type Choice = [value: string, name: string];
