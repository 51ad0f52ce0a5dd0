import { Link } from 'wouter';

const marks = /\[([^\]]+)\]\((\/[^)\s]*)\)|`([^`]+)`/;

/** Words with `[links](/path)` and `` `technical names` `` in them. */
export function InlineText({ children }: { children: string }) {
  // Split by three groups: plain words, then name and path of a link, then a technical name.
  const parts = children.split(marks);
  return parts.map((part, n) => {
    if (part === undefined || part === '') return null;
    if (n % 4 === 0) return part;
    if (n % 4 === 1) {
      return (
        <Link key={n} href={parts[n + 1] ?? '/'} className="quiet-link">
          {part}
        </Link>
      );
    }
    return n % 4 === 3 ? (
      <code key={n} className="break-words rounded-[3px] bg-sunken px-1 py-0.5 text-[0.9em]">
        {part}
      </code>
    ) : null;
  });
}
