import type { ErrorKind } from '#domain/shared/errors.ts';
import { developersMessages } from '#web/i18n/developers-messages.ts';

/** As programs meet them. */
const statuses = {
  invalid: 400,
  unauthenticated: 401,
  'limit-reached': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'key-reused': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} satisfies Record<ErrorKind | 'internal', number>;

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
        {Object.entries(statuses).map(([name, status]) => (
          <tr key={name} className="border-line border-b">
            <td className="py-1.5 pr-8 tabular-nums">{status}</td>
            <td className="py-1.5 font-mono">{name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
