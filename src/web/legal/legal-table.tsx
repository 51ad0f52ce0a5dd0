import { InlineText } from './inline-text.tsx';

/** A table that becomes a list of its rows where it has no room. */
export function LegalTable({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <table className="w-full text-left text-[0.9375rem] max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-5 align-bottom font-medium text-muted text-sm">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={row[0]}
            className="border-line border-t max-sm:block max-sm:py-2.5 print:break-inside-avoid"
          >
            {row.map((cell, n) => {
              const Cell = n === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={head[n]}
                  scope={n === 0 ? 'row' : undefined}
                  className="min-w-0 py-2.5 pr-5 align-top font-normal max-sm:block max-sm:py-0.5 max-sm:pr-0 first:max-sm:font-medium"
                >
                  {n > 0 && (
                    <span aria-hidden="true" className="text-muted sm:hidden">
                      {head[n]}:{' '}
                    </span>
                  )}
                  <InlineText>{cell}</InlineText>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
