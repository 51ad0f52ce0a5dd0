import { pluralOf } from '../../formats.ts';
import type { ListingsMessages } from '../../listings-messages.ts';

const items = pluralOf('en', { one: 'item', other: 'items' });

export const en: ListingsMessages = {
  waysTitle: 'If the link is not enough',
  paste: {
    open: 'Paste the page',
    label: 'Text or source of the page',
    hint: 'Open the ad in your browser, select all (Ctrl+A), copy (Ctrl+C) and paste it here. One or more lines from your stock list work too.',
    read: 'Read it',
    tooLong: 'That is too long: paste the page of the ad only.',
    clear: 'Clear',
    slow: 'The page is big or the line is slow, just a moment longer',
    shortened: (letters: string) =>
      `Page pasted: ${letters} characters. You see the beginning; all of it is read.`,
  },
  file: {
    open: 'Open a file',
    hint: 'A saved page (.html, .mht) or the list of your dealer software (.xlsx, .csv, .xml, .json): you can also drop it here.',
    drop: 'Drop the file here',
    otherKind:
      'This file cannot be read: use a saved page (.html, .mht) or a list (.xlsx, .csv, .xml, .json, .txt).',
    tooBig:
      'The file is larger than 5 MB. Save a page as “HTML only”, and keep only the cars you need in a list.',
    empty: 'The file is empty.',
    several: 'One file at a time: choose the page of a single car.',
    unreadable: 'The browser cannot open this file. Save it again and try again.',
  },
  bookmarklet: {
    name: 'Bring to Autoscritto',
    link: 'Use the “Bring to Autoscritto” button',
    documentTitle: 'Bring to Autoscritto',
    title: 'The ad you are looking at, here in one click',
    intro:
      'Some marketplaces keep servers out but let your browser in. This button reads the page you have open and hands it to Autoscritto: no request goes to the site.',
    steps: [
      [
        'Drag the button onto your bookmarks bar',
        'If you cannot see the bar: Ctrl+Shift+B, or Cmd+Shift+B on a Mac.',
      ],
      ['Open your ad', 'On AutoScout24, Subito, mobile.de or your own site, as you always do.'],
      [
        'Press the button in the bar',
        'Autoscritto opens with the data read from the page: you check it and continue.',
      ],
    ],
    dragMe: 'This button is not pressed here: drag it onto your bookmarks bar.',
    phoneTitle: 'On a phone',
    phone:
      'Copy the button’s address, save any bookmark and replace its address with the copied one. Or share the text of the ad and paste it into the generator.',
    copyCode: 'Copy the address',
    copied: { title: 'Copied', description: 'The button’s address is on the clipboard.' },
    copyByHand: 'The browser does not allow copying: select it and copy it from here.',
    back: 'To the generator',
    privacy:
      'The button sends the content of the page to Autoscritto only, without the fields you filled in. Names, phone numbers and e-mail addresses are removed before you see the data.',
    onPage: {
      copied: 'The page is on the clipboard: go back to the Autoscritto tab and paste it.',
      failed:
        'This site does not allow its page to be passed on. Select all, copy, and paste it into Autoscritto.',
    },
    extension: {
      title: 'Or with the browser extension',
      intro:
        'It does the same by an icon beside the address bar, and puts title and description into the form of a marketplace. For Chrome, Edge and other browsers built on Chromium, on a computer.',
      download: 'Download the extension (.zip)',
      steps: [
        [
          'Extract the file into a folder that stays there',
          'The browser reads the extension from that folder: once it is moved or deleted, the extension stops working.',
        ],
        [
          'Open the page of extensions',
          'Type chrome://extensions into the address bar (edge://extensions in Edge) and switch on “Developer mode”.',
        ],
        [
          'Press “Load unpacked”',
          'Choose the folder that holds manifest.json. Then pin the icon of Autoscritto by the puzzle symbol.',
        ],
        [
          'On an ad: press the icon',
          '“Bring to Autoscritto” reads the page and opens the generator with the car’s data.',
        ],
        [
          'On the form of a marketplace: take and fill in',
          'Open the texts of a car here, press the icon and take the text along. Press it again on the form: you see which fields it fills in before it does. You publish.',
        ],
      ],
      privacy:
        'The extension sees a page only when you press its icon, lets no code in from outside, and keeps the text you took until you close the browser.',
    },
  },
  failure: {
    offline: 'No answer: the connection may be down. What you entered stays here, try again.',
    ofPage:
      'Something went wrong on our side and the page was not read. It is still here: try again shortly.',
  },
  arrival: {
    documentTitle: 'A page is coming in',
    waiting: 'Waiting for the page',
    reading: 'Reading the page',
    nothingTitle: 'The page did not arrive',
    nothing:
      'The site keeps its tabs apart. Go back to the ad and press the button again: the page goes to the clipboard, then paste it here.',
    signIn: 'Sign in to have the page read: it stays here and waits for you.',
    signInButton: 'Sign in',
    failed: 'The page arrived but was not read. Try again shortly.',
    signInFirst:
      'The page is too big to wait for you here. Sign in, then go back to the ad and press the button again.',
    again: 'Try again',
  },
  stock: {
    title: 'Which vehicle are you describing?',
    hint: (count) => `There are ${count} in the file.`,
    cut: (count) => `Here are the first ${count}: the file has more.`,
    search: 'Search the file',
    noneFound: 'No vehicle matches.',
    choose: 'Use this one',
    unnamed: 'Unnamed',
  },
  columns: {
    title: 'What do these columns hold?',
    hint: 'Say what each column holds: it is remembered for your next files.',
    unknown: (count) =>
      count === 1
        ? 'One column is not known: say what it is'
        : `${count} columns are not known: say what they are`,
    known: (count) => (count === 1 ? 'One column is known' : `${count} columns are known`),
    whatIs: (header) => `What does “${header}” hold?`,
    choose: 'What is this?',
    readAgain: 'Read the file again',
    ignoreRest: 'The others are not needed',
    notKept: 'Your answer was not saved. Try again shortly.',
    meanings: {
      ignore: 'Not needed',
      name: 'Make and model together',
      power: 'Power in metric hp',
      powerKw: 'Power in kW',
      mileageMiles: 'Mileage in miles',
      equipment: 'Equipment',
      notes: 'Notes',
      currency: 'Currency',
    },
  },
  conflict: {
    titleOfOdd: 'Data to check',
    leaveEmpty: 'Leave empty',
    title: 'The page contradicts itself',
    hint: 'Choose the right value: it goes into the text.',
    taken: 'in use',
    from: (source, where) => `${source}: ${where}`,
    unseen: 'In the code of the page',
  },
  equipment: {
    title: 'Equipment read on the page',
    hint: 'Tap what the car really has: it goes into the notes. The rest stays out.',
    more: (count) => `Show ${count} more`,
    chosen: (count) => `${count} ${items(count)} in the notes`,
  },
  confidence: { high: 'certain', medium: 'written on the page', low: 'to be checked' },
  sureness: 'How sure it is',
};
