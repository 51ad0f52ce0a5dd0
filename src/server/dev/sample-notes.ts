import type { Brief } from '#domain/vehicles/brief.ts';

/** The notes that a made-up dealer types of a car: a few of each kind, so that no two cars are noted alike. */
const kinds = {
  history: [
    'unico proprietario',
    'due proprietari',
    'tagliandi ufficiali',
    'sempre in garage',
    'mai incidentata',
    'ex aziendale',
    'proprietario non fumatore',
    'doppie chiavi',
    'revisione appena fatta',
  ],
  work: [
    'gomme nuove',
    'gomme 4 stagioni',
    'freni anteriori nuovi',
    'batteria nuova',
    'tagliando appena fatto',
    'frizione nuova',
    'dischi e pastiglie anteriori nuovi',
    'treno di gomme invernali incluso',
  ],
  comfort: [
    'sedili riscaldati',
    'clima automatico bizona',
    'cruise control',
    'cruise control adattivo',
    'retrocamera',
    'sensori di parcheggio posteriori',
    'sensori di parcheggio anteriori e posteriori',
    'bracciolo anteriore',
    'volante multifunzione in pelle',
    'keyless',
    'portellone elettrico',
    'sedile guida regolabile in altezza',
  ],
  technology: [
    'Apple CarPlay e Android Auto',
    'navigatore satellitare',
    'bluetooth',
    'fari LED',
    'fendinebbia',
    'frenata automatica di emergenza',
    'sensore angolo cieco',
    'mantenimento di corsia',
    'caricatore wireless',
    'impianto audio Bose',
  ],
  looks: [
    'cerchi in lega da 17',
    'cerchi in lega da 18',
    'vetri posteriori oscurati',
    'tetto panoramico',
    'barre sul tetto',
    'interni in pelle',
    'vernice metallizzata',
    'gancio traino',
  ],
  marks: [
    'piccolo graffio sul paraurti posteriore',
    'un cerchio segnato',
    'leggero bollo sulla portiera sinistra',
    'qualche segno di parcheggio',
  ],
  terms: [
    'permuta possibile',
    'finanziamento possibile',
    'passaggio escluso',
    'IVA esposta',
    'prezzo trattabile',
    'passaggio di proprietà incluso',
    'pronta consegna',
  ],
} as const;

/** How many of each kind a car has, in this order. */
const most = { history: 2, work: 1, comfort: 3, technology: 2, looks: 2, marks: 1, terms: 2 } as const;

/** Returns the notes of a car; `chance` is a row of numbers from 0 to 1. */
export function sampleNotes(chance: () => number): string {
  return Object.entries(most)
    .flatMap(([kind, count]) => {
      // Not every car has a mark.
      if (kind === 'marks' && chance() > 0.35) return [];
      return someOf(kinds[kind as keyof typeof kinds], count, chance);
    })
    .join(', ');
}

/** Returns whom a car is for: one public, one use, one selling point or two. */
export const sampleTargeting = (chance: () => number) =>
  ({
    targetCustomers: someOf(publics, 1, chance),
    vehicleTypes: [],
    intendedUse: someOf(uses, 1, chance),
    sellingPoints: someOf(points, 1 + Math.round(chance()), chance),
  }) satisfies Pick<Brief, 'targetCustomers' | 'vehicleTypes' | 'intendedUse' | 'sellingPoints'>;

const publics = [
  'Famiglia con bambini',
  'Pendolare',
  'Attento allo stile',
  'Attento al budget',
  'Uomo 40+',
] as const;
const uses = ['Città', 'Viaggi lunghi', 'Lavoro', 'Uso familiare', 'Uso misto'] as const;
const points = ['Sicurezza', 'Comfort / Silenziosità', 'Design / Stile', 'Rapporto qualità-prezzo'] as const;

/** At least one and at most so many different ones, in any order. */
function someOf<T>(all: readonly T[], most: number, chance: () => number): T[] {
  const rest = [...all];
  return Array.from({ length: 1 + Math.floor(chance() * most) }, () =>
    rest.splice(Math.floor(chance() * rest.length), 1),
  ).flat();
}
