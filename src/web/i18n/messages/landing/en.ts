import { optionNames } from '#domain/copywriting/vocabulary/options/en.ts';
import type { LandingMessages } from './it.ts';

export const en = {
  documentTitle: 'Autoscritto: car ads written from the data',
  hero: {
    title: 'The ad that sells, written from your car’s own data.',
    lead: 'Paste the link to a listing or enter the data. Every claim about the car is tied to a fact: if it is not in the data, we do not write it.',
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
    withoutScripts: 'You need JavaScript to try it on this page.',
    answerTitle: 'Your text',
    empty:
      'The text appears here. It says only what you typed: the more data you give, the more it has to say.',
    faults: {
      make: 'Enter the make.',
      model: 'Enter the model.',
      figure: (example) => `Please enter a number, for example ${example}.`,
    },
    failed: 'The text did not arrive. Check your connection and try again.',
    offerTitle: 'With a free account, you can carry on from here',
    offer: [
      'Save and edit the text: every claim shows the fact it comes from.',
      'Add equipment, history and faults: the text will mention them.',
      'Choose who it speaks to, and have it in the other four languages too.',
    ],
    register: 'Continue with this car',
  },
  sources: {
    title: 'Reads ads from the marketplaces you already use',
    text: 'Paste the link and the form is filled in for you. If a marketplace keeps us out, hand us the page you have open.',
    marketplaces: 'Marketplaces',
    makes: 'Makes',
    andMore: 'and the others on your forecourt',
    trademarks: 'Trademarks belong to their owners, who have no connection with us.',
  },
  how: {
    title: 'How it works',
    steps: [
      [
        'Add the car',
        'Paste the link to your listing or fill in the form. You see where each value was found.',
      ],
      ['Choose who it speaks to', 'Buyer, use, selling points: a few choices that really change the text.'],
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
      label: 'Link to the ad',
      placeholder: 'https://www.example.com/listing',
      hint: 'A saved page, copied text or an Excel or CSV list works too.',
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
        'In the editor you see where each statement comes from. Anything no fact supports is marked before you publish.',
      ],
      channels: [
        'Fitted to each marketplace',
        'Length, title and format to suit the site you publish on, with a counter beside the text.',
      ],
      law: [
        'The lines the law asks for',
        'Statutory rights, price, fuel consumption of a new car: suggested for each vehicle, with source and date.',
      ],
      difference: [
        'Your stock does not repeat itself',
        'Each text steers clear of your recent ones: two similar cars do not get the same ad.',
      ],
      languages: [
        'Written, not translated',
        'The German version is written from the data, in the words of people looking for a car in Germany. The same goes for every language.',
      ],
      editing: [
        'It stays your text',
        'Edit in place, lock sentences that must not change, have a single one rewritten, go back to an earlier version.',
      ],
    },
  },
  pricing: {
    startFree: 'Start for free',
    guarantee: (days) => `${days}-day money-back guarantee`,
    guaranteeText: (days) =>
      `If you find within the first ${days} days that it is not for you, write to us and we will refund you.`,
    callTitle: 'Which car goes online tomorrow?',
    callText: 'An e-mail address and a password are enough. The car’s data does the rest.',
    call: 'Create your account',
  },
  questions: {
    title: 'What you would ask us on the phone',
    list: [
      [
        'What if the marketplace does not let you read the ad?',
        'It happens: some marketplaces shut programs out. When they do, we tell you, and there are other ways: save the page from your browser, copy the text, keep a button among your bookmarks, or fill in the fields by hand.',
      ],
      [
        'Can it write something the car does not have?',
        'The text comes from the data you confirmed and is checked against it. Any statement with no fact behind it is marked. Read it all the same: you know the car, and the ad is your responsibility.',
      ],
      [
        'Can I change the text?',
        'Yes, word by word. You can also have a single sentence rewritten, lock the ones you want to keep and go back to an earlier version.',
      ],
      [
        'Who owns the data and the texts?',
        'What you enter stays yours. The texts are yours to use, change and publish freely, even after you have cancelled.',
      ],
      [
        'What does it cost to cancel?',
        'Nothing. You cancel from the dashboard, keep the plan until the end of the period you paid for, then move to the free plan. Your texts stay in your account.',
      ],
      [
        'Who writes the texts?',
        'Our own program, built for cars. The operator of the service can also turn on a language model: the vehicle’s data and your notes are then sent to its provider, and the text goes through the same check.',
      ],
    ],
  },
} satisfies LandingMessages;
