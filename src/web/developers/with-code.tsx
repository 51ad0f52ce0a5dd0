/** A sentence in which `words between backticks` are code. */
export function WithCode({ children }: { children: string }) {
  const parts = children.split('`');
  return (
    <>
      {parts.map((part, index) =>
        index % 2 ? (
          <code key={index} className="break-words font-mono text-[0.9em]">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </>
  );
}
