import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about what makes a car right for one sort of buyer. */
export const specialLeads: readonly Argument[] = [
  // gas and battery
  {
    of: [['lpgSystem', 'gasSystem']],
    say: [
      'thrifty :: When a full tank makes you wince, look at another fuel: {who} has {x}.',
      'commuter :: The more you drive, the more it matters what goes in the tank. {who} has {x}.',
      '{who} has {x}, so [at the filling station you have a choice|you pull up at a different line on the price board].',
    ],
  },
  {
    of: ['cngSystem'],
    say: [
      'thrifty :: When a full tank makes you wince, look at another fuel: {who} has {x}.',
      'commuter :: The more you drive, the more it matters what goes in the tank. {who} has {x}.',
      '{who} has {x}, so you stop at a different pump.',
    ],
  },
  {
    of: ['plugIn'],
    say: [
      '{who} has {x}: electric for the school and the shops, and a tank for the rest of the map.',
      'Plug {who} in at night and run the short trips on electricity: it has {x}.',
    ],
  },
  {
    of: [
      ['batteryHealth', 'range'],
      ['ownedBattery', 'batteryWarranty', 'heatPump', 'fastCharging'],
    ],
    say: [
      'electric :: Mileage tells you little about a battery. {who} has {x} and {y}.',
      '{who} has {x} and {y}, [which settles the battery question|and that is the battery question answered].',
    ],
  },
  {
    of: ['batteryHealth'],
    say: [
      'electric :: Mileage tells you little about a battery. {who} has {x}.',
      'No guessing about the battery: {who} has {x}.',
    ],
  },
  {
    of: ['range'],
    say: ['How far does it go? {who} has {x}.', 'Plan your week on this: {who} has {x}.'],
  },
  {
    of: ['ownedBattery'],
    say: [
      'No battery rent, no monthly bill: {who} has {x}.',
      '{who} has {x}, so nothing is due each month for it.',
    ],
  },
  {
    of: [['batteryWarranty', 'heatPump', 'fastCharging']],
    say: ['{who} has {x}, [one of the first things to ask about|and you will be glad of it].'],
  },
  // people and loads
  {
    of: ['manySeats'],
    say: [
      'Count the children, then their friends: {who} has {x}.',
      '{who} has {x}, so [nobody has to follow in a second car|the grandparents can come too].',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: ['{who} has {x}, so whoever travels in a wheelchair travels with you.'],
  },
  {
    of: [
      [
        ...(['shelving', 'workshopFitting', 'refrigeration', 'insulatedBody', 'tipperBed'] as const),
        ...(['threeWayTipper', 'tailLift', 'crane', 'ladderRack', 'cargoBed'] as const),
      ],
    ],
    say: [
      'Put {who} to work the day you collect it: it has {x}.',
      'Fitting out a van takes time and money, and here some of it is done: {who} has {x}.',
    ],
  },
  {
    of: ['payload'],
    say: ['How much does it carry? {who} has {x}.', '{who} has {x}, and that is where your sums begin.'],
  },
  {
    of: [
      [
        ...(['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning'] as const),
        ...(['livingHeater', 'fridge'] as const),
      ],
    ],
    say: [
      'Stop where you like the view, and stay: {who} has {x}.',
      'No booking, no check-in, no key to hand back: {who} has {x}.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: [
      'Where the tarmac stops, {who} [gets interested|does not]: it has {x}.',
      '{who} is ready for the sort of track you would think twice about on foot: it has {x}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Trailer, caravan or boat, there is always something to pull: {who} has {x}.',
      'Whatever you tow at the weekend, {who} is ready for it, with {x}.',
    ],
  },
  // rarity and condition
  {
    of: [
      ['classicRegistered', 'restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree'],
      ['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments'],
    ],
    say: [
      'Collectors read the papers before they look at the paint: {who} {x} and has {y}.',
      '{who} {x} and has {y}, and [that is where a classic begins|you will want to see both].',
    ],
  },
  {
    of: [['classicRegistered', 'restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree']],
    say: [
      'Some cars are worth a long drive just to look at: {who} {x}.',
      '{who} {x}, [and that is worth the journey|as you can check for yourself].',
    ],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: [
      'If you care about what is original, start here: {who} has {x}.',
      '{who} has {x}, which [collectors ask about first|you will want to see].',
    ],
  },
  {
    of: [['limitedEdition', 'specialEdition', 'numbered']],
    say: [
      'You will not see its like at the next lights: {who} {x}.',
      '{who} {x}, [for people who like a story with their car|and knows it].',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      'May a newly qualified driver take the wheel? Yes: {who} {x}.',
      '{who} {x}, which settles the first question about a first car.',
    ],
  },
  {
    of: [['neverTrack', 'neverTowed']],
    say: ['{who} {x}, [and that was your next question|which is good to know].'],
  },
  {
    of: [['wellKept', 'likeNew', 'perfectCondition', 'excellentCondition']],
    say: [
      '{who} {x}, and [daylight is the best way to check|you are welcome to go over it inch by inch].',
      'Come and look for something to complain about: {who} {x}.',
    ],
  },
  {
    of: ['exDemo'],
    say: ['{who} {x}, so it has been on show before you.'],
  },
  // what you see and feel
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: ['Look up: {who} has {x}.', '{who} has {x}, so the cabin is bright even on a grey Tuesday.'],
  },
  {
    of: [['surroundCamera', 'rearCamera', 'parkAssist']],
    say: [
      'inCity :: Nobody watches you park better than your own car: {who} has {x}.',
      'If parking is your least favourite part of driving, {who} has {x}.',
    ],
  },
  {
    of: [['adaptiveCruise', 'assistSystems']],
    say: [
      'onTrips :: A long motorway day is easier with some help: {who} has {x}.',
      'commuter :: Rush hour is easier with some help: {who} has {x}.',
    ],
  },
  {
    of: [['heatedSeats', 'parkingHeater', 'ventilatedSeats', 'massageSeats']],
    say: [
      'comfortable :: Comfort is something you sit on: {who} has {x}.',
      '{who} has {x}, [and you will thank it every day|which you will not want to give back].',
    ],
  },
  {
    of: [['ceramicBrakes', 'sportExhaust', 'bucketSeats', 'sportPackage', 'sportSuspension']],
    say: [
      'If you drive for the sake of driving, {who} speaks your language: it has {x}.',
      'fast :: You can tell what {who} is for: it has {x}.',
    ],
  },
  {
    of: ['secondWheelSet'],
    say: ['The change of season is taken care of: {who} comes with {x}.'],
  },
  {
    of: [['makerWarrantyUntil', 'maintenanceIncluded']],
    say: ['{who} has {x}, so the cover does not end when you drive off.'],
  },
];
