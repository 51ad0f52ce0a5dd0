import type { Modifier } from '../vocabulary/meaning.ts';
import { type Term, terms } from '../vocabulary/terms.ts';

/** Words of prose that name nothing in particular, or what every car has. */
const plainWords: readonly Term[] = [
  'accessories',
  'airbags',
  'audio',
  'battery',
  'brakes',
  'connectedServices',
  'fullOptions',
  'gearbox',
  'infotainment',
  'keys',
  'largeBoot',
  'manySeats',
  'manuals',
  'payload',
  'powerSteering',
  'radio',
  'range',
  'rearDoors',
  'sevenGears',
  'socket',
  'stability',
  'storage',
  'tables',
  'trimLine',
  'tuning',
  'tyres',
  'wheels',
  'drivingModes',
  'fourWheelDrive',
  'plugIn',
  'toolKit',
  'chainEngine',
];

/**
 * Whether naming the term claims that the car has it. Only equipment: what prose says of history,
 * condition and terms is read by statements, notes' jargon being everyday words elsewhere.
 */
export const isThing = (term: Term) => terms[term] === 'equipment' && !plainWords.includes(term);

/** What is also true of a car of which the notes say the terms on the right. */
export const impliedBy: Partial<Record<Term, readonly Term[]>> = {
  climate: ['automaticClimate', 'dualZoneClimate', 'multiZoneClimate', 'airConditioning'],
  airConditioning: ['climate', 'automaticClimate', 'dualZoneClimate', 'multiZoneClimate'],
  automaticClimate: ['dualZoneClimate', 'multiZoneClimate'],
  dualZoneClimate: ['multiZoneClimate'],
  cruise: ['adaptiveCruise'],
  rearCamera: ['surroundCamera'],
  parkingSensors: ['parkAssist'],
  leather: ['leatherSeats', 'leatherWheel'],
  leatherSeats: ['leather'],
  sportSeats: ['bucketSeats'],
  electricSeats: ['memorySeats'],
  phoneLink: ['carPlay', 'androidAuto', 'bluetooth', 'wirelessCharging'],
  handsfree: ['bluetooth'],
  touchscreen: ['infotainment', 'carPlay', 'androidAuto', 'navigation'],
  steeringControls: ['paddles'],
  digitalRadio: ['radio'],
  sunroof: ['panoramicRoof'],
  panoramicRoof: ['sunroof'],
  ledLights: ['matrixLights'],
  adaptiveLights: ['matrixLights'],
  highBeamAssist: ['matrixLights'],
  newTyres: ['winterTyres', 'summerTyres', 'allSeasonTyres', 'tyres'],
  alloyWheels: ['wheels'],
  assistSystems: ['laneAssist', 'blindSpot', 'emergencyBraking', 'adaptiveCruise'],
  gasSystem: ['gasTanks'],
  thirdRow: ['manySeats'],
  spareWheel: ['spaceSaver'],
  softTop: ['electricTop'],
  windDeflector: [],
};

type Family = readonly [things: readonly Term[], modifier: Modifier];

const seats: readonly Term[] = [
  'heatedSeats',
  'ventilatedSeats',
  'massageSeats',
  'electricSeats',
  'memorySeats',
  'sportSeats',
  'bucketSeats',
  'leatherSeats',
  'fabricSeats',
  'leather',
  'seat',
  'interior',
  'upholstery',
];
const wheels: readonly Term[] = [
  'leatherWheel',
  'sportWheel',
  'heatedSteering',
  'steeringControls',
  'steering',
];
const lights: readonly Term[] = ['daytimeLights', 'fogLights', 'adaptiveLights', 'headlight', 'xenonLights'];

/** Terms that another term's note also says by a modifier: "sedili in pelle riscaldati" are leather seats. */
export const saidByModifier: Partial<Record<Term, Family>> = {
  heatedSeats: [seats, 'heated'],
  electricSeats: [seats, 'electric'],
  sportSeats: [seats, 'sport'],
  leatherSeats: [seats, 'leather'],
  fabricSeats: [seats, 'fabric'],
  leather: [seats, 'leather'],
  leatherWheel: [wheels, 'leather'],
  sportWheel: [wheels, 'sport'],
  heatedSteering: [wheels, 'heated'],
  ledLights: [lights, 'led'],
  electricTop: [['softTop', 'hardTop'], 'electric'],
  powerTailgate: [['tailgate'], 'electric'],
  carbonTrim: [[...seats, 'dashboard', 'mirror', 'roof', 'spoiler', 'bodyKit'], 'carbon'],
  newTyres: [['tyres', 'winterTyres', 'summerTyres', 'allSeasonTyres'], 'new'],
};
