import type { Argument } from '../../../../../argument/arguments.ts';

/** Driving, parking, light and safety: what each thing does for the reader. */
export const roadReasons: readonly Argument[] = [
  {
    of: [['rearCamera', 'surroundCamera', 'camera'], 'parkingSensors'],
    say: [
      'When you reverse, you see what is behind you with {x}, and {y} warn you of the rest.',
      'With {x} and {y} you can fit into a tight space without guessing.',
      'inCity :: For city car parks you have {x} and {y}.',
    ],
  },
  {
    of: ['parkAssist', ['rearCamera', 'surroundCamera', 'parkingSensors']],
    say: [
      'If parking is a chore for you, {x} and {y} take over part of it.',
      'You park with the help of {x} and {y}.',
    ],
  },
  {
    of: ['surroundCamera'],
    say: ['With {x}, you see kerbs and posts before you reach them.', 'You see all round the car with {x}.'],
  },
  {
    of: ['rearCamera'],
    say: ['You see what is behind you with {x}.', 'When you reverse, {the x} shows you the way.'],
  },
  {
    of: ['parkAssist'],
    say: ['When a space is tight, {the x} helps you in.', 'You can leave part of the parking to {the x}.'],
  },
  {
    of: ['parkingSensors'],
    say: ['Before you touch anything, {the x} warn you.', 'In a narrow space you hear {the x} in good time.'],
  },
  {
    of: ['adaptiveCruise', ['laneAssist', 'blindSpot', 'emergencyBraking']],
    say: [
      'On a long stretch of motorway {x} and {y} take some of the strain off you.',
      'commuter :: You arrive less tired with {x} and {y}.',
    ],
  },
  {
    of: ['adaptiveCruise'],
    say: [
      'You set the speed, and {the x} keeps a distance from the car in front.',
      'commuter :: In slow traffic {the x} keeps your distance from the car in front.',
      'onTrips :: On a long journey you will be glad of {x}.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      'Before you change lanes, {the x} warns you of a car you have not seen.',
      'You change lanes with more peace of mind thanks to {the x}.',
    ],
  },
  {
    of: ['emergencyBraking'],
    say: ['If you react too late, {the x} can step in.', 'safe :: If safety comes first for you, note {x}.'],
  },
  {
    of: ['laneAssist'],
    say: ['If your attention slips for a moment, {the x} helps you to keep your lane.'],
  },
  {
    of: ['headUp'],
    say: [
      'With {x}, you read your speed without looking down.',
      'You keep your eyes on the road, because {the x} shows you the speed.',
    ],
  },
  {
    of: ['cruise'],
    say: [
      'On the motorway you set the speed once, and {x} holds it.',
      'You can rest your right foot on a long road, thanks to {x}.',
    ],
  },
  {
    of: [['matrixLights', 'laserLights', 'ledLights', 'xenonLights', 'biXenonLights']],
    say: [
      'When you drive home in the dark, {the x} give you a clear view.',
      'onTrips :: When your journey ends after dark, you can rely on {the x}.',
      'inCountry :: On roads without street lamps you will be glad of {the x}.',
    ],
  },
  {
    of: ['isofix'],
    say: ['family :: Your children’s seats click into {the x}.', 'If you carry children, you have {x}.'],
  },
  {
    of: ['allSeasonTyres'],
    say: ['With {x}, you need not change tyres twice a year.', 'You drive all year on {the x}.'],
  },
  {
    of: ['winterTyres', 'summerTyres'],
    say: ['You have tyres for both seasons: {x} and {y}.'],
  },
  {
    of: [['winterWheels', 'winterTyreSet', 'winterTyres', 'secondWheelSet', 'secondTyreSet']],
    say: [
      'When the season changes, you already have {x}.',
      'You need not buy a second set, because it has {x}.',
    ],
  },
  {
    of: ['newTyres'],
    say: ['Tyres are not your first expense, because it has {x}.', 'You start with {x}.'],
  },
  {
    of: ['fourWheelDrive'],
    say: ['You will be glad of {x} when the road is wet or white.'],
  },
  {
    of: ['drivingModes'],
    say: ['With {x}, you choose how it should respond.', 'You can adapt it to the road with {x}.'],
  },
  {
    of: ['paddles'],
    say: ['When you feel like it, you change gear yourself with {the x}.'],
  },
  {
    of: [['foldingHardTop', 'electricTop']],
    say: [
      'With {x}, you open the roof without getting out.',
      'When the sun comes out, {the x} does the work for you.',
    ],
  },
];
