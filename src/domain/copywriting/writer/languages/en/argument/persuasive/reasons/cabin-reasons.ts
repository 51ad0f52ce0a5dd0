import type { Argument } from '../../../../../argument/arguments.ts';

/** Seats, air, telephone and room: what each thing does for the reader. */
export const cabinReasons: readonly Argument[] = [
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'navigation'],
    say: [
      'With {x} and {y}, you find your way with your phone or without it.',
      'commuter :: If there is a queue on your usual road, {x} and {y} help you find another.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'Whichever phone you have, {x} and {y} bring your maps and music to the screen.',
      'Your maps, music and calls come to the screen through {x} or {y}.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink']],
    say: [
      'Through {x} you have your own maps and music on the screen.',
      'You connect your phone, and {x} brings maps, music and calls to the screen.',
    ],
  },
  {
    of: ['navigation'],
    say: [
      'If you do not know the road, {x} shows you the way.',
      'onTrips :: For roads you do not know, you have {x}.',
    ],
  },
  {
    of: ['digitalCockpit'],
    say: [
      'You read speed and information from {the x}.',
      'With {x}, what you need to know is in front of you.',
    ],
  },
  {
    of: ['audio'],
    say: [
      'If you like music on the road, you have {x}.',
      'onTrips :: The hours pass more pleasantly with {x}.',
    ],
  },
  {
    of: ['heatedSeats', ['heatedSteering', 'heatedWindscreen', 'parkingHeater']],
    say: [
      'On a cold morning you will be glad of {x} and {y}.',
      'When it is freezing outside, {x} and {y} make getting in easier.',
    ],
  },
  {
    of: [['leather', 'leatherSeats', 'alcantara', 'halfLeather'], 'heatedSeats'],
    say: [
      'Inside you have {x}, and {y} for cold mornings.',
      'You sit on {x}, and in winter {y} keep you warm.',
    ],
  },
  {
    of: ['heatedSeats'],
    say: [
      'On winter mornings {the x} warm you before the cabin does.',
      'When it is cold, you will be glad of {the x}.',
    ],
  },
  {
    of: ['massageSeats'],
    say: ['After some hours at the wheel, your back will be grateful for {the x}.'],
  },
  {
    of: ['memorySeats'],
    say: ['If two of you drive, {the x} save you setting your position again.'],
  },
  {
    of: [['leather', 'leatherSeats']],
    say: [
      'Inside you have {x}, which you can wipe clean.',
      'family :: With children on board, you will like how easily {x} can be cleaned.',
    ],
  },
  {
    of: [['multiZoneClimate', 'dualZoneClimate']],
    say: [
      'With {x}, you and your passenger each choose a temperature.',
      'You need not agree on the temperature, thanks to {x}.',
    ],
  },
  {
    of: ['automaticClimate'],
    say: ['You set the temperature once, and {x} keeps it.'],
  },
  {
    of: [['parkingHeater', 'preconditioning']],
    say: ['On frosty mornings you get into a warm car, thanks to {x}.'],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      'With {x}, you have light in the whole cabin.',
      'family :: Your passengers in the back have more to look at under {the x}.',
    ],
  },
  {
    of: ['keyless', 'startButton'],
    say: ['You can leave the key in your pocket, with {x} and {y}.'],
  },
  {
    of: ['keyless'],
    say: [
      'Your key stays in your pocket, because it has {x}.',
      'When your hands are full, you will be glad of {x}.',
    ],
  },
  {
    of: ['powerTailgate'],
    say: [
      'When you come with your hands full, {the x} helps you.',
      'You do not need a free hand to lift the boot lid, thanks to {the x}.',
    ],
  },
  {
    of: ['manySeats'],
    say: ['With {x}, you can all travel together.', 'You have {x}, so nobody stays behind.'],
  },
  {
    of: ['slidingSeats'],
    say: [
      'With {x}, you decide between legroom and luggage.',
      'family :: When the luggage grows, you simply move {the x}.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: [
      'When you have something long to carry, you fold {the x}.',
      'You gain space when you need it with {the x}.',
    ],
  },
  {
    of: ['largeBoot'],
    say: [
      'You can pack for the holidays with {the x}.',
      'family :: Pushchair, shopping and bags go into {the x}.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingDoor']],
    say: [
      'Where there is little room beside you, {the x} (makes/make) getting in easier.',
      'atWork & van :: You load from the kerb through {the x}.',
    ],
  },
  {
    of: ['towHook', ['roofBars', 'roofRack', 'roofBox', 'bikeRack']],
    say: [
      '!cargo :: When the boot is full, you still have {x} and {y}.',
      'For bulky things you have {x} and {y}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'If you have a trailer, you can use it straight away: there is {x}.',
      'inCountry :: For your trailer you have {x}.',
    ],
  },
  {
    of: [['roofBars', 'roofRack', 'roofBox']],
    say: [
      'What does not fit inside can travel on {the x}.',
      'onTrips :: You can take skis or extra luggage on {the x}.',
    ],
  },
  {
    of: ['alloyWheels', 'tintedWindows'],
    say: ['From outside you will notice {x} and {y}.'],
  },
];
