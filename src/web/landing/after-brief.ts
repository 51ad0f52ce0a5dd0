import type { SampleBrief } from './sample-brief.ts';

/** The car of "before and after", whose bad ad says nothing of the scratch. */
export const afterBrief: SampleBrief = {
  vehicle: {
    make: 'Toyota',
    model: 'Yaris',
    category: 'Citycar',
    year: 2020,
    mileage: 41_500,
    fuelType: 'Ibrido',
    power: 116,
    transmission: 'Automatica',
    color: 'Rosso',
    doors: 5,
    condition: 'Usato',
    warranty: '12 mesi',
    price: 15_900,
  },
  targeting: {
    targetCustomers: ['Pendolare'],
    vehicleTypes: ['Citycar'],
    intendedUse: ['Città'],
    sellingPoints: ['Facile parcheggio', 'Bassi consumi'],
  },
  notes: {
    it: [
      'telecamera posteriore',
      'Apple CarPlay',
      'cruise control adattivo',
      'graffio sul paraurti posteriore',
    ],
    en: ['reversing camera', 'Apple CarPlay', 'adaptive cruise control', 'scratch on the rear bumper'],
    de: ['Rückfahrkamera', 'Apple CarPlay', 'Abstandstempomat', 'ein Kratzer an der Heckstoßstange'],
    fr: [
      'caméra de recul',
      'Apple CarPlay',
      'régulateur de vitesse adaptatif',
      'une rayure sur le pare-chocs arrière',
    ],
    es: [
      'cámara trasera',
      'Apple CarPlay',
      'control de crucero adaptativo',
      'arañazo en el paragolpes trasero',
    ],
  },
  style: 'professional',
  seeds: { it: 2, en: 1, de: 5, fr: 15, es: 1 },
};
