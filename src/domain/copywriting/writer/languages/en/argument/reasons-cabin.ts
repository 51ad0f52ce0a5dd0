import type { Argument } from '../../../argument/arguments.ts';

/** Seats, air, telephone and room: what belongs together, each with what it is good for. Sober, for the professional style. */
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
      'Maps, music and calls from the phone come up on the screen through {x}.',
      '{x} brings the phone’s maps and music to the screen of the car.',
    ],
  },
  {
    of: ['navigation'],
    say: ['{x} shows the way without a phone.', 'onTrips :: On unfamiliar roads {x} is useful.'],
  },
  {
    of: ['digitalCockpit', ['headUp', 'touchscreen', 'infotainment']],
    say: ['{the x} and {the y} keep information in front of the driver.'],
  },
  {
    of: ['digitalCockpit'],
    say: [
      '{the x} puts the important things in front of the driver.',
      '{the x} keeps the dashboard clear and modern.',
    ],
  },
  {
    of: ['audio'],
    say: [
      '{the x} does justice to music on the road.',
      'onTrips :: Long journeys are more pleasant with {x}.',
    ],
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
    say: ['Inside, {x} and {y} combine a smart look with warmth.', '{x} and {y} set the tone of the cabin.'],
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
    say: ['The interior has {x}, which can be wiped clean.', '{the x} (is/are) easy to keep clean.'],
  },
  {
    of: [['multiZoneClimate', 'dualZoneClimate']],
    say: [
      'Driver and passenger each set their own temperature with {the x}.',
      '{x} lets each side choose its own temperature.',
    ],
  },
  {
    of: ['automaticClimate'],
    say: [
      '{x} keeps the chosen temperature by itself.',
      'The temperature is set once, and {the x} keeps it.',
    ],
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
      'family :: {the x} gives the rear passengers light and a view.',
    ],
  },
  {
    of: ['keyless', 'startButton'],
    say: [
      'The key stays in a pocket: {x} and {y} see to that.',
      '{x} and {y} mean that the key can stay in a pocket or bag.',
    ],
  },
  {
    of: ['keyless'],
    say: [
      '{the x} opens the doors while the key stays in a pocket.',
      'inCity :: {x} is convenient when there are many stops.',
    ],
  },
  {
    of: ['powerTailgate'],
    say: [
      '{the x} opens when both hands are full.',
      'family :: {the x} saves putting the shopping down in the rain.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      '{x} (lets/let) everyone travel in one vehicle.',
      '{x} (means/mean) that a second car can stay at home.',
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
      '{the x} trade legroom for boot space and back again.',
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
      '{the x} (opens/open) where a hinged door could not.',
      'atWork & van :: {the x} allows loading from the side when the rear is blocked.',
    ],
  },
  {
    of: ['towHook', ['roofBars', 'roofRack', 'roofBox', 'bikeRack']],
    say: ['!cargo :: {x} and {y} carry what the boot cannot.', '{x} and {y} take bulky loads.'],
  },
  {
    of: ['towHook'],
    say: [
      '{the x} is ready for a trailer or a caravan.',
      'inCountry :: {the x} is ready for a trailer of logs or a horsebox.',
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
    say: ['{x} and {y} complete its appearance.'],
  },
  {
    of: [['sportPackage', 'trimLine', 'bodyKit'], 'alloyWheels'],
    say: ['{the x} and {the y} give it a sportier appearance.'],
  },
];
