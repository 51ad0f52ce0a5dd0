import type { TestimonialsMessages } from '#web/i18n/testimonials-messages.ts';

/** An example of what a kind of showroom might say: nobody real, and shown as an example. */
export interface Testimonial {
  id: TestimonialId;
  name: string;
  role: string;
  location: string;
  /** Whole stars, at most `mostStars`. */
  rating: number;
  text: string;
  /** The showroom as it is drawn. */
  avatar: Avatar;
}

export type TestimonialId = 'province' | 'usedCars' | 'city';
export type Avatar = 'showroom' | 'yard' | 'dealership';

export const mostStars = 5;

const examples = [
  { id: 'province', rating: 5, avatar: 'showroom' },
  { id: 'usedCars', rating: 4, avatar: 'yard' },
  { id: 'city', rating: 5, avatar: 'dealership' },
] as const satisfies readonly Pick<Testimonial, 'id' | 'rating' | 'avatar'>[];

/** The testimonials of the public pages, in the words of one language. */
export const testimonialsIn = ({ words }: Pick<TestimonialsMessages, 'words'>): readonly Testimonial[] =>
  examples.map((example) => ({ ...example, ...words[example.id] }));
