import { landingMessages } from '#web/i18n/landing-messages.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';

/** What a dealer asks before he signs up; an answer unfolds by the browser's own means. */
export function Questions() {
  const { questions } = landingMessages.use();
  return (
    <section
      aria-labelledby="questions-title"
      className="mt-20 grid gap-x-16 gap-y-8 md:mt-32 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <h2 id="questions-title" className="display text-3xl md:text-4xl">
        {questions.title}
      </h2>
      <div>
        {questions.list.map(([question, answer]) => (
          <details
            key={question}
            className="group/question border-line border-t first:border-ink last:border-b"
          >
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3 font-semibold text-lg leading-snug hover:text-accent-text [&::-webkit-details-marker]:hidden">
              {question}
              <LineIcon
                name="plus"
                className="size-5 shrink-0 text-muted transition-transform group-open/question:rotate-45"
              />
            </summary>
            <p className="max-w-2xl pr-8 pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
