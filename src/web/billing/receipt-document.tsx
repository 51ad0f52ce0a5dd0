import type { WholeReceipt } from '#contract/billing.ts';

interface ReceiptDocumentProps {
  document: WholeReceipt['document'];
  /** The customer's, whatever the page around speaks. */
  language: string;
}

/** A receipt as a sheet of paper. */
export function ReceiptDocument({ document, language }: ReceiptDocumentProps) {
  const { title, facts, parties, columns, lines, sums, total, notes, sample } = document;
  return (
    <article
      lang={language}
      className="rounded-lg border border-line bg-sheet p-5 md:p-10 print:border-0 print:bg-transparent print:p-0"
    >
      {sample && (
        <p className="mb-6 rounded-md border border-warning/40 border-dashed bg-warning-wash px-4 py-2 text-sm">
          {sample}
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <h1 className="display text-3xl md:text-4xl">{title}</h1>
        <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-1">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        {parties.map(({ label, lines: address }) => (
          <div key={label}>
            <h2 className="text-muted text-sm">{label}</h2>
            {address.map((line, index) => (
              <p key={line} className={index === 0 ? 'break-words font-medium' : 'break-words'}>
                {line}
              </p>
            ))}
          </div>
        ))}
      </div>
      <table className="mt-8 w-full border-collapse">
        <thead>
          <tr className="border-line border-b text-left text-muted text-sm">
            <th className="py-2 pr-4 font-normal">{columns.description}</th>
            <th className="py-2 pr-4 font-normal max-sm:hidden">{columns.period}</th>
            <th className="py-2 text-right font-normal">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ description, period, amount }) => (
            <tr key={description + period + amount} className="border-line border-b align-top">
              <td className="py-3 pr-4">
                {description}
                <span className="block text-muted text-sm tabular-nums sm:hidden">{period}</span>
              </td>
              <td className="py-3 pr-4 text-muted tabular-nums max-sm:hidden">{period}</td>
              <td className="whitespace-nowrap py-3 text-right tabular-nums">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-5 ml-auto grid w-full max-w-xs grid-cols-[1fr_auto] gap-y-1.5">
        {sums.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="pl-6 text-right tabular-nums">{amount}</dd>
          </div>
        ))}
        <dt className="mt-1 border-ink border-t pt-2 font-semibold text-lg">{total[0]}</dt>
        <dd className="mt-1 border-ink border-t pt-2 pl-6 text-right font-semibold text-lg tabular-nums">
          {total[1]}
        </dd>
      </dl>
      <div className="mt-8 grid gap-1 border-line border-t pt-5 text-muted text-sm">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </article>
  );
}
