import type { Argument } from '../../../../../argument/arguments.ts';

const cameras = ['rearCamera', 'surroundCamera', 'camera'] as const;
const brightLights = [
  'matrixLights',
  'laserLights',
  'ledLights',
  'xenonLights',
  'biXenonLights',
  'adaptiveLights',
] as const;

/** Driving, parking, light and safety: what each thing does in the reader's day. */
export const roadReasons: readonly Argument[] = [
  {
    of: [cameras, 'parkingSensors'],
    say: [
      '{the x} and {the y} take the guesswork out of tight spaces.',
      'family :: Footballs, bollards, the neighbour’s cat: between {the x} and {the y} you find out in time.',
      'inCity :: With a bus waiting behind you, {the x} and {the y} make a kerbside gap a calm affair.',
      'atWork :: In a customer’s car park you never saw before, {the x} and {the y} do the scouting.',
    ],
  },
  {
    of: [cameras, 'blindSpot'],
    say: [
      '{the x} looks behind you and {the y} looks beside you, so the awkward moments of the day are covered.',
      'commuter :: {the y} helps you out into the traffic, and {the x} helps you back into a space at the other end.',
    ],
  },
  {
    of: ['parkAssist', [...cameras, 'parkingSensors']],
    say: [
      'Parking is shared work: {the x} helps you into the gap and you can rely on {the y} for the rest.',
      '{the x} and {the y} turn a tight gap into a job for two.',
    ],
  },
  {
    of: ['surroundCamera'],
    say: [
      'Kerbs, posts and low walls show up on {the x} before your wheels find them.',
      'In a multi-storey car park {the x} watches all four corners for you.',
    ],
  },
  {
    of: ['rearCamera'],
    say: [
      '!cargo :: {the x} finds the low wall that you would have found with the bumper.',
      'inCity & !cargo :: {the x} earns its keep every time you back into a gap.',
      'family :: Backing out by the school gate, {the x} sees what is too low for the mirrors.',
      'van :: With no window behind you, {the x} is your eyes at the loading bay.',
      'commuter & !cargo :: {the x} makes short work of the last free space outside the office.',
    ],
  },
  {
    of: ['parkAssist'],
    say: [
      'You find the gap, and {the x} helps you into it.',
      'inCity :: A kerbside gap loses its terror when {the x} does part of the work.',
    ],
  },
  {
    of: ['parkingSensors'],
    say: [
      '{the x} speak up before the bumper does.',
      'inCity :: In a tight gap {the x} tell you how much room is left.',
      'newDriver :: While you are still learning its length, {the x} do the measuring.',
    ],
  },
  {
    of: ['adaptiveCruise', ['laneAssist', 'blindSpot', 'emergencyBraking']],
    say: [
      'On the motorway {the x} keeps the gap and {the y} keeps watch, so you arrive with something left.',
      'commuter :: {x} and {y} take the dull part of the commute off your hands.',
      'onTrips :: {x} and {y} share the long hours with you.',
    ],
  },
  {
    of: ['adaptiveCruise'],
    say: [
      '{the x} slows when the traffic slows and picks up again when it clears.',
      'commuter :: In the morning crawl {the x} keeps the gap to the car in front for you.',
      'onTrips :: Set a speed, and {the x} keeps your distance when the traffic bunches up.',
    ],
  },
  {
    of: ['assistSystems', 'navigation'],
    say: [
      'A strange junction at rush hour is half the trouble with {x} and {the y}.',
      'commuter :: When the usual road is blocked, {the y} knows another, and you have {x} for the crawl.',
    ],
  },
  {
    of: ['assistSystems'],
    say: [
      '{x} (helps/help) out when the road gets busy or dull.',
      'onTrips :: {x} (shares/share) the work of a long drive with you.',
      'commuter :: In nose-to-tail traffic {x} (does/do) some of the watching for you.',
      'family :: {x} (helps/help) you stay calm when the back seat is not.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      'Before you pull out, {the x} checks the place your mirrors miss.',
      'onTrips :: On a busy motorway {the x} minds the corner your mirrors miss.',
      'commuter :: In three lanes of people in a hurry, {the x} keeps an eye out beside you.',
    ],
  },
  {
    of: ['emergencyBraking'],
    say: ['{the x} is there for the second in which you look the wrong way.'],
  },
  {
    of: ['laneAssist'],
    say: ['On a long, dull stretch {the x} nudges you before you notice that you have drifted.'],
  },
  {
    of: ['headUp', 'navigation'],
    say: [
      'onTrips :: {the y} finds the exit and {the x} shows your speed where you are looking anyway.',
      '{the x} keeps your eyes up, and {the y} keeps you on the right road.',
    ],
  },
  {
    of: ['headUp'],
    say: [
      '{the x} puts your speed where you are looking anyway.',
      'Your eyes stay on the road, because {the x} shows your speed there.',
    ],
  },
  {
    of: ['cruise', 'speedLimiter'],
    say: ['Average-speed cameras are easier on the nerves with {x} and {y}.'],
  },
  {
    of: ['cruise'],
    say: [
      'Set {the x} on the motorway and give your right foot a rest.',
      'frugal :: A steady foot is a thrifty foot, and {the x} has the steadiest there is.',
      'onTrips :: {the x} holds the pace while you hold the conversation.',
    ],
  },
  {
    of: [brightLights, ['rainSensor', 'lightSensor', 'fogLights', 'highBeamAssist', 'corneringLights']],
    say: [
      'On a filthy winter evening {the x} and {the y} are on your side.',
      'Rain, dusk, a lorry’s spray: {the x} and {the y} make the best of all three.',
    ],
  },
  {
    of: [brightLights],
    say: [
      'The drive home in November is a different drive with {the x}.',
      'inCountry :: Unlit lanes are less of an adventure with {the x}.',
      'onTrips :: When the last stretch is in the dark, {the x} show you the whole of the road.',
      'commuter :: For the months when you leave and come home in the dark, there is good light from {the x}.',
      'family :: On the dark road home from practice {the x} show you what is coming.',
    ],
  },
  {
    of: ['rainSensor', 'lightSensor'],
    say: ['{the x} and {the y} see to the weather while you see to the traffic.'],
  },
  {
    of: ['fogLights'],
    say: ['On a foggy lane {the x} pick out the verge.'],
  },
  {
    of: ['isofix'],
    say: [
      'family :: Child seats click into {the x} and stay put, with no wrestling of belts.',
      '{the x} are there for the day you carry a child seat.',
    ],
  },
  {
    of: ['allSeasonTyres'],
    say: [
      'It stands on {x}, so nobody has to swap wheels each autumn and spring.',
      'thrifty :: One set of tyres is enough all year, since it stands on {x}.',
    ],
  },
  {
    of: ['winterTyres', 'summerTyres'],
    say: ['Both seasons are covered: {x} and {y}.'],
  },
  {
    of: ['winterTyres'],
    say: [
      'It stands on {x}, so the first snow can come.',
      'inCountry :: For white mornings on the lane, it stands on {x}.',
    ],
  },
  {
    of: [['winterWheels', 'winterTyreSet', 'secondWheelSet', 'secondTyreSet']],
    say: [
      'When the first frost comes, you already have {x}.',
      '{x} (goes/go) with it, so one autumn bill is already paid.',
    ],
  },
  {
    of: ['newTyres'],
    say: [
      'It stands on {x}, one bill you will not meet for a while.',
      '{x} (gives/give) you grip now and spare you an early bill.',
    ],
  },
  {
    of: ['raisedSuspension', 'allTerrainTyres'],
    say: ['{x} and {y} mean that you look at a rutted track and simply drive up it.'],
  },
  {
    of: [
      ['lowRange', 'diffLock'],
      ['raisedSuspension', 'underbodyGuard', 'allTerrainTyres', 'fourWheelDrive'],
    ],
    say: ['When it gets steep and loose, {the x} and {the y} are what gets you home.'],
  },
  {
    of: [['lowRange', 'diffLock', 'hillDescent']],
    say: ['When a slope gets steep or slippery, {the x} takes over.'],
  },
  {
    of: ['gripControl'],
    say: [
      'A wet meadow or a snowy car park is easier with {x}.',
      'onTrips :: When the last bend before the chalet is white, {x} finds you some traction.',
    ],
  },
  {
    of: ['fourWheelDrive'],
    say: [
      'When the lane is white or the field is wet, {the x} keeps you moving.',
      'inCountry :: {x} gets you up the lane on the mornings when others wait for the gritter.',
    ],
  },
  {
    of: ['winch'],
    say: ['If you do get stuck, {the x} gets you out.'],
  },
  {
    of: ['paddles', 'sportExhaust'],
    say: ['One click of {the x}, and {the y} says the rest.'],
  },
  {
    of: ['robotGearbox', 'paddles'],
    say: ['{the x} changes by itself, or at a click of {the y}.'],
  },
  {
    of: ['drivingModes'],
    say: ['{the x} let it be quick to answer on Sunday and relaxed on Monday.'],
  },
  {
    of: ['paddles'],
    say: ['{the x} hand the gear changes back to you whenever you want them.'],
  },
  {
    of: ['sportExhaust'],
    say: ['{the x} gives it a voice to match.', 'inCity :: Tunnels become a hobby with {the x}.'],
  },
  {
    of: [['sportSeats', 'bucketSeats']],
    say: ['{the x} hold on to you through the bends.'],
  },
  {
    of: ['ceramicBrakes', 'noseLift'],
    say: [
      '{the x} stop it as seriously as the engine moves it, and {the y} gets it over speed humps unscathed.',
    ],
  },
  {
    of: ['ceramicBrakes'],
    say: ['{the x} stop it as seriously as the engine moves it.'],
  },
  {
    of: ['noseLift'],
    say: ['Ramps and speed humps lose their terror, because {the x} raises the nose.'],
  },
  {
    of: ['sportSuspension'],
    say: ['{the x} keeps the body level when the road starts to bend.'],
  },
  {
    of: [['foldingHardTop', 'electricTop']],
    say: [
      'When the sun comes out, {the x} does the work while you stay in your seat.',
      'One button, and {the x} trades a ceiling for the sky.',
    ],
  },
];
