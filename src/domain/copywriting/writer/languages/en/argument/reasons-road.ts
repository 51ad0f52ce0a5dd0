import type { Argument } from '../../../argument/arguments.ts';

/** Driving, parking, light and safety: what belongs together, each with what it is good for. Sober, for the professional style. */
export const roadReasons: readonly Argument[] = [
  {
    of: [['rearCamera', 'surroundCamera', 'camera'], 'parkingSensors'],
    say: [
      '{the x} and {the y} take the guesswork out of tight spaces.',
      'inCity :: Between them, {the x} and {the y} make kerbside parking a calm affair.',
      '{the x} and {the y} make it easier to get into a narrow space.',
    ],
  },
  {
    of: ['parkAssist', ['rearCamera', 'surroundCamera', 'parkingSensors']],
    say: ['Parking is shared between {the x} and {the y}.'],
  },
  {
    of: ['surroundCamera'],
    say: [
      '{the x} shows what is close to the car on every side.',
      'Low kerbs and posts show up on {the x} in good time.',
    ],
  },
  {
    of: ['rearCamera'],
    say: [
      '!cargo :: {the x} shows what is too low for the mirrors.',
      'van :: {the x} replaces the rear window that a van lacks.',
      '{the x} takes the risk out of backing into a space.',
    ],
  },
  {
    of: ['parkAssist'],
    say: [
      '{the x} helps with finding and entering a space.',
      'inCity :: {the x} makes light work of a kerbside gap.',
    ],
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
      '{the x} covers the corner that the mirrors miss.',
    ],
  },
  {
    of: ['emergencyBraking', ['laneAssist', 'driverAlert', 'trafficSigns']],
    say: [
      'If the driver reacts too late, {the x} can step in, and {the y} adds further support.',
      'safe :: {x} and {y} act when attention slips.',
    ],
  },
  {
    of: ['emergencyBraking'],
    say: [
      '{the x} can step in when the driver reacts too late.',
      'safe :: {the x} acts when attention slips.',
    ],
  },
  {
    of: ['laneAssist'],
    say: ['{the x} helps to keep the car between the lines.', 'On long stretches {the x} watches the lane.'],
  },
  {
    of: ['headUp'],
    say: [
      '{the x} shows the speed in the driver’s line of sight, so that the eyes stay on the road.',
      '{the x} keeps the speed in view without a glance down.',
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
    say: ['{the x} and {the y} deal with dark evenings and bad weather.'],
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
      '{x} and {y} look after everyone on board.',
      'family :: {x} and {y} look after children and adults alike.',
    ],
  },
  {
    of: ['isofix'],
    say: [
      '{the x} hold compatible child seats firmly in place.',
      'family :: Child seats lock on to {the x}.',
    ],
  },
  {
    of: ['allSeasonTyres'],
    say: [
      '{the x} spare the change between summer and winter.',
      'It stands on {x}, so one set serves all year.',
    ],
  },
  {
    of: ['winterTyres', 'summerTyres'],
    say: ['Both seasons are covered: {x} and {y}.'],
  },
  {
    of: [['winterWheels', 'winterTyreSet', 'winterTyres', 'secondWheelSet', 'secondTyreSet']],
    say: [
      '{x} (is/are) included, ready for the change of season.',
      'The change of season is already provided for: {x}.',
    ],
  },
  {
    of: [['newTyres']],
    say: [
      'It stands on {x}, an expense not due again soon.',
      '{x} (spares/spare) the next owner an early expense.',
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
    say: ['On steep or broken ground {x} and {y} are useful.', '{x} and {y} suit tracks and steep slopes.'],
  },
  {
    of: [['lowRange', 'diffLock', 'winch', 'hillDescent', 'gripControl']],
    say: ['On mud, snow or gravel {x} (helps/help).', 'inCountry :: {x} (is/are) made for the worst tracks.'],
  },
];
