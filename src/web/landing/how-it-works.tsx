import { landingMessages } from '#web/i18n/landing-messages.ts';
import { claims } from './claims.ts';

export function HowItWorks() {
  const { how } = landingMessages.use();
  return (
    <section
      aria-labelledby="how-title"
      className="mt-20 grid gap-x-16 gap-y-8 md:mt-32 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="how-title" className="display text-3xl md:text-4xl">
          {how.title}
        </h2>
        <p className="mt-3 max-w-xs text-muted">{how.time(claims.secondsToWrite.value)}</p>
      </div>
      <ol>
        {how.steps.map(([title, text], index) => (
          <li
            key={title}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-line border-t py-6 first:border-ink sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="display text-5xl text-muted tabular-nums leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold text-lg">{title}</h3>
              <p className="mt-1 max-w-lg text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
