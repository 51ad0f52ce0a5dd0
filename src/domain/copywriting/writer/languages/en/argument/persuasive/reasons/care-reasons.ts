import type { Argument } from '../../../../../argument/arguments.ts';

const records = [
  ...(['serviceHistory', 'serviceBook', 'serviceBookKept', 'digitalServiceBook'] as const),
  ...(['serviceInvoices', 'workInvoices'] as const),
] as const;

/** Care, papers, battery and work: what each thing spares or gives the reader. */
export const careReasons: readonly Argument[] = [
  {
    of: [['timingBelt', 'timing'], 'waterPump'],
    say: [
      'It {has x} and {has y}, so you have two jobs fewer to think about.',
      'Two jobs that would be yours are done: it {has x} and {has y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'clutch', 'turbo']],
    say: [
      'It {has x}, so that bill is not waiting for you.',
      'Before you compare prices, note that it {has x}.',
    ],
  },
  {
    of: [['brakePads', 'brakeDiscs', 'brakes']],
    say: ['You need not ask about the brakes first: it {has x}.'],
  },
  {
    of: [['serviceJustDone', 'lastService']],
    say: [
      'It {has x}, so you need not start at the workshop.',
      'You will not have to book a service first: it {has x}.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker', 'servicesDone'], records],
    say: ['It {x}, and you can look through {the y}.', 'You can check that it {x}: it comes with {y}.'],
  },
  {
    of: [['serviced', 'servicedByMaker', 'servicesDone']],
    say: ['It {x}, and you will benefit from that.', 'You can be more relaxed about a used car when it {x}.'],
  },
  {
    of: [records, ['keys', 'manuals']],
    say: ['You receive {x}, together with {y}.'],
  },
  {
    of: [records],
    say: ['You can read what was done and when in {the x}.', 'Ask to see {the x} when you come.'],
  },
  {
    of: ['keys'],
    say: ['You get {x} with it.', 'When you collect it, we hand you {x}.'],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'nonSmoker', 'neverCrashed'],
    ],
    say: ['It {x} and {y}, so you know where it comes from.'],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: ['It {x}, so you can follow its past easily.'],
  },
  {
    of: ['garaged'],
    say: ['It {x}, out of sun and frost.'],
  },
  {
    of: ['nonSmoker'],
    say: ['It {x}, as you will notice when you get in.'],
  },
  {
    of: ['neverCrashed'],
    say: ['You would ask, so here is the answer: it {x}.'],
  },
  {
    of: [['inspection', 'newInspection']],
    say: ['It {has x}, so you have no test to arrange for now.'],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: ['With {x}, you choose at the pump.', 'You have two fuels to choose from, thanks to {the x}.'],
  },
  {
    of: [['chargingCable', 'chargingCables', 'wallbox']],
    say: ['You can charge from the first day, with {x}.', 'For charging you have {x}.'],
  },
  {
    of: ['batteryHealth'],
    say: ['You need not guess about the battery: it has {x}.'],
  },
  {
    of: ['fastCharging'],
    say: ['On a journey {x} shortens your stops.'],
  },
  {
    of: ['heatPump'],
    say: ['In winter {the x} warms you with less energy from the battery.'],
  },
  {
    of: [
      ['shelving', 'workshopFitting'],
      ['bulkhead', 'cargoLining', 'ladderRack'],
    ],
    say: ['Your tools travel in order, with {x} and {y}.'],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: ['Your tools and parts have their place, with {x}.'],
  },
  {
    of: [['bulkhead', 'cargoLining']],
    say: ['When your load moves about, you will be glad of {x}.'],
  },
  {
    of: ['newDriversAllowed'],
    say: ['It {x}, which you will want to know for a first car.'],
  },
  {
    of: ['makerWarrantyUntil'],
    say: ['You still have {x} after the purchase.'],
  },
];
