import type { Argument } from '../../../argument/arguments.ts';

/** Driving, parking, light and safety: what belongs together, each with what it is good for. Neutral, for every style. */
export const roadReasons: readonly Argument[] = [
  {
    of: [['rearCamera', 'surroundCamera', 'camera'], 'parkingSensors'],
    say: [
      'When reversing, {the x} shows what is behind and {the y} give an audible warning.',
      'inCity :: In tight city spaces {x} and {y} work together.',
      '{the x} and {the y} make it easier to get into a narrow space.',
    ],
  },
  {
    of: ['parkAssist', ['rearCamera', 'surroundCamera', 'parkingSensors']],
    say: ['{the x} helps with the steering when parking, and there is also help from {the y}.'],
  },
  {
    of: ['surroundCamera'],
    say: [
      '{the x} shows what is close to the car on every side.',
      'With {x}, low kerbs and posts can be seen on the screen.',
    ],
  },
  {
    of: ['rearCamera'],
    say: ['{the x} shows what lies behind when reversing.', 'Reversing is easier with {x}.'],
  },
  {
    of: ['parkAssist'],
    say: ['{the x} helps with finding and entering a space.', 'Parallel parking is easier with {x}.'],
  },
  {
    of: ['parkingSensors'],
    say: [
      '{the x} warn of obstacles that cannot be seen from the seat.',
      'inCity :: In city car parks {the x} warn before anything is touched.',
    ],
  },
  {
    of: ['adaptiveCruise', 'laneAssist'],
    say: [
      '{x} keeps a set distance from the car ahead, while {y} watches the lane markings.',
      'onTrips :: On the motorway {x} and {y} take some of the strain off the driver.',
      'commuter :: {x} and {y} make the daily drive less tiring.',
    ],
  },
  {
    of: ['adaptiveCruise', 'blindSpot'],
    say: [
      '{the x} keeps the distance to the car ahead, and {the y} warns of vehicles alongside.',
      'On the motorway {the x} and {the y} support the driver, ahead and to the side.',
    ],
  },
  {
    of: ['adaptiveCruise'],
    say: [
      '{x} keeps a set distance from the car ahead, useful in traffic as well.',
      'onTrips :: On long journeys {the x} reduces fatigue.',
      'commuter :: In queues {the x} keeps its distance from the car in front.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      '{the x} warns of vehicles that the mirrors do not show.',
      'Changing lanes is more relaxed with {x}.',
    ],
  },
  {
    of: ['emergencyBraking', ['laneAssist', 'driverAlert', 'trafficSigns']],
    say: [
      'If the driver reacts too late, {the x} can step in, and {the y} adds further support.',
      'safe :: Among the safety systems are {x} and {y}.',
    ],
  },
  {
    of: ['emergencyBraking'],
    say: ['{the x} can step in when the driver reacts too late.', 'safe :: Safety is helped by {x}.'],
  },
  {
    of: ['laneAssist'],
    say: ['{the x} helps to keep the car between the lines.', 'On long stretches {the x} watches the lane.'],
  },
  {
    of: ['headUp'],
    say: [
      '{the x} shows the speed in the driver’s line of sight, so that the eyes stay on the road.',
      'With {x}, there is less need to look down at the instruments.',
    ],
  },
  {
    of: ['cruise', 'speedLimiter'],
    say: [
      '{x} and {y} help to keep to the limit.',
      'onTrips :: On the motorway {x} and {y} help to hold a steady speed.',
    ],
  },
  {
    of: ['cruise'],
    say: ['{x} holds a steady speed on open roads.', 'onTrips :: On the motorway {x} rests the right foot.'],
  },
  {
    of: [['matrixLights', 'laserLights']],
    say: [
      '{the x} light the road well, for those who drive after dark.',
      'inCountry :: On unlit roads {the x} help a great deal.',
    ],
  },
  {
    of: [
      ['ledLights', 'xenonLights', 'biXenonLights', 'adaptiveLights'],
      ['rainSensor', 'lightSensor', 'fogLights', 'highBeamAssist'],
    ],
    say: ['{the x} light the road well, and there (is/are) also {y} for bad weather and dark evenings.'],
  },
  {
    of: [['ledLights', 'xenonLights', 'biXenonLights']],
    say: [
      '{the x} give good light at night.',
      'onTrips :: When a journey ends after dark, {the x} give good light.',
    ],
  },
  {
    of: ['isofix', ['airbags', 'safetyPackage', 'emergencyBraking', 'emergencyCall']],
    say: [
      'For safety on board there are {x} and {y}.',
      'family :: For children and adults there are {x} and {y}.',
    ],
  },
  {
    of: ['isofix'],
    say: [
      '{the x} hold compatible child seats firmly in place.',
      'family :: For the children’s seats there are {x}.',
    ],
  },
  {
    of: ['allSeasonTyres'],
    say: [
      '{the x} spare the change between summer and winter.',
      'There is no seasonal change to plan with {x}.',
    ],
  },
  {
    of: ['winterTyres', 'summerTyres'],
    say: ['There are tyres for both seasons: {x} and {y}.', 'Both seasons are covered, with {x} and {y}.'],
  },
  {
    of: [['winterWheels', 'winterTyreSet', 'winterTyres', 'secondWheelSet', 'secondTyreSet']],
    say: [
      'With {x}, the change of season is already provided for.',
      'For the change of season there (is/are) {x}.',
    ],
  },
  {
    of: [['newTyres']],
    say: [
      'With {x}, that expense is not due soon.',
      'There are {x}, so tyres are not the next thing to buy.',
    ],
  },
  {
    of: ['fourWheelDrive'],
    say: ['{x} helps on wet, snowy or loose surfaces.'],
  },
  {
    of: ['winch', 'diffLock'],
    say: ['When the ground becomes difficult, {x} and {y} help the car through.'],
  },
  {
    of: [
      ['lowRange', 'diffLock'],
      ['raisedSuspension', 'underbodyGuard', 'allTerrainTyres'],
    ],
    say: [
      'On steep or broken ground {x} and {y} are useful.',
      'For tracks and steep slopes there (is/are) {x} and {y}.',
    ],
  },
  {
    of: [['lowRange', 'diffLock', 'winch', 'hillDescent', 'gripControl']],
    say: [
      'On mud, snow or gravel {x} (helps/help).',
      'inCountry :: For the worst tracks there (is/are) {x}.',
    ],
  },
];
