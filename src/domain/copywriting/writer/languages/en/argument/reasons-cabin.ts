import type { Argument } from '../../../argument/arguments.ts';

/** Seats, air, telephone and room: what belongs together, each with what it is good for. Neutral, for every style. */
export const cabinReasons: readonly Argument[] = [
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'navigation'],
    say: [
      '{x} and {y} show the way, with the phone or without it.',
      'commuter :: On the daily route {x} and {y} help to find the way.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      '{x} and {y} put maps, music and calls on the screen of the car.',
      'Whichever phone is used, it connects through {x} or {y}.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'wirelessCharging'],
    say: ['The phone connects through {x} and can be recharged with {y}.'],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink']],
    say: [
      'With {x}, maps, music and calls from the phone appear on the screen.',
      '{x} brings the phone’s maps and music to the screen of the car.',
    ],
  },
  {
    of: ['navigation'],
    say: ['{x} shows the way without a phone.', 'onTrips :: On unfamiliar roads {x} is useful.'],
  },
  {
    of: ['digitalCockpit', ['headUp', 'touchscreen', 'infotainment']],
    say: ['The driver reads everything on {the x}, and there is also {y}.'],
  },
  {
    of: ['digitalCockpit'],
    say: ['{the x} shows speed and information clearly.', 'Speed and information can be read from {x}.'],
  },
  {
    of: ['audio'],
    say: ['For music on the road there is {x}.', 'onTrips :: Long journeys are more pleasant with {x}.'],
  },
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: [
      'On cold mornings {x} and {y} warm the driver before the cabin does.',
      'In winter {x} and {y} are welcome from the first minutes.',
    ],
  },
  {
    of: ['heatedSeats', 'ventilatedSeats'],
    say: ['{x} for winter and {y} for summer keep the seats pleasant all year.'],
  },
  {
    of: [['leather', 'leatherSeats', 'alcantara'], 'heatedSeats'],
    say: [
      'Inside, {x} and {y} combine a smart look with warmth.',
      'The cabin has {x}, and in the cold months {y}.',
    ],
  },
  {
    of: ['heatedSeats'],
    say: ['{the x} are welcome on winter mornings.', 'In winter {x} warm up before the cabin does.'],
  },
  {
    of: ['electricSeats', 'memorySeats'],
    say: ['When several people share the driving, {x} and {y} save time.'],
  },
  {
    of: ['massageSeats'],
    say: ['{the x} relieve the back on long stretches.'],
  },
  {
    of: [['leather', 'leatherSeats']],
    say: [
      'The interior has {x}, which can be wiped clean.',
      'Inside there (is/are) {x}, easy to keep clean.',
    ],
  },
  {
    of: [['multiZoneClimate', 'dualZoneClimate']],
    say: [
      'With {x}, driver and passenger each set their own temperature.',
      '{x} lets each side choose its own temperature.',
    ],
  },
  {
    of: ['automaticClimate'],
    say: ['{x} keeps the chosen temperature by itself.', 'With {x}, the temperature is set once and kept.'],
  },
  {
    of: [['parkingHeater', 'preconditioning']],
    say: ['On frosty mornings {x} warms the cabin before departure.'],
  },
  {
    of: ['heatedWindscreen'],
    say: ['On icy mornings {the x} clears the view without a scraper.'],
  },
  {
    of: ['airSuspension'],
    say: [
      '{the x} smooths out poor surfaces.',
      'onTrips :: Over long distances {the x} makes the ride smoother.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      '{the x} lets plenty of light into the cabin.',
      'family :: With {x}, the rear passengers have light and a view too.',
    ],
  },
  {
    of: ['keyless', 'startButton'],
    say: [
      'With {x} and {y}, the key can stay in a pocket.',
      '{x} and {y} mean that the key can stay in a pocket or bag.',
    ],
  },
  {
    of: ['keyless'],
    say: [
      'With {x}, the doors open while the key stays in a pocket.',
      'inCity :: {x} is convenient when there are many stops.',
    ],
  },
  {
    of: ['powerTailgate'],
    say: [
      '{the x} is convenient when both hands are full.',
      'family :: With shopping or a pushchair in hand, {the x} is convenient.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      'With {x}, everyone can travel in one vehicle.',
      'There are {x}, so a second car can stay at home.',
    ],
  },
  {
    of: ['thirdRow'],
    say: ['{the x} adds places when there are guests to carry.'],
  },
  {
    of: ['slidingSeats', ['foldingSeats', 'largeBoot']],
    say: ['{the x} and {the y} let the space be divided between people and luggage.'],
  },
  {
    of: ['slidingSeats'],
    say: [
      '{the x} can be moved to give more legroom or a bigger boot.',
      'With {x}, there is a choice between legroom and boot space.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: [
      '{the x} make room for long items when needed.',
      'When something long has to be carried, {the x} help.',
    ],
  },
  {
    of: ['largeBoot'],
    say: ['{the x} takes the luggage for a holiday.', 'family :: Pushchair and shopping go into {the x}.'],
  },
  {
    of: [['slidingDoors', 'slidingDoor']],
    say: [
      'In narrow car parks {the x} (makes/make) getting in easier.',
      'atWork & van :: Loading from the kerb is easier with {x}.',
    ],
  },
  {
    of: ['towHook', ['roofBars', 'roofRack', 'roofBox', 'bikeRack']],
    say: [
      '!cargo :: When the boot is not enough, there are {x} and {y}.',
      'For bulky loads there are {x} and {y}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'With {x}, it can pull a trailer when one is needed.',
      'inCountry :: For a trailer, {the x} is already fitted.',
    ],
  },
  {
    of: [['roofBars', 'roofRack', 'roofBox']],
    say: [
      'What does not fit inside can travel on {the x}.',
      'onTrips :: For holidays, {the x} (takes/take) skis or extra luggage.',
    ],
  },
  {
    of: ['alloyWheels', 'tintedWindows'],
    say: ['{x} and {y} complete its appearance.', 'On the outside there are {x} and {y}.'],
  },
  {
    of: [['sportPackage', 'trimLine', 'bodyKit'], 'alloyWheels'],
    say: ['{the x} and {the y} give it a sportier appearance.'],
  },
];
