import { useEffect, useRef } from 'react';
import { contactMessages } from '#web/i18n/contact-messages.ts';
import { ContactForm } from './contact-form.tsx';

/** Where people write to us, with when somebody is there and how soon we answer. */
export function ContactSection() {
  const words = contactMessages.use();
  const section = useRef<HTMLElement>(null);

  // It comes later than the page, which could not lead there and begins at its top.
  useEffect(() => {
    if (location.hash !== '#contact') return;
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView({ behavior: 'instant' });
      section.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <section
      ref={section}
      id="contact"
      aria-labelledby="contact-title"
      tabIndex={-1}
      className="relative mt-20 scroll-mt-4 md:mt-32"
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="contact-title" className="display text-3xl md:text-4xl">
            {words.title}
          </h2>
          <p className="mt-3 max-w-md text-lg text-muted">{words.text}</p>
          <h3 className="mt-8 border-ink border-t pt-4 font-semibold">{words.hoursTitle}</h3>
          <dl className="mt-2">
            {words.hours.map(([days = '', hours = '']) => (
              <div
                key={days}
                className="flex justify-between gap-4 border-line border-b py-2 last:border-b-0"
              >
                <dt className="text-muted">{days}</dt>
                <dd className="text-right font-medium">{hours}</dd>
              </div>
            ))}
          </dl>
          <h3 className="mt-6 border-ink border-t pt-4 font-semibold">{words.replyTitle}</h3>
          <p className="mt-2 text-muted">{words.reply}</p>
        </div>
        <div className="rounded-lg border border-line bg-sheet p-5 md:p-8">
          <ContactForm />
        </div>
      </div>
    </section>
  );
}
