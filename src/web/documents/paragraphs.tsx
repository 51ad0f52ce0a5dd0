/** Plain text as paragraphs; an empty line parts them. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={`grid gap-[1em] ${className ?? ''}`}>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line text-wrap">
            {withUnitsKept(paragraph)}
          </p>
        ))}
    </div>
  );
}

/** Shown, but not copied, with a space that never parts a number from its unit. */
const withUnitsKept = (text: string) => text.replace(/(?<=\d) (?=(?:€|km|CV|cc|kW)(?!\p{L}))/gu, '\u00a0');
