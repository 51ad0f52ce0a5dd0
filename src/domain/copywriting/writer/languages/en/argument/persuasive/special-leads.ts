import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about what makes a car right for one sort of buyer. */
export const specialLeads: readonly Argument[] = [
  // gas and battery
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: [
      'If you watch fuel prices, look at {who}: it has {x}.',
      'commuter :: For everyone who covers a lot of kilometres, {who} has {x}.',
      '{who} has {x}, so you have a choice when you fill up.',
    ],
  },
  {
    of: ['plugIn'],
    say: [
      '{who} has {x}, so you can drive shorter trips on electricity.',
      'You can charge {who} at a socket and still refuel for long journeys: it has {x}.',
    ],
  },
  {
    of: [
      ['batteryHealth', 'range'],
      ['ownedBattery', 'batteryWarranty', 'heatPump', 'fastCharging'],
    ],
    say: [
      'The battery is the first thing you will ask about. {who} has {x} and {y}.',
      '{who} has {x} and {y}, [which answers two questions at once|so you know what you are getting].',
    ],
  },
  {
    of: ['batteryHealth'],
    say: [
      'The battery is the first thing you will ask about: {who} has {x}.',
      'The state of the battery is known: {who} has {x}.',
    ],
  },
  {
    of: ['range'],
    say: ['How far can you go? {who} has {x}.', 'You can plan your week around it: {who} has {x}.'],
  },
  {
    of: ['ownedBattery'],
    say: [
      'There is no battery rent to pay: {who} has {x}.',
      '{who} has {x}, so no monthly rent is due for it.',
    ],
  },
  {
    of: [['batteryWarranty', 'heatPump', 'fastCharging']],
    say: ['{who} has {x}, [which you will be glad of|a good thing to have in an electric car].'],
  },
  // people and loads
  {
    of: ['manySeats'],
    say: [
      'When there are many of you, count the seats first: {who} has {x}.',
      '{who} has {x}, so [nobody has to follow in a second car|everyone can come along].',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: ['{who} has {x}, so someone in a wheelchair can travel with you.'],
  },
  {
    of: [
      [
        ...(['shelving', 'workshopFitting', 'refrigeration', 'insulatedBody', 'tipperBed'] as const),
        ...(['threeWayTipper', 'tailLift', 'crane', 'ladderRack', 'cargoBed'] as const),
      ],
    ],
    say: [
      'You can put {who} to work at once: it has {x}.',
      'If your trade needs equipment, {who} has it already: {x}.',
    ],
  },
  {
    of: ['payload'],
    say: [
      'How much can it carry? {who} has {x}.',
      'If you carry weight every day, start with this: {who} has {x}.',
    ],
  },
  {
    of: [
      [
        ...(['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning'] as const),
        ...(['livingHeater', 'fridge'] as const),
      ],
    ],
    say: [
      'You can travel in {who} and stay the night: it has {x}.',
      'If you like to decide on the way where to stop, look at {who}, with {x}.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: [
      'If you go where the tarmac ends, look at {who}: it has {x}.',
      '{who} is equipped for rough tracks, with {x}.',
    ],
  },
  {
    of: ['towHook'],
    say: ['Trailer, caravan or boat: {who} has {x}.', 'If you have something to tow, {who} has {x}.'],
  },
  // rarity and condition
  {
    of: [
      ['classicRegistered', 'restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree'],
      ['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments'],
    ],
    say: [
      'If you know classic cars, you know what this means: {who} {x} and has {y}.',
      '{who} {x} and has {y}, [which you will want to see for yourself|two things that matter in a classic].',
    ],
  },
  {
    of: [['classicRegistered', 'restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree']],
    say: [
      'You will want to see this one in person: {who} {x}.',
      '{who} {x}, [and that is worth a visit|which you can check for yourself].',
    ],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: [
      'If originality matters to you, {who} has {x}.',
      '{who} has {x}, which [collectors ask for|you will want to see].',
    ],
  },
  {
    of: [['limitedEdition', 'specialEdition', 'numbered']],
    say: [
      'You will not see many like it: {who} {x}.',
      '{who} {x}, [if you like something less common|and want to be able to say so].',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      'If you have just passed your test, here is the answer you need: {who} {x}.',
      '{who} {x}, which settles the first question about a first car.',
    ],
  },
  {
    of: [['neverTrack', 'neverTowed']],
    say: ['{who} {x}, [and that is good to know|which you would ask us anyway].'],
  },
  {
    of: [['wellKept', 'likeNew', 'perfectCondition', 'excellentCondition']],
    say: [
      '{who} {x}, and you can [see that for yourself|judge it at close range].',
      'Come and judge for yourself: {who} {x}.',
    ],
  },
  {
    of: ['exDemo'],
    say: ['{who} {x}, so you are looking at a car that has been shown to customers.'],
  },
  // what you see and feel
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      'You will notice the light first: {who} has {x}.',
      '{who} has {x}, so the cabin is bright even on a grey day.',
    ],
  },
  {
    of: [['surroundCamera', 'rearCamera', 'parkAssist']],
    say: [
      'inCity :: Parking in town is easier with some help, and {who} has {x}.',
      'If parking is not your favourite part of driving, {who} has {x}.',
    ],
  },
  {
    of: [['adaptiveCruise', 'assistSystems']],
    say: [
      'onTrips :: On long stretches you will be glad of some support: {who} has {x}.',
      'commuter :: In traffic every day, some support is welcome: {who} has {x}.',
    ],
  },
  {
    of: [['heatedSeats', 'parkingHeater', 'ventilatedSeats', 'massageSeats']],
    say: [
      'comfortable :: Comfort is easy to find here: {who} has {x}.',
      '{who} has {x}, [something you will notice every day|which you will soon come to like].',
    ],
  },
  {
    of: [['ceramicBrakes', 'sportExhaust', 'bucketSeats', 'sportPackage', 'sportSuspension']],
    say: [
      'If you enjoy driving for its own sake, {who} has {x}.',
      'fast :: You can tell what {who} is made for: it has {x}.',
    ],
  },
  {
    of: ['secondWheelSet'],
    say: ['You need not think about the change of season: {who} comes with {x}.'],
  },
  {
    of: [['makerWarrantyUntil', 'maintenanceIncluded']],
    say: ['{who} has {x}, so you are covered after the purchase too.'],
  },
];
