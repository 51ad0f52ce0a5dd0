import type { AuditItem } from '#contract/administration.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { idLength } from '../id-length.ts';
import { changeOf } from './change-of.ts';

interface AuditRowProps {
  entry: AuditItem;
  /** Shows the user among the others. */
  onFind(userId: string): void;
}

export function AuditRow({ entry, onFind }: AuditRowProps) {
  const messages = administrationMessages.use();
  const { log: words } = messages;
  const formats = useFormats();
  const { at, adminEmail, action, subject, subjectId } = entry;
  const isOfUser = action === 'role' || action === 'plan' || action === 'status';
  const id = subjectId.slice(0, idLength);
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
      <td className={cell}>
        {subject}{' '}
        {isOfUser ? (
          <button
            type="button"
            aria-label={words.find(id)}
            title={subjectId}
            onClick={() => onFind(subjectId)}
            className="quiet-link text-sm"
          >
            {id}
          </button>
        ) : (
          <span title={subjectId} className="text-muted text-sm">
            {id}
          </span>
        )}
      </td>
      <td className={`${cell} max-lg:w-full`}>{changeOf(entry, messages)}</td>
    </tr>
  );
}
