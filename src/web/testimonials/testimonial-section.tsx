import { useId } from 'react';
import { testimonialsMessages } from '#web/i18n/testimonials-messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { ShowroomDrawing } from './showroom-drawing.tsx';
import { mostStars, type Testimonial, testimonialsIn } from './testimonials.ts';

/** What sellers might say, named as examples. */
export function TestimonialSection({ className }: { className?: string }) {
  const messages = testimonialsMessages.use();
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="display text-2xl md:text-3xl">
        {messages.title}
      </h2>
      <p className="mt-2 text-muted">{messages.note}</p>
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {testimonialsIn(messages).map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialFigure testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TestimonialFigure({
  testimonial: { name, role, location, rating, text, avatar },
}: {
  testimonial: Testimonial;
}) {
  return (
    <figure className="flex h-full flex-col gap-4 border-line border-t pt-5">
      <Stars rating={rating} />
      <blockquote className="grow font-display text-[1.0625rem] leading-relaxed">{text}</blockquote>
      <figcaption className="flex items-center gap-3">
        <ShowroomDrawing avatar={avatar} className="size-12 shrink-0" />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-muted text-sm">
            {role}, {location}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

function Stars({ rating }: { rating: number }) {
  const messages = testimonialsMessages.use();
  return (
    <p className="flex gap-0.5">
      <span className="sr-only">{messages.rating(rating, mostStars)}</span>
      {Array.from({ length: mostStars }, (_, index) => (
        <LineIcon
          key={index}
          name="star"
          className={classNames('size-4', index < rating ? 'fill-notes text-notes' : 'text-edge')}
        />
      ))}
    </p>
  );
}
