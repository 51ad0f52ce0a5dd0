import { errorStatuses } from '#contract/error-statuses.ts';
import { developersMessages } from '#web/i18n/developers-messages.ts';

export function ErrorTable() {
  const { errors } = developersMessages.use();
  return (
    <table className="mt-4 text-sm">
      <thead>
        <tr className="border-line border-b text-left">
          <th className="py-2 pr-8 font-medium">{errors.status}</th>
          <th className="py-2 font-medium">{errors.name}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(errorStatuses).map(([name, status]) => (
          <tr key={name} className="border-line border-b">
            <td className="py-1.5 pr-8 tabular-nums">{status}</td>
            <td className="py-1.5 font-mono">{name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
