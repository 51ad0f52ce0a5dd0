import { plainWords } from '../words/plain-words.ts';

/** Models that dealers write without their make, each the name of one make's cars only. */
const models: Readonly<Record<string, readonly string[]>> = {
  'Alfa Romeo': ['Giulietta', 'Giulia', 'Stelvio', 'MiTo', 'Tonale'],
  Citroën: ['Berlingo', 'Picasso', 'Cactus'],
  Dacia: ['Duster', 'Sandero', 'Dokker', 'Lodgy', 'Jogger'],
  Fiat: ['Panda', 'Punto', 'Doblò', 'Ducato', 'Qubo', 'Fiorino', 'Freemont', 'Idea', 'Bravo', 'Multipla'],
  Ford: ['Fiesta', 'Focus', 'Kuga', 'Puma', 'Mondeo', 'EcoSport', 'Mustang', 'S-Max', 'C-Max', 'Galaxy'],
  Honda: ['Civic', 'Jazz', 'CR-V', 'HR-V'],
  Hyundai: ['Tucson', 'Kona', 'Santa Fe', 'ix35', 'i10', 'i20', 'i30'],
  Jeep: ['Renegade', 'Wrangler', 'Cherokee', 'Grand Cherokee'],
  Kia: ['Sportage', 'Picanto', 'Stonic', 'Sorento', 'Niro'],
  Lancia: ['Ypsilon', 'Musa'],
  'Land Rover': ['Discovery', 'Freelander', 'Defender', 'Range Rover', 'Evoque'],
  Nissan: ['Qashqai', 'Juke', 'Micra', 'X-Trail', 'Navara'],
  Opel: ['Corsa', 'Astra', 'Mokka', 'Meriva', 'Zafira', 'Insignia', 'Crossland', 'Grandland', 'Vivaro'],
  Porsche: ['Cayenne', 'Macan', 'Panamera', 'Taycan', 'Boxster'],
  Renault: ['Clio', 'Captur', 'Megane', 'Scenic', 'Kadjar', 'Twingo', 'Kangoo', 'Koleos', 'Zoe', 'Austral'],
  SEAT: ['Ibiza', 'Arona', 'Ateca', 'Tarraco', 'Alhambra'],
  Skoda: ['Octavia', 'Fabia', 'Kodiaq', 'Karoq', 'Kamiq', 'Superb', 'Yeti', 'Scala'],
  Suzuki: ['Swift', 'Vitara', 'Jimny', 'Ignis', 'S-Cross'],
  Toyota: ['Yaris', 'Yaris Cross', 'Aygo', 'Auris', 'Corolla', 'RAV4', 'C-HR', 'Prius', 'Hilux', 'Avensis'],
  Volkswagen: [
    'Golf',
    'Polo',
    'Passat',
    'Tiguan',
    'T-Roc',
    'T-Cross',
    'Touran',
    'Sharan',
    'Touareg',
    'Caddy',
  ].concat(['Arteon', 'Taigo', 'Transporter', 'Multivan']),
  Volvo: ['XC40', 'XC60', 'XC90', 'V40', 'V60'],
};

/** Names that are everyday words or places too, unless they are written as a name. */
const everyday =
  /^(?:idea|bravo|focus|punto|fiesta|puma|galaxy|jazz|scala|superb|micra|corsa|musa|zoe|polo|kona|discovery|defender|swift|ibiza|picasso|cactus|transporter|mustang)$/;

const byWords = new Map<string, { make: string; model: string }>();
for (const [make, names] of Object.entries(models)) {
  for (const model of names) byWords.set(plainWords(model), { make, model });
}

/** Make and model of a model's name that only one make has; undefined for any other word. */
export function knownModel(name: string): { make: string; model: string } | undefined {
  const words = plainWords(name);
  const known = byWords.get(words);
  return known && everyday.test(words) && !/^\p{Lu}/u.test(name) ? undefined : known;
}
