import { optionNames } from '#domain/copywriting/vocabulary/options/en.ts';
import type { LandingMessages } from './it.ts';

export const en = {
  documentTitle: 'Autoscritto: car ads written from the data',
  hero: {
    title: 'The ad that sells, written from your car’s own data.',
    lead: 'Paste the link of a listing or type the data in. Every claim about the car stays tied to a fact: what is not there, we do not write.',
    start: 'Start for free',
    demo: 'Try the demo',
    free: (descriptions) =>
      descriptions === 1
        ? 'One free description a month, no credit card.'
        : `${descriptions} free descriptions a month, no credit card.`,
    signIn:
      'Signing in takes place on a secure authentication page of the hosting platform, separate from this one.',
  },
  firstText: {
    title: 'Try it on a car you are selling',
    text: 'Make and model are enough. The professional text comes at once, without an account, and we keep nothing about the car.',
    fuelType: 'Fuel',
    unset: 'Not stated',
    price: ['Price in euros', '12,900'],
    fuels: optionNames.fuelType,
    action: 'Write the text',
    pending: 'Writing…',
    withoutScripts: 'Trying it on this page takes JavaScript.',
    answerTitle: 'Your text',
    empty:
      'The text appears here. It says only what you typed: the more data you give, the more it has to say.',
    faults: {
      make: 'Enter the make.',
      model: 'Enter the model.',
      figure: (example) => `Please enter a number, for example ${example}.`,
    },
    failed: 'The text did not arrive. Check your connection and try again.',
    offerTitle: 'With a free account you go on from here',
    offer: [
      'Save the text and edit it: for every claim you see the fact it comes from.',
      'Add equipment, history and faults: the text will tell them.',
      'Choose who it speaks to, and have it in the other four languages too.',
    ],
    register: 'Continue with this car',
  },
  sources: {
    title: 'Reads ads from the marketplaces you already use',
    text: 'Paste the link and find the form filled in. If a marketplace does not let us in, you bring the page you have in front of you.',
    marketplaces: 'Marketplaces',
    makes: 'Makes',
    andMore: 'and the others on your forecourt',
    trademarks: 'Trademarks belong to their owners, who have no connection with us.',
  },
  how: {
    title: 'How it works',
    steps: [
      [
        'Bring the car',
        'Paste the link of your listing or fill in the form. For every value you see where it was found.',
      ],
      ['Choose who it speaks to', 'Buyer, use, selling points: a few choices that truly change the text.'],
      ['Publish', 'Read, copy, paste. Professional, persuasive or Copy Evoluto 5.0, depending on your plan.'],
    ],
    time: (seconds) => `The text is usually ready in under ${seconds} seconds.`,
  },
  features: {
    title: 'One link or four fields. It starts here.',
    text: (styles, languages) =>
      `You get up to ${styles} texts about the same car, each in ${languages} languages.`,
    link: {
      title: 'Import from a link',
      text: 'We read the ad and fill in the form. You check it.',
      label: 'Link of the ad',
      placeholder: 'https://www.example.com/listing',
      hint: 'The saved page, copied text or a list in Excel or CSV will do as well.',
      action: 'Import the ad',
    },
    manual: {
      title: 'Manual entry',
      text: 'For the car that has just come in and is not online yet.',
      fields: {
        make: ['Make', 'Ford'],
        model: ['Model', 'Fiesta'],
        year: ['Year', '2021'],
        mileage: ['Kilometres', '45,000'],
      },
      action: 'Write the description',
    },
    restTitle: 'Then you work on it',
    words: {
      claims: [
        'Every claim has its fact',
        'In the editor you see where each statement comes from. What no fact supports is marked before you publish.',
      ],
      channels: [
        'Fitted to each marketplace',
        'Length, title and format for the place you publish in, with the counter beside the text.',
      ],
      law: [
        'The lines the law asks for',
        'Statutory guarantee, price, consumption of a new car: offered according to the vehicle, with source and date.',
      ],
      difference: [
        'Your stock does not repeat itself',
        'Each text keeps away from the last ones you wrote: two similar cars do not get the same ad.',
      ],
      languages: [
        'Written, not translated',
        'The German version is written from the data, in the words of people who look for a car in Germany. So is every other.',
      ],
      editing: [
        'It stays your text',
        'Edit in place, lock the sentences nobody may touch, have a single one rewritten, go back to an earlier version.',
      ],
    },
  },
  pricing: {
    startFree: 'Start for free',
    guarantee: (days) => `${days}-day money-back guarantee`,
    guaranteeText: (days) =>
      `If you find within the first ${days} days that it is not for you, write to us and we pay you back.`,
    callTitle: 'Which car goes online tomorrow?',
    callText: 'An e-mail address and a password are enough. The car’s data says the rest.',
    call: 'Create your account',
  },
  questions: {
    title: 'What you would ask us on the phone',
    list: [
      [
        'What if the marketplace does not let you read the ad?',
        'It happens: some marketplaces shut programs out. When they do, we tell you, and there are other ways: the page saved from your browser, the copied text, a button to keep among your bookmarks, or the fields by hand.',
      ],
      [
        'Can it write something the car does not have?',
        'The text comes from the data you confirmed and is checked against it. A statement with no fact behind it is marked for you to see. Read it all the same: you know the car, and the ad is your responsibility.',
      ],
      [
        'Can I change the text?',
        'Yes, word by word. You can also have a single sentence rewritten, lock the ones you want to keep and go back to an earlier version.',
      ],
      [
        'Who owns the data and the texts?',
        'What you enter stays yours. The texts are yours to use, change and publish freely, also after you have cancelled.',
      ],
      [
        'What does it cost to cancel?',
        'Nothing. You cancel from the dashboard, keep the plan until the end of the period you paid for, then move to the free plan. Your texts stay in your account.',
      ],
      [
        'Who writes the texts?',
        'A program of ours, built for cars. Whoever runs the service can turn on a language model as well: the vehicle’s data and your notes are then sent to its provider, and the text goes through the same check.',
      ],
    ],
  },
} satisfies LandingMessages;
