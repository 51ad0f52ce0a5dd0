/** Names and what they stand for, one line each. */
export function FactList({ facts }: { facts: readonly (readonly [string, React.ReactNode])[] }) {
  return (
    <dl className="rounded-lg border border-line bg-sheet px-4">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-6 border-line border-b py-2.5 last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
