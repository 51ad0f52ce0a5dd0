import type { Argument } from '../../../../../argument/arguments.ts';

const records = [
  ...(['serviceHistory', 'serviceBook', 'serviceBookKept', 'digitalServiceBook'] as const),
  ...(['serviceInvoices', 'workInvoices'] as const),
] as const;
const owners = ['oneOwner', 'oneDriver', 'firstOwner'] as const;
const care = ['serviced', 'servicedByMaker', 'servicesDone'] as const;

/** Care, papers, battery and work: what each thing spares or gives the reader. */
export const careReasons: readonly Argument[] = [
  {
    of: [['timingBelt', 'timing'], 'waterPump'],
    say: [
      'The expensive jobs are done: it {has x} and {has y}.',
      'It {has x} and {has y}, so those bills are somebody else’s.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'clutch', 'turbo']],
    say: ['It {has x}, so that bill is not waiting for you.', 'One big job is done already: it {has x}.'],
  },
  {
    of: [
      ['gearboxOilChange', 'gearboxService'],
      ['brakes', 'brakePads', 'brakeDiscs'],
    ],
    say: ['It {has x}, a job many owners put off, and it has {y}.'],
  },
  {
    of: [['gearboxOilChange', 'gearboxService']],
    say: ['It {has x}, a job many owners put off.'],
  },
  {
    of: [['brakePads', 'brakeDiscs', 'brakes']],
    say: ['It {has x}, so the stopping is taken care of.'],
  },
  {
    of: [
      ['serviceJustDone', 'lastService'],
      ['anyBattery', 'starterBattery', 'newTyres'],
    ],
    say: ['It {has x} and has {y}, so there is nothing to book before you set off.'],
  },
  {
    of: [['serviceJustDone', 'lastService']],
    say: [
      'It {has x}, so you can drive away and think about something else.',
      'Your first trip need not be to the workshop: it {has x}.',
    ],
  },
  {
    of: [care, records],
    say: ['It {x}, with {y} to prove it.', 'It {x}, and you can follow it all in {the y}.'],
  },
  {
    of: [care, owners],
    say: ['It {y} and {x}, which leaves few questions.'],
  },
  {
    of: [care],
    say: [
      'It {x}, and that is worth more than a shiny bonnet.',
      'It {x}, so it has been in the hands of people who know the model.',
      'lasting :: It {x}, which is how a long life begins.',
    ],
  },
  {
    of: [records, ['keys', 'manuals']],
    say: ['You get {x} and {y} with it.'],
  },
  {
    of: [records],
    say: ['You can read what was done, and when, in {the x}.', 'Have a look through {the x} when you come.'],
  },
  {
    of: ['motorwayMileage'],
    say: ['The kilometres are the gentle sort: {x}.'],
  },
  {
    of: ['keys'],
    say: [
      '{x} (comes/come) with it, for the day one goes missing.',
      'It comes with {x}, so two of you can share it.',
    ],
  },
  {
    of: [owners, ['garaged', 'nonSmoker', 'neverCrashed']],
    say: ['It {x} and {y}, which is the sort of past you hope for.'],
  },
  {
    of: [owners],
    say: ['It {x}, so there is one short story to check.', 'It {x}, and that is soon told.'],
  },
  {
    of: ['garaged'],
    say: ['It {x}, out of the sun, the frost and the hail.'],
  },
  {
    of: ['nonSmoker'],
    say: ['It {x}, as your nose will tell you.'],
  },
  {
    of: ['neverCrashed'],
    say: ['It {x}, and you are welcome to check.'],
  },
  {
    of: [['inspection', 'newInspection']],
    say: ['It {has x}, so there is no test to book for now.'],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem'], 'tanksInspection'],
    say: ['It has {x}, with {y} to go with it.'],
  },
  {
    of: ['tanksInspection'],
    say: ['The tanks are no worry, since it has {x}.'],
  },
  {
    of: [['lpgSystem', 'gasSystem']],
    say: [
      '{the x} gives you a second fuel to choose from every time you stop.',
      'thrifty :: {the x} is the reason to do the sums again.',
    ],
  },
  {
    of: ['cngSystem'],
    say: [
      '{the x} is what makes it worth a second look.',
      'commuter :: {the x} is the reason to choose it for a long way to work.',
    ],
  },
  {
    of: ['petrolReserve'],
    say: ['If the gas pump is shut, {the x} takes you on to the next one.'],
  },
  {
    of: [['chargingCable', 'chargingCables'], 'fastCharging'],
    say: ['For every day it brings {x}, for the long trips {y}.'],
  },
  {
    of: [['chargingCable', 'chargingCables', 'wallbox']],
    say: ['{x} (comes/come) with it, so you can plug in on the first evening.'],
  },
  {
    of: ['batteryHealth'],
    say: ['The battery is no guess: it has {x}.'],
  },
  {
    of: ['ownedBattery'],
    say: ['It has {x}, so no monthly bill follows you home.'],
  },
  {
    of: ['fastCharging'],
    say: [
      'On a trip {x} turns a long stop into a coffee stop.',
      'commuter :: If you forgot to plug in last night, {x} gets you back on your way.',
    ],
  },
  {
    of: ['heatPump'],
    say: ['In winter {the x} warms you and takes less from the battery to do it.'],
  },
  {
    of: ['shelving', ['bulkhead', 'cargoLining', 'ladderRack']],
    say: ['{the x} and {the y} keep every tool where you left it.'],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      'Nothing rolls about in the bends: {the x} keeps tools and parts in their place.',
      'thrifty :: {x} (is/are) already in, so you need not fit it out first.',
    ],
  },
  {
    of: ['bulkhead', 'cargoLining'],
    say: ['{the x} keeps the load where it belongs, and {the y} takes the knocks.'],
  },
  {
    of: ['bulkhead'],
    say: ['When you brake hard, {the x} keeps the load on its own side.'],
  },
  {
    of: ['cargoLining'],
    say: ['{the x} takes the knocks so that the panels do not.'],
  },
  {
    of: ['payload'],
    say: ['It has {x}, and you can plan the day’s drops round that.'],
  },
  {
    of: ['bedLiner', 'rollBar'],
    say: ['{the x} takes the scrapes, and {the y} gives you something to tie down to.'],
  },
  {
    of: ['bedLiner'],
    say: ['{the x} takes the scrapes so that the paint does not.'],
  },
  {
    of: ['newDriversAllowed'],
    say: ['It {x}, so you can get in and go.'],
  },
];
