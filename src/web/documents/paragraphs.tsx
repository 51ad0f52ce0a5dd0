/** Plain text as paragraphs; an empty line parts them. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={`grid gap-[1em] ${className ?? ''}`}>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
    </div>
  );
}
