/** Lines aslant: told from a full field without any colour. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--color-sheet)" />
      <line x1="0" y1="0" x2="0" y2="6" stroke="var(--color-listing)" strokeWidth="4" />
    </pattern>
  );
}
