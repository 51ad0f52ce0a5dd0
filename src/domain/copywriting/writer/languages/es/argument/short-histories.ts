import type { Term } from '../../../../vocabulary/terms.ts';

/** How what a car is or has done is said in short: after "es" ("de no fumadores"), or after "con" ("un solo dueño"). */
export const shortHistories: Partial<Record<Term, readonly [as: 'beside' | 'with', say: string]>> = {
  oneOwner: ['beside', 'de único propietario'],
  oneDriver: ['beside', 'conducido por una sola persona'],
  firstOwner: ['beside', 'de primera mano'],
  secondOwner: ['beside', 'de segunda mano'],
  twoOwners: ['with', 'dos propietarios'],
  threeOwners: ['with', 'tres propietarios'],
  nonSmoker: ['beside', 'de no fumadores'],
  exCompany: ['beside', 'procedente de empresa'],
  exRental: ['beside', 'procedente de alquiler'],
  registeredTruck: ['beside', 'matriculado como vehículo industrial'],
  registeredCar: ['beside', 'matriculado como turismo'],
  newDriversAllowed: ['beside', 'apto para conductores noveles'],
  zeroKm: ['beside', 'de kilómetro cero'],
};
