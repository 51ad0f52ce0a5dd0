import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { cars } from './fixtures/cars.ts';
import { loadFactChecker } from './load-fact-checker.ts';

const checkers = Object.fromEntries(
  await Promise.all(
    languages.map(
      async (language) => [language, await loadFactChecker(language, { thisYear: 2026 })] as const,
    ),
  ),
);

type Case = readonly [
  language: (typeof languages)[number],
  car: keyof typeof cars,
  text: string,
  words: string,
  claim: string,
];

const cases: readonly Case[] = [
  ['it', 'golf', 'Costa 14.900 €.', '14.900 €', 'price given by price: 14900'],
  ['it', 'golf', 'Sono 110 kW.', '110 kW', 'power derived by power: 150'],
  ['it', 'golf', 'Sono 111 kW.', '111 kW', 'power contradicting by power: 150'],
  ['de', 'golf', 'Es sind 109 kW.', '109 kW', 'power contradicting by power: 150'],
  ['en', 'golf', 'It gives 148 bhp.', '148 bhp', 'power derived by power: 150'],
  ['en', 'golf', 'It has done 39,800 miles.', '39,800 miles', 'mileage derived by mileage: 64000'],
  ['it', 'golf', 'Meno di 70.000 km.', '70.000 km', 'mileage derived by mileage: 64000'],
  ['it', 'golf', 'Meno di 50.000 km.', '50.000 km', 'mileage contradicting by mileage: 64000'],
  ['it', 'golf', 'Oltre 60.000 km.', '60.000 km', 'mileage derived by mileage: 64000'],
  ['it', 'golf', 'Un 2.0 diesel.', '2.0', 'displacement derived by displacement: 1968'],
  ['it', 'golf', 'Ha sette anni.', 'sette anni', 'year derived by year: 2019'],
  ['it', 'golf', 'Ha dodici anni.', 'dodici anni', 'year contradicting by year: 2019'],
  ['it', 'golf', 'Garanzia di un anno.', 'Garanzia di un anno', 'warranty derived by warranty: 12 mesi'],
  [
    'it',
    'golf',
    'Ci sono i sedili riscaldati.',
    'sedili riscaldati',
    'equipment given by notes: sedili anteriori riscaldati',
  ],
  [
    'en',
    'golf',
    'Cruise control is on board.',
    'Cruise control',
    'equipment given by notes: cruise control adattivo',
  ],
  [
    'it',
    'golf',
    'Non ha il cruise control adattivo.',
    'cruise control adattivo',
    'equipment contradicting by notes: cruise control adattivo',
  ],
  [
    'it',
    'golf',
    'Nessun graffio.',
    'Nessun graffio',
    'damage contradicting by notes: piccolo graffio sul paraurti posteriore',
  ],
  [
    'it',
    'golf',
    'Non ha mai avuto il cruise control adattivo.',
    'cruise control adattivo',
    'equipment contradicting by notes: cruise control adattivo',
  ],
  [
    'it',
    'golf',
    'Mai ferma più di tanto sotto casa grazie al cruise control adattivo.',
    'cruise control adattivo',
    'equipment given by notes: cruise control adattivo',
  ],
  [
    'en',
    'golf',
    'Never a dull or tiring motorway mile behind cruise control.',
    'cruise control',
    'equipment given by notes: cruise control adattivo',
  ],
  ['it', 'crashed', 'Senza garanzia.', 'Senza garanzia', 'warranty given by warranty: Nessuna garanzia'],
  ['it', 'golf', 'Senza garanzia.', 'Senza garanzia', 'warranty contradicting by warranty: 12 mesi'],
  ['de', 'crashed', 'Ein Unfallfahrzeug.', 'Unfallfahrzeug', 'accident given by condition: Semicollisione'],
  ['en', 'crashed', 'No accidents.', 'No accidents', 'accident contradicting by condition: Semicollisione'],
  ['de', 'golf', 'Kein Unfall.', 'Kein Unfall', 'accident unsupported'],
  [
    'it',
    'electric',
    'Il cambio automatico aiuta.',
    'cambio automatico',
    'transmission derived by fuelType: Elettrico',
  ],
  [
    'it',
    'electric',
    'Il cambio manuale aiuta.',
    'cambio manuale',
    'transmission contradicting by fuelType: Elettrico',
  ],
  ['fr', 'electric', 'Première main.', 'Première main', 'owners given by notes: unico proprietario'],
  ['de', 'alfa', 'Unfallfrei.', 'Unfallfrei', 'accident given by notes: mai incidentata'],
  ['es', 'alfa', 'IVA deducible.', 'IVA deducible', 'tax given by notes: IVA esposta'],
  ['en', 'van', 'Front-wheel drive.', 'Front-wheel drive', 'drive given by driveType: FWD'],
  ['it', 'bare', 'È bianca.', 'bianca', 'color unsupported'],
  ['it', 'bare', 'Costa 9.900 €.', '9.900 €', 'price unsupported'],
  [
    'it',
    'golf',
    'I 150 CV arrivano su tutte e quattro le ruote.',
    'tutte e quattro le ruote',
    'drive contradicting by driveType: Anteriore',
  ],
  [
    'fr',
    'golf',
    'La puissance passe : force aux quatre roues.',
    'force aux quatre roues',
    'drive contradicting by driveType: Anteriore',
  ],
  [
    'es',
    'golf',
    'La fuerza llega a las cuatro ruedas.',
    'a las cuatro ruedas',
    'drive contradicting by driveType: Anteriore',
  ],
  [
    'it',
    'golf',
    'Quanto al cambio, è manuale.',
    'cambio, è manuale',
    'transmission given by transmission: Manuale',
  ],
  ['en', 'golf', 'This used 2019 Golf.', 'This used', 'condition given by condition: Usato'],
  ['en', 'electric', 'This ex-company car.', 'ex-company', 'condition given by condition: Aziendale'],
  [
    'fr',
    'electric',
    'Elle a d’abord servi en société.',
    'servi en société',
    'condition given by condition: Aziendale',
  ],
  [
    'es',
    'electric',
    'Viene de una empresa.',
    'Viene de una empresa',
    'condition given by condition: Aziendale',
  ],
];

describe('a claim names its field and what that says', () => {
  it.each(cases)('%s, %s: "%s"', (language, car, text, words, claim) => {
    const found = (checkers[language]?.(text, cars[car]) ?? []).map(
      ({ kind, verdict, source, start, end }) => ({
        words: text.slice(start, end),
        claim: `${kind} ${verdict}${source ? ` by ${source.field}: ${source.value}` : ''}`,
      }),
    );
    expect(found.filter((one) => one.words.includes(words) || words.includes(one.words))).toContainEqual(
      expect.objectContaining({ claim }),
    );
  });
});

describe('names hold digits and colours that claim nothing', () => {
  it.each([
    ['it', { make: 'BMW', model: 'Serie 3' }, 'La BMW Serie 3 è qui. La Serie 3 vi aspetta.'],
    ['it', { make: 'Mercedes-Benz', model: 'GLA 200' }, 'Questa Mercedes GLA 200 si fa notare.'],
    ['it', { make: 'Fiat', model: '500e' }, 'La 500e si parcheggia in un attimo.'],
    ['en', { make: 'Peugeot', model: '3008' }, 'The Peugeot 3008 is waiting.'],
    ['it', { make: 'Alfa Romeo', model: 'Giulia Rosso Edizione' }, 'La Giulia Rosso Edizione si distingue.'],
    ['de', { make: 'Smart', model: 'forfour' }, 'Der forfour passt überall hinein.'],
  ] as const)('%s: %j', (language, car, text) => {
    expect(checkers[language]?.(text, briefSchema.parse(car))).toEqual([]);
  });

  it('but a number with a unit is no name', () => {
    const brief = briefSchema.parse({ make: 'Fiat', model: '500', price: 9900 });
    expect(checkers.it?.('La Fiat 500 costa 500 €.', brief)).toMatchObject([
      { kind: 'price', verdict: 'contradicting' },
    ]);
  });
});

describe('what is no claim', () => {
  it.each([
    ['it', 'Chiamaci, oppure prenota una visita.'],
    ['it', 'Si parcheggia in un attimo.'],
    ['it', 'Strade bianche, semafori rossi, un’idea verde: poco importa.'],
    ['it', 'Se cerchi i sedili in pelle, qui non li trovi.'],
    ['it', 'È più pratica di un SUV e più bassa di un furgone.'],
    ['en', 'White lies and red carpets are for others.'],
    ['en', 'Two minutes from the motorway your shoulders drop.'],
    ['de', 'Der rote Faden ist die Ruhe, die weiße Weste gehört dazu.'],
    ['fr', 'À deux pas du silence, on repart de zéro.'],
    ['es', 'De cero a todo en un abrir y cerrar de ojos.'],
    ['it', 'Freni a disco su tutte e quattro le ruote.'],
    ['es', 'Frenos de disco en las cuatro ruedas.'],
    ['fr', 'Des freins à disque aux quatre roues.'],
    ['en', 'It is used to long days.'],
  ] as const)('%s: "%s"', (language, text) => {
    expect(checkers[language]?.(text, cars.bare)).toEqual([]);
  });
});

describe('notes in any of the five languages found equipment and history', () => {
  it.each([
    ['de', 'Anhängerkupplung, unfallfrei, scheckheftgepflegt'],
    ['en', 'tow bar, accident-free, full service history'],
    ['fr', 'attelage, jamais accidentée, carnet d’entretien'],
    ['es', 'enganche de remolque, nunca accidentado, libro de mantenimiento'],
  ])('%s', (_, notes) => {
    const brief = briefSchema.parse({ make: 'Fiat', model: 'Panda', notes });
    const claims = checkers.it?.('Ha il gancio di traino, è sempre tagliandata e mai incidentata.', brief);
    expect(claims?.map(({ kind, verdict }) => `${kind} ${verdict}`)).toEqual([
      'equipment given',
      'service given',
      'accident given',
    ]);
  });
});

it.each([
  ['portellone el.', 'Ha il portellone elettrico.'],
  ['unico propr.', 'L’auto ha avuto un unico proprietario.'],
  ['sens. park post.', 'Ci sono i sensori di parcheggio posteriori.'],
  ['bollo pagato fino a 06/27', 'Il bollo è pagato fino a giugno 2027.'],
])('short forms in the notes are given in full: "%s"', (notes, text) => {
  const brief = briefSchema.parse({ make: 'Fiat', model: 'Tipo', notes });
  expect((checkers.it?.(text, brief) ?? []).filter(({ verdict }) => verdict === 'unsupported')).toEqual([]);
});

it.each([
  ['auto fumatori', 'L’auto è di non fumatori.'],
  ['riparata dopo piccolo sinistro', 'Non è mai stata incidentata.'],
  ['no finanziamenti', 'È possibile il finanziamento.'],
])('what a seller admits contradicts its contrary: "%s"', (notes, text) => {
  const brief = briefSchema.parse({ make: 'Fiat', model: 'Tipo', notes });
  expect((checkers.it?.(text, brief) ?? []).map(({ verdict }) => verdict)).toContain('contradicting');
});

it.each([
  ['ritiriamo il vostro usato anche da rottamare', 'Si valuta la permuta.'],
  ['leasing anche per privati', 'È disponibile il leasing.'],
  ['perde gasolio', 'C’è una perdita di carburante.'],
])('a condition by another of its names is given: "%s"', (notes, text) => {
  const brief = briefSchema.parse({ make: 'Fiat', model: 'Tipo', notes });
  expect((checkers.it?.(text, brief) ?? []).filter(({ verdict }) => verdict === 'unsupported')).toEqual([]);
});
