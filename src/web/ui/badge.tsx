const tones = {
  plain: 'border-line bg-sheet text-ink',
  ink: 'border-ink bg-ink text-on-ink',
  accent: 'border-accent bg-accent text-on-accent',
  good: 'border-good/40 bg-sheet text-good',
  warning: 'border-warning/40 bg-warning-wash text-warning',
};

export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones;
  children: React.ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-md border px-2 py-0.5 font-medium text-sm ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
