import type { AuditItem } from '#contract/administration.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { idLength } from '../id-length.ts';

export function AuditRow({ entry }: { entry: AuditItem }) {
  const { log: words, roles, statuses, messages } = administrationMessages.use();
  const formats = useFormats();
  const { at, adminEmail, action, subject, subjectId, before, after } = entry;
  const names: Record<string, string> = { ...roles, ...statuses, new: messages.new, read: messages.read };
  const nameOf = (value: string) => names[value] ?? value;
  const cell = 'max-lg:inline lg:py-2.5 lg:pr-6 lg:align-top [overflow-wrap:anywhere]';
  return (
    <tr className="border-line border-b max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 max-lg:py-3">
      <td className={`${cell} whitespace-nowrap text-muted text-sm tabular-nums max-lg:w-full lg:pt-3`}>
        <time dateTime={at}>{formats.shortDateAndTime(at)}</time>
      </td>
      <td className={`${cell} max-lg:w-full`}>{adminEmail}</td>
      <th scope="row" className={`${cell} text-left font-medium`}>
        {words.actions[action]}
      </th>
      <td className={cell} title={subjectId}>
        {subject} <span className="text-muted text-sm">{subjectId.slice(0, idLength)}</span>
      </td>
      <td className={`${cell} max-lg:w-full`}>
        {before && after ? words.to(nameOf(before), nameOf(after)) : nameOf(after || before)}
      </td>
    </tr>
  );
}
