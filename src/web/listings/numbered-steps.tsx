interface NumberedStepsProps {
  /** What to do, and how. */
  steps: readonly (readonly string[])[];
  /** One below the heading that they stand under. */
  heading: 'h2' | 'h3';
  /** What the first step is done with. */
  first?: React.ReactNode;
}

/** What to do, one step after the other. */
export function NumberedSteps({ steps, heading: Heading, first }: NumberedStepsProps) {
  return (
    <ol className="mt-8 grid gap-7">
      {steps.map(([title, text], index) => (
        <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
          <span aria-hidden="true" className="display text-2xl text-accent-text">
            {index + 1}
          </span>
          <div>
            <Heading className="font-semibold">{title}</Heading>
            <p className="mt-0.5 text-muted">{text}</p>
            {index === 0 && first}
          </div>
        </li>
      ))}
    </ol>
  );
}
