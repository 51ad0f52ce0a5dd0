import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/shared/languages.ts';
import type { Claim, ClaimKind, Verdict } from './claim.ts';
import { type CarName, cars } from './fixtures/cars.ts';
import { type FactChecker, loadFactChecker } from './load-fact-checker.ts';

/** True texts, a lie at a time is put behind their first sentence. */
const truths: Record<Language, Record<'golf' | 'crashed' | 'electric', string>> = {
  it: {
    golf: 'Questa Volkswagen Golf del 2019 ha percorso 64.000 km. Il diesel da 1.968 cc e 150 CV lavora con il cambio manuale. Ha i sedili anteriori riscaldati e un piccolo graffio sul paraurti posteriore. Costa 14.900 €, con garanzia di 12 mesi.',
    crashed:
      'Questa Audi A3 Sportback è in condizione di semicollisione, con un danno anteriore a paraurti, cofano e faro destro. È del 2018, nera, con 97.500 km. Si vende a 7.800 €, senza garanzia.',
    electric:
      'Elettrica, bianca, facile da parcheggiare: questa Renault Zoe del 2021 ha 31.200 km. Ha la retrocamera e il cavo di ricarica. Costa 13.400 € con garanzia di due anni.',
  },
  en: {
    golf: 'This Volkswagen Golf from 2019 has covered 64,000 km. Its 1,968 cc diesel gives 150 hp and works with a manual gearbox. The front seats are heated; there is a small scratch on the rear bumper. It costs €14,900 with a 12-month warranty.',
    crashed:
      'This Audi A3 Sportback has accident damage at the front: bumper, bonnet and right headlight. It is a black car from 2018 with 97,500 km. It is sold at €7,800 without warranty.',
    electric:
      'Electric, white, easy to park: this 2021 Renault Zoe has 31,200 km. It has a reversing camera and its charging cable. It costs €13,400 with a two-year warranty.',
  },
  de: {
    golf: 'Dieser Volkswagen Golf von 2019 ist 64.000 km gelaufen. Der Diesel mit 1.968 cm³ und 150 PS ist mit einem Schaltgetriebe kombiniert. Die Vordersitze sind beheizt, am hinteren Stoßfänger gibt es einen kleinen Kratzer. Er kostet 14.900 € mit 12 Monaten Garantie.',
    crashed:
      'Dieser Audi A3 Sportback ist ein Unfallfahrzeug mit einem Schaden vorn: Stoßfänger, Motorhaube und rechter Scheinwerfer. Er ist von 2018, schwarz, mit 97.500 km. Der Preis: 7.800 €, ohne Garantie.',
    electric:
      'Elektrisch, weiß, leicht zu parken: Dieser Renault Zoe von 2021 hat 31.200 km. Er hat eine Rückfahrkamera und sein Ladekabel. Er kostet 13.400 € mit zwei Jahren Garantie.',
  },
  fr: {
    golf: 'Cette Volkswagen Golf de 2019 a parcouru 64 000 km. Son diesel de 1 968 cm³ et 150 ch est associé à une boîte manuelle. Les sièges avant sont chauffants ; on note une petite rayure sur le pare-chocs arrière. Elle coûte 14 900 €, garantie 12 mois.',
    crashed:
      'Cette Audi A3 Sportback est accidentée, avec un dommage à l’avant : pare-chocs, capot et phare droit. Elle est de 2018, noire, avec 97 500 km. Son prix est de 7 800 €, sans garantie.',
    electric:
      'Électrique, blanche, facile à garer : cette Renault Zoe de 2021 affiche 31 200 km. Elle a la caméra de recul et son câble de recharge. Elle coûte 13 400 € avec une garantie de deux ans.',
  },
  es: {
    golf: 'Este Volkswagen Golf de 2019 ha recorrido 64.000 km. Su diésel de 1.968 cc y 150 CV trabaja con un cambio manual. Los asientos delanteros son calefactables y hay un pequeño arañazo en el parachoques trasero. Cuesta 14.900 €, con garantía de 12 meses.',
    crashed:
      'Este Audi A3 Sportback está accidentado, con un daño delantero en parachoques, capó y faro derecho. Es de 2018, negro, con 97.500 km. Se vende a 7.800 €, sin garantía.',
    electric:
      'Eléctrico, blanco, fácil de aparcar: este Renault Zoe de 2021 tiene 31.200 km. Lleva cámara trasera y su cable de carga. Cuesta 13.400 € con garantía de dos años.',
  },
};

type Lie = readonly [
  car: 'golf' | 'crashed' | 'electric',
  sentence: string,
  words: string,
  ClaimKind,
  Verdict,
];

const lies: Record<Language, readonly Lie[]> = {
  it: [
    ['golf', 'Il prezzo è di soli 12.500 euro.', '12.500 euro', 'price', 'contradicting'],
    ['golf', 'Ha appena 46mila chilometri.', '46mila chilometri', 'mileage', 'contradicting'],
    ['golf', 'È stata immatricolata nel 2021.', '2021', 'year', 'contradicting'],
    ['golf', 'Il navigatore ti porta dovunque.', 'navigatore', 'equipment', 'unsupported'],
    [
      'golf',
      'Un solo proprietario, che l’ha trattata con riguardo.',
      'Un solo proprietario',
      'owners',
      'unsupported',
    ],
    ['golf', 'Non è mai stata incidentata.', 'mai stata incidentata', 'accident', 'unsupported'],
    ['golf', 'La carrozzeria blu metallizzata attira gli sguardi.', 'blu', 'color', 'contradicting'],
    ['golf', 'Omologata Euro 6, entra ovunque.', 'Euro 6', 'emission', 'unsupported'],
    ['golf', 'Anche a rate, da 189 € al mese.', '189 € al mese', 'financing', 'unsupported'],
    ['golf', 'È l’ultima disponibile.', 'ultima disponibile', 'availability', 'unsupported'],
    ['crashed', 'La vendiamo con garanzia di 12 mesi.', 'garanzia di 12 mesi', 'warranty', 'contradicting'],
    [
      'electric',
      'Il cambio manuale a sei marce è preciso.',
      'cambio manuale',
      'transmission',
      'contradicting',
    ],
  ],
  en: [
    ['golf', 'Yours for just €12,500.', '€12,500', 'price', 'contradicting'],
    ['golf', 'It will do 0 to 62 and still return 65 mpg.', '65 mpg', 'consumption', 'unsupported'],
    ['golf', 'Power comes from a 190 hp engine.', '190 hp', 'power', 'contradicting'],
    ['golf', 'There is a panoramic roof above you.', 'panoramic roof', 'equipment', 'unsupported'],
    ['golf', 'One careful owner from new.', 'One careful owner', 'owners', 'unsupported'],
    [
      'golf',
      'It has never been involved in an accident.',
      'never been involved in an accident',
      'accident',
      'unsupported',
    ],
    ['golf', 'Five stars in the Euro NCAP test.', 'NCAP', 'rating', 'unsupported'],
    ['golf', 'This car holds its value like few others.', 'holds its value', 'value', 'unsupported'],
    ['golf', 'Finance is available.', 'Finance', 'financing', 'unsupported'],
    ['golf', 'A blue metallic car always turns heads.', 'blue', 'color', 'contradicting'],
    [
      'crashed',
      'The bodywork is in excellent condition.',
      'excellent condition',
      'condition',
      'contradicting',
    ],
    ['electric', 'Expect a real range of 390 km.', '390 km', 'range', 'unsupported'],
  ],
  de: [
    ['golf', 'Der Preis beträgt nur 12.500 Euro.', '12.500 Euro', 'price', 'contradicting'],
    ['golf', 'Mit Allradantrieb kommt er überall durch.', 'Allradantrieb', 'drive', 'contradicting'],
    ['golf', 'Sein Benziner läuft ruhig.', 'Benziner', 'fuel', 'contradicting'],
    ['golf', 'Eine Anhängerkupplung ist an Bord.', 'Anhängerkupplung', 'equipment', 'unsupported'],
    ['golf', 'Er kommt aus erster Hand.', 'aus erster Hand', 'owners', 'unsupported'],
    ['golf', 'HU neu, Sie können gleich losfahren.', 'HU neu', 'certificate', 'unsupported'],
    ['golf', 'Die Mehrwertsteuer ist ausweisbar.', 'Mehrwertsteuer ist ausweisbar', 'tax', 'unsupported'],
    ['golf', 'Das Angebot gilt nur bis Sonntag.', 'bis Sonntag', 'availability', 'unsupported'],
    ['golf', 'Der Siebensitzer nimmt alle mit.', 'Siebensitzer', 'seats', 'unsupported'],
    ['golf', 'Ihr altes Auto nehmen wir gern in Zahlung.', 'in Zahlung', 'offer', 'unsupported'],
    ['crashed', 'Das Auto ist nie verunfallt.', 'nie verunfallt', 'accident', 'contradicting'],
    ['electric', 'Ein sparsamer Hybrid für die Stadt.', 'Hybrid', 'fuel', 'contradicting'],
  ],
  fr: [
    ['golf', 'Elle est à vous pour 12 500 euros.', '12 500 euros', 'price', 'contradicting'],
    ['golf', 'Ses trois portes lui donnent une ligne pure.', 'trois portes', 'doors', 'contradicting'],
    ['golf', 'Le moteur 1.6 ne demande que peu d’entretien.', '1.6', 'displacement', 'contradicting'],
    [
      'golf',
      'Le toit ouvrant panoramique invite le ciel à bord.',
      'toit ouvrant panoramique',
      'equipment',
      'unsupported',
    ],
    ['golf', 'Première main, et cela se sent.', 'Première main', 'owners', 'unsupported'],
    ['golf', 'Cette voiture n’a jamais été accidentée.', 'jamais été accidentée', 'accident', 'unsupported'],
    ['golf', 'Vignette Crit’Air 2 sur le pare-brise.', 'Crit’Air 2', 'emission', 'unsupported'],
    ['golf', 'Reprise de votre ancien véhicule possible.', 'Reprise de votre', 'offer', 'unsupported'],
    ['golf', 'Le kilométrage est certifié.', 'kilométrage est certifié', 'certificate', 'unsupported'],
    [
      'golf',
      'C’est un placement : elle prendra de la valeur.',
      'prendra de la valeur',
      'value',
      'unsupported',
    ],
    [
      'crashed',
      'Elle est vendue avec une garantie constructeur.',
      'garantie constructeur',
      'warranty',
      'contradicting',
    ],
    ['electric', 'La berline noire a de l’allure.', 'noire', 'color', 'contradicting'],
  ],
  es: [
    ['golf', 'Es tuyo por 12.500 euros.', '12.500 euros', 'price', 'contradicting'],
    ['golf', 'Tiene 46.000 kilómetros reales.', '46.000 kilómetros', 'mileage', 'contradicting'],
    [
      'golf',
      'El cambio automático lo hace todo por ti.',
      'cambio automático',
      'transmission',
      'contradicting',
    ],
    ['golf', 'La cámara trasera ayuda a maniobrar.', 'cámara trasera', 'equipment', 'unsupported'],
    ['golf', 'De un solo dueño.', 'un solo dueño', 'owners', 'unsupported'],
    ['golf', 'Jamás ha tenido un accidente.', 'Jamás ha tenido un accidente', 'accident', 'unsupported'],
    ['golf', 'Lleva la etiqueta ECO de la DGT.', 'etiqueta ECO', 'emission', 'unsupported'],
    [
      'golf',
      'Ofrecemos prueba de conducción sin compromiso.',
      'prueba de conducción',
      'offer',
      'unsupported',
    ],
    ['golf', 'Consume 4,3 l/100 km.', '4,3 l/100 km', 'consumption', 'unsupported'],
    ['golf', 'Sin un solo arañazo en toda la carrocería.', 'Sin un solo arañazo', 'damage', 'contradicting'],
    ['crashed', 'Incluye garantía de dos años.', 'garantía de dos años', 'warranty', 'contradicting'],
    ['electric', 'Este todocamino gris llama la atención.', 'gris', 'color', 'contradicting'],
  ],
};

describe.each(languages)('in a text in %s', (language) => {
  let check: FactChecker;
  beforeAll(async () => {
    check = await loadFactChecker(language, { thisYear: 2026 });
  });

  it.each(Object.entries(truths[language]) as [CarName, string][])(
    'the truth about the %s car raises no alarm',
    (car, text) => {
      expect(alarms(check(text, cars[car]), text)).toEqual([]);
    },
  );

  it.each(lies[language])('of the %s car: "%s"', (car, sentence, words, kind, verdict) => {
    const truth = truths[language][car];
    const [first = '', ...rest] = truth.split(/(?<=[.!?]) /);
    const text = [first, sentence, ...rest].join(' ');
    const start = text.indexOf(words, first.length);
    const found = check(text, cars[car]).filter((claim) => claim.kind === kind && claim.verdict === verdict);
    expect(found.map((claim) => text.slice(claim.start, claim.end))).not.toEqual([]);
    expect(found.some((claim) => overlaps(claim, start, start + words.length))).toBe(true);
  });
});

const overlaps = (claim: Claim, start: number, end: number) => claim.start < end && start < claim.end;

const alarms = (claims: readonly Claim[], text: string) =>
  claims
    .filter(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicting')
    .map(({ kind, verdict, start, end }) => `${kind} ${verdict}: ${text.slice(start, end)}`);
