import type { ChartSheet } from './chart-sheet.ts';

/** What a chart shows, to be read. */
export function SheetTable({ caption, sheet }: { caption: string; sheet: ChartSheet }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-line border-b text-muted">
        <tr>
          {sheet.columns.map((name, place) => (
            <th
              key={name}
              scope="col"
              className={`px-2 pb-2 align-bottom font-medium first:pl-0 last:pr-0 ${place === 0 ? 'text-left' : 'text-right'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map(([head, ...cells], line) => (
          <tr key={line} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2 pr-2 text-left font-medium [overflow-wrap:anywhere]">
              {head?.shown}
            </th>
            {cells.map(({ shown }, place) => (
              <td key={sheet.columns[place + 1]} className="px-2 py-2 text-right last:pr-0">
                {shown}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
