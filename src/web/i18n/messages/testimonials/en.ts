import type { TestimonialsMessages } from './it.ts';

export const en: TestimonialsMessages = {
  title: 'What people who sell cars might say',
  note: 'These are examples, not customers: we wrote the names and the words.',
  rating: (stars, most) => `Rating: ${stars} out of ${most}`,
  words: {
    province: {
      name: 'Small-town showroom',
      role: 'Owner',
      location: 'Southern Italy',
      text: 'I paste the link, correct two details and have a text about that car, not about any car.',
    },
    usedCars: {
      name: 'Used cars of every make',
      role: 'Looks after the ads',
      location: 'Northern Italy',
      text: 'I type the notes as they come to me. What I wrote is in the text, and what I did not write stays out.',
    },
    city: {
      name: 'City dealership',
      role: 'Sales office',
      location: 'Central Italy',
      text: 'Buyers from across the border get the German version: the same data, written for people who read German.',
    },
  },
};
