import type { Targeting, TargetingField } from '#domain/vehicles/targeting.ts';

/** What the demo offers of each kind, in the order it is asked: the sample's own and their neighbours. */
export const demoChoices = {
  targetCustomers: [
    'Famiglia con bambini',
    'Pendolare',
    'Neopatentato',
    'Attento allo stile',
    'Attento al budget',
  ],
  sellingPoints: [
    'Sicurezza',
    'Bassi consumi',
    'Comfort / Silenziosità',
    'Performance / Sportività',
    'Design / Stile',
    'Rapporto qualità-prezzo',
  ],
  vehicleTypes: ['Station wagon', 'SUV', 'Compatta', 'Auto di lusso'],
  intendedUse: ['Città', 'Viaggi lunghi', 'Lavoro', 'Uso familiare'],
} as const satisfies { [F in TargetingField]: readonly Targeting[F][number][] };

export const demoQuestions = Object.keys(demoChoices) as TargetingField[];
