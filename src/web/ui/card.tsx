export function Card({
  className = 'p-5 md:p-6',
  children,
}: {
  className?: string;
  children: React.ReactNode;
}) {
  return <section className={`rounded-lg border border-line bg-sheet ${className}`}>{children}</section>;
}
