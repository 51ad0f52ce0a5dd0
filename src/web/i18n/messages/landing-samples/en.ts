import type { LandingSamplesMessages } from './it.ts';

export const en: LandingSamplesMessages = {
  fromListing: 'From the listing',
  fromNotes: 'From the seller’s notes',
  facts: {
    model: 'Car',
    year: 'Year',
    mileage: 'Mileage',
    engine: 'Engine',
    transmission: 'Gearbox',
    color: 'Colour',
    doors: 'Doors',
    condition: 'Condition',
    warranty: 'Warranty',
    price: 'Price',
  },
  hero: {
    title: 'The persuasive text',
    label: 'Example',
    hint: 'An example car, a real text. Point at or tap the underlined words to see which fact they come from.',
  },
  examples: {
    title: 'Before and after',
    lead: 'One car, two ads. We made up the first, but you will have read many like it. The second was written by Autoscritto from the data below.',
    before: 'Before',
    beforeLabel: 'A made-up example',
    beforeAd: [
      '*** BARGAIN *** TOYOTA YARIS HYBRID *** FIRST TO SEE WILL BUY !!!',
      'Stunning little car, IMMACULATE inside and out, drives like new, always garaged, not a mark on it, must be seen !!',
      'FULLY LOADED: ABS, driver airbag, passenger airbag, ESP, power steering, electric windows, central locking, adjustable steering wheel, rear headrests, 12V socket, reversing cam, etc. etc.',
      'Priced to sell, ono. NO TIME WASTERS, NO SILLY OFFERS !!!',
    ],
    after: 'After',
    afterLabel: 'Professional style',
    data: 'The car’s data',
    changes: 'What has changed',
    notes: {
      first: {
        title: 'What people look for is easy to find',
        text: 'The model is in the first sentence; year and mileage stand together in one.',
      },
      defect: {
        title: 'The defect is stated',
        text: 'The scratch was in the seller’s notes. The text mentions it before the price.',
      },
      tied: {
        title: 'Every fact has its source',
        text: (claims) =>
          `The check found ${claims} claims about the car. All of them are in its data or in the notes.`,
      },
      plain: {
        title: 'No need to shout',
        text: (words) =>
          `${words} words, without “bargain” and without “like new”: nobody can verify either.`,
      },
    },
  },
};
