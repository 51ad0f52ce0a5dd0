import { type Term, terms } from '../terms/terms.ts';
import type { ClaimKind } from './claim.ts';
import { ruleOf, type Statement, statements } from './statements.ts';

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
  // damage that prose speaks of when it means something else
  'fault',
  'noise',
  'vibration',
  'smoke',
  'wear',
  'tear',
  'stain',
  'leak',
  'warningLight',
  'toRepair',
  'toRestore',
  'crack',
  'impact',
  'usageMarks',
  'seized',
  // said by the guarantee's own words
  'makerWarrantyUntil',
  'warrantyMonths',
  'warrantyExtendable',
  'noWarranty',
  // no promise
  'saleReason',
  'noTradeIn',
  'notNegotiable',
  'transferExcluded',
  'runs',
  'starts',
  'partsIncluded',
  'lightlyUsed',
  'firstOwner',
];

const others: Partial<Record<Term, ClaimKind>> = {
  threeOwners: 'owners',
  privateSeller: 'owners',
  exCompany: 'condition',
  exRental: 'condition',
  exTaxi: 'condition',
  exDemo: 'condition',
  exGovernment: 'condition',
  imported: 'condition',
  nationalised: 'condition',
  domesticCar: 'condition',
  restored: 'condition',
  allOriginal: 'condition',
  repainted: 'condition',
  rustFree: 'condition',
  neverTrack: 'condition',
  neverTowed: 'condition',
  sanitised: 'condition',
  polished: 'condition',
  noDamage: 'damage',
  classicRegistered: 'certificate',
  historicPlate: 'certificate',
  originalPlates: 'certificate',
  originalDocuments: 'certificate',
  matchingNumbers: 'certificate',
  checked: 'certificate',
  towCapacity: 'number',
  wading: 'number',
  batteryWarranty: 'warranty',
  vatExcluded: 'tax',
};

const byStatement = new Map<Term, ClaimKind>(
  (Object.keys(statements) as Statement[]).flatMap((statement) => {
    const { kind, terms: said = [] } = ruleOf(statement);
    return said.map((term) => [term, kind] as const);
  }),
);

/** What kind of claim it is when a text says a term, if any. */
export function claimKindOf(term: Term): ClaimKind | undefined {
  if (plainWords.includes(term)) return undefined;
  const known = others[term] ?? byStatement.get(term);
  if (known) return known;
  if (terms[term] === 'equipment') return 'equipment';
  return terms[term] === 'damage' ? 'damage' : undefined;
}

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
  touchscreen: ['infotainment'],
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
  damage: ['accidentDamage', 'impact', 'scratch', 'scratches', 'dent', 'dents', 'hailDamage', 'wasCrashed'],
  accidentDamage: ['damage', 'impact', 'wasCrashed', 'wasCrashedRepaired'],
  wasCrashed: ['accidentDamage', 'wasCrashedRepaired'],
  scratch: ['scratches'],
  scratches: ['scratch'],
  dent: ['dents'],
  dents: ['dent'],
  vatExcluded: ['vatShown'],
  newInspection: ['inspection'],
  inspection: ['newInspection'],
  oneOwner: ['firstOwner'],
};
