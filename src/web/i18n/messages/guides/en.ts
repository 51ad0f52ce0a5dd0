import type { GuidesMessages } from '../../guides-messages.ts';

export const en: GuidesMessages = {
  titles: {
    training: 'Writing ads that sell',
    strategy: 'Marketing strategy guide',
  },
  back: 'Back to the dashboard',
  contents: 'Contents',
  print: 'Print',
  before: 'Before',
  after: 'After',
  toDo: 'To do',
  progress: (done, all) => `${done} of ${all} things done`,
  keptHere: 'Ticks stay on this device.',
  readOther: 'Read this too',
  failed: 'The guide could not be loaded',
  upsell: {
    badge: 'ELITE plan',
    training:
      'What buyers look at, which facts to give and in which words: titles marketplace by marketplace, photos in order, defects well told, the law in brief, the answer to the first message.',
    strategy:
      'Which car to push where, when to move the price, what to do each week and a plan for ninety days, measured with your own dealership’s figures.',
    inBoth: 'Nine chapters with examples before and after and lists to tick off, to read or to print.',
    withElite:
      'This guide is part of the ELITE plan, along with the three styles of text and up to five accounts.',
    ofOwner: 'The owner chooses your team’s plan: ask them to switch to ELITE.',
    button: 'See the plans',
  },
};
