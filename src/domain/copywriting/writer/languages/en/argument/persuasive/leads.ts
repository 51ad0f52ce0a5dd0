import type { Argument } from '../../../../argument/arguments.ts';
import { specialLeads } from './special-leads.ts';

const owners = ['oneOwner', 'oneDriver', 'firstOwner'] as const;
const records = [
  ...(['serviceHistory', 'serviceBook', 'serviceBookKept', 'digitalServiceBook'] as const),
  ...(['serviceInvoices', 'workInvoices'] as const),
] as const;
const care = ['serviced', 'servicedByMaker', 'servicesDone'] as const;

/** First sentences about the strongest thing of the notes, the car with it. */
export const leads: readonly Argument[] = [
  // owners, care, papers
  {
    of: [owners, care],
    say: [
      'Who had it, and who looked after it? {who} {x} and {y}.',
      '{who} {x} and {y}, [which is how you want a used car to begin|and the rest of this advert is easier to believe for it].',
    ],
  },
  {
    of: [owners, 'garaged'],
    say: [
      '{who} {x} and {y}, and [the paint will tell you so|that is the life every car should have].',
      'A used car with an easy life behind it is worth crossing town for. {who} {x} and {y}.',
    ],
  },
  {
    of: [owners, ['neverCrashed', 'nonSmoker']],
    say: [
      'Two questions you were about to ask: {who} {x} and {y}.',
      '{who} {x} and {y}, [which leaves you the pleasant questions|and that clears the air at once].',
    ],
  },
  {
    of: [owners, records],
    say: [
      '{who} {x} and comes with {y}, so [its whole story fits in one folder|you can read its life in an evening].',
      'No gaps to explain: {who} {x} and comes with {y}.',
    ],
  },
  {
    of: [owners],
    say: [
      '{who} {x}, [and you can tell a lot from that|which is the first thing most people ask].',
      'Few used cars can give so short an answer when you ask about owners. {who} {x}.',
      'fewKm :: {who} {x} and has covered only {km}.',
    ],
  },
  {
    of: [care, records],
    say: [
      '{who} {x} and comes with {y}, so [you can check every word|nobody has to take anyone’s word for it].',
      'The proof is in the paperwork: {who} {x} and comes with {y}.',
    ],
  },
  {
    of: [care],
    say: [
      'The way a car was looked after outlasts the shine on its bonnet. {who} {x}.',
      '{who} {x}, [which is what you want to know before anything else|and a car that was looked after shows it for years].',
      'manyKm :: Kilometres worry you less when the care was right: {who} has covered {km} and {x}.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      'Sun, frost, hail and passing trolleys: {who} has been spared most of that, because it {x}.',
      '{who} {x}, [and paint and plastics have had an easy life|so weather is something it has seen through the door].',
    ],
  },
  {
    of: ['neverCrashed'],
    say: [
      'Ask the awkward question first, and the answer is a good one: {who} {x}.',
      '{who} {x}, [and you may look as closely as you like|which is the best place to start].',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      'Open the door and breathe in: {who} {x}.',
      '{who} {x}, [and your nose will agree|as you will notice the moment you get in].',
    ],
  },
  {
    of: [records],
    say: [
      'You need not take our word for how {who} was looked after: it comes with {x}.',
      '{who} comes with {x}, [so its past is there to be read|and it makes good reading].',
      'manyKm :: {who} has covered {km}, and you can read how: it comes with {x}.',
    ],
  },
  // work that is done
  {
    of: [
      ['timingBelt', 'timing', 'timingChain', 'clutch'],
      ['waterPump', 'flywheel', 'brakePads', 'brakeDiscs', 'serviceJustDone', 'newTyres', 'oilChange'],
    ],
    say: [
      'The jobs buyers worry about are done: {who} {has x} and {has y}.',
      '{who} {has x} and {has y}, so [those bills are somebody else’s|the big jobs are behind you before you start].',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'clutch', 'turbo', 'engine']],
    say: [
      'The big job is done already: {who} {has x}.',
      '{who} {has x}, [so that bill is not waiting for you|and that belongs in your sums when you compare prices].',
    ],
  },
  {
    of: [['serviceJustDone', 'lastService']],
    say: [
      '{who} {has x}, [so you can drive off and think about other things|so your first trip need not be to the workshop].',
      'Your first appointment with it need not be at the workshop: {who} {has x}.',
    ],
  },
  {
    of: [['newInspection', 'inspection']],
    say: [
      '{who} {has x}, so there is no test to book before you can enjoy it.',
      'No test to pass before the fun starts: {who} {has x}.',
    ],
  },
  {
    of: ['newTyres'],
    say: [
      'Tyres are the first thing most used cars ask for. Not this one: {who} has {x}.',
      '{who} has {x}, so that bill has already been paid.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage']],
    say: [
      'The figure on the clock is one you can check: {who} has {x}.',
      '{who} has {x}, so you know what you are looking at.',
    ],
  },
  {
    of: ['motorwayMileage'],
    say: [
      'Kilometres are not all alike, and the motorway sort are the gentle ones. {who} has {x}.',
      '{who} has {x}, [the kind that is easiest on a car|and that is the kind to have].',
      'manyKm :: {who} has covered {km}, and they are the gentle kind: it has {x}.',
    ],
  },
  ...specialLeads,
];
