import { type BenchmarkBrief, benchmarkBrief } from './benchmark-brief.ts';

/** Made-up stock of one made-up dealer: twenty-five models, eight cars of each, told apart by what follows. */
const models = [
  ['Fiat', 'Panda', 'Citycar', ['Benzina', 'GPL', 'Ibrido'], 5, [69, 70, 85], 1242, 9500],
  ['Fiat', '500', 'Citycar', ['Benzina', 'Ibrido', 'Elettrico'], 3, [69, 70, 118], 999, 11500],
  ['Fiat', 'Tipo', 'Berlina', ['Diesel', 'Benzina'], 4, [95, 120], 1598, 12000],
  ['Lancia', 'Ypsilon', 'Citycar', ['GPL', 'Benzina'], 5, [69, 70], 1242, 8500],
  ['Volkswagen', 'Golf', 'Hatchback', ['Diesel', 'Benzina'], 5, [115, 150], 1968, 17500],
  ['Volkswagen', 'Polo', 'Hatchback', ['Benzina', 'Metano'], 5, [80, 95], 999, 13500],
  ['Volkswagen', 'Tiguan', 'SUV', ['Diesel', 'Ibrido'], 5, [150, 245], 1968, 26500],
  ['Renault', 'Clio', 'Hatchback', ['GPL', 'Ibrido', 'Benzina'], 5, [90, 100, 140], 999, 13900],
  ['Renault', 'Captur', 'Crossover', ['Benzina', 'Ibrido', 'GPL'], 5, [90, 100, 145], 1332, 16500],
  ['Peugeot', '208', 'Hatchback', ['Benzina', 'Elettrico'], 5, [75, 136], 1199, 14500],
  ['Peugeot', '3008', 'SUV', ['Diesel', 'Ibrido'], 5, [130, 225], 1499, 23900],
  ['Ford', 'Fiesta', 'Hatchback', ['Benzina', 'Ibrido'], 5, [75, 125], 999, 12500],
  ['Ford', 'Puma', 'Crossover', ['Ibrido', 'Benzina'], 5, [125, 155], 999, 18900],
  ['Toyota', 'Yaris', 'Hatchback', ['Ibrido', 'Benzina'], 5, [100, 116], 1490, 15900],
  ['Toyota', 'C-HR', 'Crossover', ['Ibrido'], 5, [122, 184], 1798, 21500],
  ['Audi', 'A4 Avant', 'Station Wagon', ['Diesel'], 5, [150, 163, 204], 1968, 27500],
  ['BMW', 'X1', 'SUV', ['Diesel', 'Benzina'], 5, [136, 150], 1995, 27900],
  ['Mercedes-Benz', 'Classe A', 'Hatchback', ['Diesel', 'Benzina'], 5, [116, 163], 1461, 24500],
  ['Jeep', 'Renegade', 'SUV', ['Diesel', 'Benzina', 'Ibrido'], 5, [120, 130, 190], 1598, 18500],
  ['Dacia', 'Duster', 'SUV', ['GPL', 'Diesel'], 5, [100, 115], 999, 15500],
  ['Opel', 'Astra Sports Tourer', 'Station Wagon', ['Diesel', 'Benzina'], 5, [110, 122], 1499, 14900],
  ['Hyundai', 'Tucson', 'SUV', ['Ibrido', 'Diesel'], 5, [136, 230], 1598, 24900],
  ['Alfa Romeo', 'Stelvio', 'SUV', ['Diesel', 'Benzina'], 5, [190, 210, 280], 2143, 32500],
  ['Citroën', 'Berlingo', 'Monovolume', ['Diesel', 'Benzina'], 5, [102, 130], 1499, 16900],
  ['Fiat', 'Doblò Cargo', 'Furgone', ['Diesel', 'Metano'], 4, [95, 105], 1598, 11900],
] as const;

const colors = ['Bianco', 'Nero', 'Grigio', 'Rosso', 'Blu', 'Argento', 'Verde', 'Arancione'];
const warranties = ['12 mesi', '12 mesi', '24 mesi', 'Garanzia casa madre', '12 mesi', 'Nessuna garanzia'];
const customers = [
  ['Attento al budget'],
  ['Famiglia con bambini'],
  ['Pendolare'],
  ['Neopatentato'],
  ['Giovane donna (≤35)'],
  ['Uomo 40+'],
  ['Attento allo stile'],
  ['Donna 40+', 'Pendolare'],
  ['Giovane uomo (≤35)'],
];
const uses = [
  ['Città'],
  ['Uso misto'],
  ['Uso familiare'],
  ['Viaggi lunghi'],
  ['Lavoro'],
  ['Città', 'Uso misto'],
  ['Campagna'],
];
const points = [
  ['Bassi consumi'],
  ['Rapporto qualità-prezzo'],
  ['Comfort / Silenziosità'],
  ['Facile parcheggio'],
  ['Sicurezza'],
  ['Design / Stile'],
  ['Bassi consumi', 'Rapporto qualità-prezzo'],
  ['Valore a lungo termine'],
];
const notes = [
  'climatizzatore, Bluetooth, sensori di parcheggio',
  'unico proprietario, tagliandi certificati, retrocamera',
  'navigatore, cruise control, cerchi in lega',
  'Apple CarPlay, fari LED, sensori di parcheggio',
  'gancio traino, climatizzatore, doppie chiavi',
  'sedili riscaldati, retrocamera, Android Auto',
  'graffio sul paraurti posteriore, climatizzatore',
  'tagliandi certificati, barre al tetto, attacchi Isofix',
  'navigatore, tetto panoramico, keyless',
  'gomme nuove, Bluetooth, cruise control',
  '',
];

/** The two hundred cars, in a mixed order, as a dealer would come to describe them. */
export function dealerStock(): BenchmarkBrief[] {
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  return Array.from({ length: 200 }, (_, turn) => {
    const [make, model, category, fuels, doors, powers, displacement, price] = at(models, turn * 7);
    const round = Math.floor(turn / models.length);
    const age = (turn * 5 + round) % 9;
    const fuelType = at(fuels, round);
    const electric = fuelType === 'Elettrico';
    return benchmarkBrief({
      make,
      model,
      category,
      doors,
      fuelType,
      year: 2025 - age,
      mileage: 9000 + age * 14_300 + turn * 37,
      power: at(powers, round),
      price: Math.round((price * (1 - age * 0.07)) / 100) * 100,
      displacement: electric ? undefined : displacement,
      color: at(colors, turn * 3 + round),
      transmission: electric
        ? 'Automatica'
        : at(['Manuale', 'Automatica', 'Manuale', 'Robotizzata'], turn + round),
      driveType: category === 'SUV' && round % 3 === 2 ? 'Integrale' : 'Anteriore',
      condition: round === 5 ? 'Aziendale' : 'Usato',
      warranty: at(warranties, turn + round * 2),
      targetCustomers: at(customers, turn * 2 + round),
      intendedUse: at(uses, turn + round * 3),
      sellingPoints: at(points, turn * 3 + round * 5),
      notes: at(notes, turn * 4 + round),
      unfit: category === 'Furgone' ? ['Famiglia con bambini', 'Uso familiare'] : [],
    });
  });
}
