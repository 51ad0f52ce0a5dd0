import type { Term } from '../../../../vocabulary/terms.ts';

/** Names that stand without article: "Apple CarPlay". */
export const articleless: ReadonlySet<Term> = new Set<Term>(['carPlay', 'androidAuto']);

/** Things a car has or has not, which take "le" where others take "un": "la climatisation". */
export const definite: ReadonlySet<Term> = new Set<Term>([
  'parkAssist',
  'laneAssist',
  'blindSpot',
  'emergencyBraking',
  'trafficSigns',
  'crossTraffic',
  'nightVision',
  'hillHold',
  'lightSensor',
  'tyrePressure',
  'stability',
  'bluetooth',
  'headUp',
  'voiceControl',
  'climate',
  'automaticClimate',
  'dualZoneClimate',
  'multiZoneClimate',
  'airConditioning',
  'preconditioning',
  'keyless',
  'startButton',
  'startStop',
  'centralLocking',
  'highBeamAssist',
  'fourWheelDrive',
  'launchControl',
  'powerSteering',
  'fastCharging',
  'plugIn',
  'emissionClass',
  'makerWarrantyUntil',
  'vatShown',
]);
