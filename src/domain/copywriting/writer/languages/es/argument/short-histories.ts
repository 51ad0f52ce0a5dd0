import type { Term } from '../../../../vocabulary/terms.ts';

/** How what a car is or has done is said in short: beside its colour ("siempre en garaje"), or after "con" ("un solo dueño"). */
export const shortHistories: Partial<Record<Term, readonly [as: 'beside' | 'with', say: string]>> = {
  oneOwner: ['beside', 'de único propietario'],
  oneDriver: ['beside', 'conducido por una sola persona'],
  firstOwner: ['beside', 'de primera mano'],
  secondOwner: ['beside', 'de segunda mano'],
  twoOwners: ['with', 'dos propietarios'],
  threeOwners: ['with', 'tres propietarios'],
  nonSmoker: ['beside', 'de no fumadores'],
  garaged: ['beside', 'siempre en garaje'],
  neverCrashed: ['beside', 'sin accidentes'],
  exCompany: ['beside', 'procedente de empresa'],
  exRental: ['beside', 'procedente de alquiler'],
  registeredTruck: ['beside', 'matriculado como vehículo industrial'],
  registeredCar: ['beside', 'matriculado como turismo'],
  newDriversAllowed: ['beside', 'apto para conductores noveles'],
  zeroKm: ['beside', 'de kilómetro cero'],
  rustFree: ['beside', 'sin óxido'],
};
