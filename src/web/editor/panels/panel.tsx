import { ChevronDown } from 'lucide-react';

interface PanelProps {
  title: string;
  /** What the panel comes to, beside its title. */
  summary?: React.ReactNode;
  isOpen?: boolean;
  children: React.ReactNode;
}

/** A tool that can be folded away; its result stays in sight. */
export function Panel({ title, summary, isOpen, children }: PanelProps) {
  return (
    <details open={isOpen} className="group mt-3 border-line border-t pt-1">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">{title}</span>
        {summary && <span className="shrink-0 whitespace-nowrap">{summary}</span>}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
