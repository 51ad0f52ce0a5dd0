import { spellModel } from './find-model.ts';
import { familyOf } from './model-families.ts';
import { plainWords } from './plain-words.ts';

/** Models that dealers write without their make, each the name of one make's cars only. */
const models: Readonly<Record<string, string>> = {
  'Alfa Romeo': 'Giulietta, Giulia, Stelvio, MiTo, Tonale',
  Citroën: 'Berlingo, Jumpy, Jumper, Picasso, C3 Picasso, Cactus, C3 Aircross, C4 Picasso, C5 Aircross',
  Cupra: 'Formentor, Terramar, Tavascan',
  Dacia: 'Duster, Sandero, Dokker, Lodgy, Jogger, Bigster',
  Fiat: 'Panda, Punto, Doblò, Ducato, Qubo, Fiorino, Freemont, Idea, Bravo, Stilo, Croma, Ulysse, Multipla, 500L, 500X, 500C, 500e, Grande Punto, Punto Evo, Grande Panda, Seicento, Cinquecento',
  Ford: 'Fiesta, Focus, Kuga, Puma, Mondeo, EcoSport, Mustang, S-Max, C-Max, Galaxy',
  Honda: 'Civic, Jazz, CR-V, HR-V',
  Hyundai: 'Tucson, Kona, Santa Fe, Bayon, ix35, i10, i20, i30',
  Jeep: 'Renegade, Wrangler, Cherokee, Grand Cherokee',
  Kia: 'Sportage, Picanto, Stonic, Sorento, Niro, Ceed, XCeed, ProCeed',
  Lancia: 'Ypsilon, Musa',
  'Land Rover': 'Discovery, Freelander, Defender, Range Rover, Evoque',
  Mazda: 'Mazda2, Mazda3, Mazda6, CX-3, CX-30, CX-5, CX-60, MX-5, MX-30',
  MG: 'MG4, MG5',
  Nissan: 'Qashqai, Juke, Micra, X-Trail, Navara',
  Opel: 'Corsa, Astra, Mokka, Meriva, Zafira, Insignia, Crossland, Grandland, Vivaro',
  Porsche: 'Cayenne, Macan, Panamera, Taycan, Boxster',
  Renault:
    'Clio, Captur, Megane, Scenic, Kadjar, Twingo, Kangoo, Laguna, Espace, Modus, Koleos, Zoe, Austral, Arkana, Symbioz, Grand Scenic',
  SEAT: 'Ibiza, Arona, Ateca, Tarraco, Alhambra',
  Smart: 'Fortwo, Forfour',
  Skoda: 'Octavia, Fabia, Kodiaq, Karoq, Kamiq, Superb, Yeti, Scala, Enyaq, Elroq',
  Suzuki: 'Swift, Vitara, Jimny, Ignis, S-Cross',
  Toyota:
    'Yaris, Yaris Cross, Aygo, Auris, Corolla, RAV4, C-HR, Prius, Hilux, Avensis, Aygo X, Corolla Cross',
  Volkswagen:
    'Golf, Polo, Passat, Tiguan, T-Roc, T-Cross, Touran, Sharan, Touareg, Caddy, Arteon, Taigo, Transporter, Multivan',
  Volvo: 'XC40, XC60, XC90, V40, V60, V90, EX30',
};

/** Names that are everyday words or places too, unless they are written as a name. */
const everyday =
  /^(?:idea|bravo|focus|punto|fiesta|puma|galaxy|jazz|scala|superb|micra|corsa|musa|zoe|polo|kona|discovery|defender|swift|ibiza|picasso|cactus|transporter|mustang)$/;

const byWords = new Map<string, { make: string; model: string }>();
for (const [make, names] of Object.entries(models)) {
  for (const model of names.split(', ')) byWords.set(plainWords(model), { make, model });
}

/** Make and model of a model's name that only one make has; undefined for any other word. */
export function knownModel(name: string): { make: string; model: string } | undefined {
  const words = plainWords(name);
  const known = byWords.get(words);
  const isName = /^\p{Lu}/u.test(name);
  if (known) return everyday.test(words) && !isName ? undefined : { ...known, model: spelled(known) };
  return isName ? knownFamily(name) : undefined;
}

const spelled = ({ make, model }: { make: string; model: string }) => spellModel(make, model);

/** `Classe A` and `Serie 3`: one make has classes, one has series. */
function knownFamily(name: string): { make: string; model: string } | undefined {
  if (!/^(?:classe|serie|clase|série)\b|[- ](?:klasse|class|series)$|^[1-8]er$/i.test(name)) return undefined;
  for (const make of ['BMW', 'Mercedes-Benz']) {
    const model = familyOf(make, name.split(' '));
    if (model) return { make, model };
  }
  return undefined;
}
