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
    of: [owners, 'garaged'],
    say: [
      'With {who} you know where it comes from: it {x} and {y}.',
      '{who} {x} and {y}: [for a used car, that is a good start|two things you always hope to hear].',
    ],
  },
  {
    of: [owners, care],
    say: [
      'When you buy a used car, you want to know who drove it and who looked after it. {who} {x} and {y}.',
      '{who} {x} and {y}, so [you know where it comes from|its past is easy to follow].',
    ],
  },
  {
    of: [owners, ['neverCrashed', 'nonSmoker']],
    say: [
      '{who} {x} and {y}: [two answers you always hope for|that is good to know from the start].',
      'You usually ask two questions about a used car, and here are the answers: {who} {x} and {y}.',
    ],
  },
  {
    of: [owners, records],
    say: [
      '{who} {x} and comes with {y}, so [you can read its past|you know how it was kept].',
      'You can follow the whole life of {who}: it {x} and comes with {y}.',
    ],
  },
  {
    of: [owners],
    say: [
      '{who} {x}, [so its history is short and clear|which makes its past easy to follow].',
      'A used car with a short list of owners is easier to judge. {who} {x}.',
      'fewKm :: {who} {x} and has covered only {km}.',
    ],
  },
  {
    of: [care, records],
    say: [
      '{who} {x}, and you can check it for yourself: it comes with {y}.',
      'How a car was looked after matters more than its age. {who} {x} and comes with {y}.',
    ],
  },
  {
    of: [care],
    say: [
      'When you buy a used car, it matters how it was looked after. {who} {x}.',
      '{who} {x}, [and that counts for the years ahead|which is what you hope to hear about a used car].',
      'manyKm :: Kilometres matter less when the care was right: {who} has covered {km} and {x}.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      '{who} {x}, away from sun, frost and hail.',
      'A car that sleeps indoors keeps its paint better. {who} {x}.',
    ],
  },
  {
    of: ['neverCrashed'],
    say: [
      'The first question about a used car has a clear answer here: {who} {x}.',
      '{who} {x}, [and you can look at it as closely as you like|so you can start from there].',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      'You notice it when you open the door: {who} {x}.',
      '{who} {x}, [and you will notice it inside|which you will be glad of every day].',
    ],
  },
  {
    of: [records],
    say: [
      'You need not take our word for how {who} was kept: it comes with {x}.',
      '{who} comes with {x}, [so you can read its past|which you can look through when you come].',
      'manyKm :: {who} has covered {km}, and you can see how: it comes with {x}.',
    ],
  },
  // work that is done
  {
    of: [
      ['timingBelt', 'timing', 'timingChain', 'clutch'],
      ['waterPump', 'flywheel', 'brakePads', 'brakeDiscs', 'serviceJustDone', 'newTyres', 'oilChange'],
    ],
    say: [
      'Some of the bigger jobs on {who} are done: it {has x} and {has y}.',
      '{who} {has x} and {has y}, so [you need not plan for them soon|those jobs are behind you].',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'clutch', 'turbo', 'engine']],
    say: [
      'One of the bigger jobs is behind it already: {who} {has x}.',
      '{who} {has x}, [so you have one job fewer to think about|which is worth knowing before you compare prices].',
    ],
  },
  {
    of: [['serviceJustDone', 'lastService']],
    say: [
      '{who} {has x}, [so you can simply start driving|and you start with that behind you].',
      'You will not begin with a visit to the workshop: {who} {has x}.',
    ],
  },
  {
    of: [['newInspection', 'inspection']],
    say: [
      '{who} {has x}, so you have no test to arrange straight away.',
      '{who} {has x}, [which is one thing less to do|and you can go on from there].',
    ],
  },
  {
    of: ['newTyres'],
    say: [
      'Tyres are not the first thing you will have to buy: {who} has {x}.',
      '{who} has {x}, so that expense is not yours for now.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage']],
    say: [
      'You want to be sure of the kilometres on a used car. {who} has {x}.',
      '{who} has {x}, so the figure on the dashboard is one you can check.',
    ],
  },
  {
    of: ['motorwayMileage'],
    say: [
      'Where the kilometres come from matters too: {who} has {x}.',
      '{who} has {x}, [which is easier on a car than town traffic|worth knowing when you read the figure].',
    ],
  },
  ...specialLeads,
];
