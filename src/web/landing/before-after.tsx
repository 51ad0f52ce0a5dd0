/** An ad as one finds them, and what the writer makes of the same car. */
export function BeforeAfter() {
  return <section id="examples" />;
}
