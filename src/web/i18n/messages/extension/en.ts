import type { ExtensionMessages } from '../../extension-messages.ts';

export const en: ExtensionMessages = {
  closed:
    'The browser does not let this page be read. Open an ad, or the form of a marketplace, and press the icon again.',
  ours: {
    none: 'There is no text of a car here. Open the texts of a car, press “Edit” and then the icon again.',
    shown: (place) => `The text in view, for ${place}`,
    against: 'The text contradicts the car’s data:',
    take: 'Take this text along',
    takeAnyway: 'Take it all the same',
    taken: (place) => `Done. Now open the form of ${place} and press the icon again.`,
  },
  kept: {
    title: 'Text at hand',
    writtenFor: (place) => `Written for ${place}`,
    forget: 'Drop',
    none: 'Filling in the form of a marketplace? Open the texts of the car in Autoscritto first and press the icon there.',
  },
  handOver: {
    button: 'Bring to Autoscritto',
    hint: 'Reads the ad in view and opens the generator with the car’s data. No request goes to the site.',
    copied: 'The site keeps its tabs apart. The page is on the clipboard: paste it into Autoscritto.',
    copyFailed: 'The page did not get onto the clipboard. Select all, copy, and paste it into Autoscritto.',
    open: 'Open the generator',
  },
  form: {
    title: 'Fill in the form',
    none: 'This page has no field for the title or the description of an ad.',
    kinds: { title: 'Title', description: 'Description' },
    notFound: {
      title: 'No field for the title: it opens the description.',
      description: 'No field for the description.',
    },
    which: 'Which field? Point at one to see it on the page.',
    leaveOut: 'None',
    unnamed: 'Field without a name',
    replaces: 'There is text in it already: it will be replaced.',
    tooLong: (most, length) =>
      `It takes ${most} characters and the text has ${length}: it is left alone. Choose the right marketplace in Autoscritto.`,
    same: 'Title and description cannot go into the same field.',
    fill: 'Fill in',
    promise: 'It writes into these fields only and sends nothing.',
    outcomes: {
      filled: (field, length) => `${field}: ${length} characters`,
      other: (field) => `${field}: the page changed the text. Please check it.`,
      gone: (field) => `${field}: the field is gone. Press the icon again.`,
    },
    nothingSent: 'Nothing was sent: check the fields that are marked and publish yourself.',
  },
};
