import type { SampleBrief } from './sample-brief.ts';

/** The car at the top of the landing page: the demo's, without what would make its text too long there. */
export const heroBrief: SampleBrief = {
  vehicle: {
    make: 'Volvo',
    model: 'V60',
    category: 'Station Wagon',
    year: 2021,
    mileage: 68_500,
    fuelType: 'Diesel',
    power: 150,
    transmission: 'Automatica',
    color: 'Blu',
    condition: 'Usato',
    warranty: '12 mesi',
    price: 24_900,
  },
  targeting: {
    targetCustomers: ['Famiglia con bambini'],
    vehicleTypes: ['Station wagon'],
    intendedUse: ['Viaggi lunghi', 'Uso familiare'],
    sellingPoints: ['Comfort / Silenziosità'],
  },
  notes: {
    it: ['sedili riscaldati', 'gancio di traino', 'telecamera posteriore'],
    en: ['heated seats', 'towbar', 'reversing camera'],
    de: ['Sitzheizung', 'Anhängerkupplung', 'Rückfahrkamera'],
    fr: ['sièges chauffants', 'attelage', 'caméra de recul'],
    es: ['asientos calefactables', 'bola de remolque', 'cámara trasera'],
  },
  style: 'persuasive',
  seeds: { it: 2, en: 1, de: 3, fr: 3, es: 2 },
};
