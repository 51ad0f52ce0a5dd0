import { ChevronDown } from 'lucide-react';

interface DisclosureProps {
  title: string;
  children: React.ReactNode;
}

/** Something that is folded away until somebody asks for it. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-sm [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform [details[open]>summary>&]:rotate-180"
        />
        {title}
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
