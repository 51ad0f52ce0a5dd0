import { useId } from 'react';
import { demoMessages } from '#web/i18n/demo-messages.ts';

/** The bar does not move: the demo writes nothing, it only shows how waiting looks. */
const shownProgress = 75;

export function WritingStep() {
  const { writing } = demoMessages.use();
  const id = useId();
  return (
    <div className="max-w-2xl">
      <h1 className="display text-3xl md:text-4xl">{writing.title}</h1>
      <p className="mt-3 text-muted">{writing.text}</p>
      <div className="mt-8">
        <p className="mb-2 flex justify-between gap-4 font-medium text-sm">
          <span id={id}>{writing.bar}</span>
          <span className="tabular-nums">{writing.share(shownProgress)}</span>
        </p>
        <progress aria-labelledby={id} className="meter" max={100} value={shownProgress} />
      </div>
      <div aria-hidden="true" className="mt-8 grid gap-4">
        {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-2/5'].map((width, index) => (
          <div key={index} className={`h-3 animate-pulse rounded-md bg-sunken ${width}`} />
        ))}
      </div>
    </div>
  );
}
