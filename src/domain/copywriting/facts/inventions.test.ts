import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { cars } from './fixtures/cars.ts';
import { inventions } from './fixtures/inventions.ts';
import { neighbours } from './fixtures/neighbours.ts';
import { type FactChecker, loadFactChecker } from './load-fact-checker.ts';

const alarmsOf = (check: FactChecker, text: string, brief: Parameters<FactChecker>[1]) =>
  check(text, brief)
    .filter(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicting')
    .map(({ kind, start, end }) => ({ kind, words: text.slice(start, end) }));

const { notes: _, ...golf } = cars.golf;

describe.each(languages)('in %s', (language) => {
  let check: FactChecker;
  beforeAll(async () => {
    check = await loadFactChecker(language, { thisYear: 2026 });
  });

  it.each(inventions[language])('nobody stated "%s"', (sentence, words, kind) => {
    const found = alarmsOf(check, sentence, golf);
    expect(found.map((alarm) => alarm.kind)).toContain(kind);
    expect(
      found.some(
        (alarm) => alarm.kind === kind && (words.includes(alarm.words) || alarm.words.includes(words)),
      ),
    ).toBe(true);
  });

  it.each(neighbours[language].map((sentence) => [sentence]))('harmless is "%s"', (sentence) => {
    expect(alarmsOf(check, sentence, golf)).toEqual([]);
  });
});

const vehicle = (fields: object) => briefSchema.parse({ make: 'Toyota', model: 'Modell', ...fields });
const hybrid = vehicle({ fuelType: 'Ibrido' });
const plugIn = vehicle({ fuelType: 'Ibrido', notes: 'plug-in' });
const hydrogen = vehicle({ fuelType: 'Idrogeno' });
const autogas = vehicle({ fuelType: 'GPL' });
const methane = vehicle({ fuelType: 'Metano' });

const engines: readonly (readonly [Language, brief: typeof hybrid, text: string, isTrue: boolean])[] = [
  ['it', hybrid, 'Il motore elettrico aiuta in partenza.', true],
  ['en', hybrid, 'The electric motor helps when you set off.', true],
  ['de', hybrid, 'Der Elektromotor hilft beim Anfahren.', true],
  ['fr', hybrid, 'Le moteur électrique aide au démarrage.', true],
  ['es', hybrid, 'El motor eléctrico ayuda al arrancar.', true],
  ['it', hydrogen, 'L’idrogeno nutre il motore elettrico.', true],
  ['en', hydrogen, 'Hydrogen feeds the electric motor.', true],
  ['de', hydrogen, 'Wasserstoff speist den Elektromotor.', true],
  ['fr', hydrogen, 'L’hydrogène nourrit le moteur électrique.', true],
  ['es', hydrogen, 'El hidrógeno alimenta el motor eléctrico.', true],
  ['it', autogas, 'Con il GPL o a benzina, decidi tu.', true],
  ['en', autogas, 'LPG or petrol, you decide.', true],
  ['de', autogas, 'Mit Autogas oder Benzin, Sie entscheiden.', true],
  ['fr', autogas, 'Au GPL ou à l’essence, vous décidez.', true],
  ['es', autogas, 'Con GLP o con gasolina, tú decides.', true],
  ['it', methane, 'A metano o a benzina, decidi tu.', true],
  ['it', hybrid, 'È un’auto elettrica a tutti gli effetti.', false],
  ['en', hybrid, 'It is an electric car through and through.', false],
  ['de', hybrid, 'Dieses Elektroauto fährt leise.', false],
  ['fr', hybrid, 'Cette voiture électrique roule sans bruit.', false],
  ['es', hybrid, 'Este coche eléctrico rueda en silencio.', false],
  ['it', hybrid, 'La sera la attacchi alla presa di casa.', false],
  ['it', hybrid, 'Si ricarica alla colonnina sotto l’ufficio.', false],
  ['en', hybrid, 'Plug it in at night and set off full.', false],
  ['de', hybrid, 'Abends laden Sie ihn an der Steckdose.', false],
  ['fr', hybrid, 'Le soir, branchez-la sur une prise.', false],
  ['es', hybrid, 'Por la noche lo enchufas en casa.', false],
  ['it', plugIn, 'La sera la attacchi alla presa di casa.', true],
  ['en', plugIn, 'Plug it in at night and set off full.', true],
  ['de', plugIn, 'Abends laden Sie ihn an der Steckdose.', true],
  ['fr', plugIn, 'Le soir, branchez-la sur une prise.', true],
  ['es', plugIn, 'Por la noche lo enchufas en casa.', true],
  ['it', hybrid, 'Si ricarica da sola in frenata, senza attaccarla alla presa.', true],
  ['en', hybrid, 'It charges itself under braking and is never plugged in.', true],
  ['de', hybrid, 'Er lädt beim Bremsen, ganz ohne Steckdose.', true],
  ['fr', hybrid, 'Elle se recharge au freinage, sans jamais la brancher.', true],
  ['es', hybrid, 'Se recarga al frenar, sin enchufarlo nunca.', true],
  ['it', hybrid, 'Collega il telefono alla presa e parti.', true],
  ['it', hybrid, 'Il cellulare si ricarica alla presa del salotto.', true],
  ['it', hybrid, 'Attacca ogni salita con calma e ricarica le idee.', true],
  ['en', hybrid, 'Plug in your phone and set off.', true],
  ['en', hybrid, 'Plug your phone in and recharge your own batteries.', true],
  ['de', hybrid, 'Das Handy lädt an der Steckdose vorn.', true],
  ['de', hybrid, 'Laden Sie Freunde ein und die Akkus auf.', true],
  ['fr', hybrid, 'Branchez le téléphone sur la prise et partez.', true],
  ['fr', hybrid, 'On se recharge le moral en route.', true],
  ['es', hybrid, 'Enchufa el móvil y en marcha.', true],
  ['es', hybrid, 'Se recargan las ilusiones el fin de semana.', true],
];

it.each(engines)('%s, %j: "%s" is true: %s', async (language, brief, text, isTrue) => {
  const check = await loadFactChecker(language, { thisYear: 2026 });
  expect(alarmsOf(check, text, brief).length === 0).toBe(isTrue);
});

const noted = (notes: string, fields: object = {}) => vehicle({ notes, ...fields });
const told: readonly (readonly [Language, brief: typeof hybrid, text: string])[] = [
  ['it', noted('2 posti'), 'Due posti, un’idea.'],
  ['it', vehicle({ doors: 5 }), 'Le cinque porte aiutano.'],
  ['fr', noted('due posti'), 'Deux places, une idée.'],
  ['it', noted('motore 6 cilindri'), 'I sei cilindri girano rotondi.'],
  ['de', noted('6 cilindri'), 'Der Sechszylinder läuft seidig.'],
  ['it', noted('portata 1.000 kg'), 'Carica una tonnellata.'],
  ['en', noted('traino 3.500 kg'), 'It tows three and a half tonnes.'],
  ['it', noted('autonomia 1000 km'), 'Mille chilometri con un pieno.'],
  ['it', noted('0-100 in 3 secondi'), 'Da zero a cento in tre secondi.'],
  ['it', noted('impianto audio Bose'), 'L’impianto Bose riempie l’abitacolo.'],
  ['en', noted('porte scorrevoli'), 'The sliding rear doors help.'],
  ['it', noted('garanzia nessuna', { warranty: 'Nessuna garanzia' }), 'Garanzia: nessuna.'],
  ['it', vehicle({ warranty: 'Nessuna garanzia' }), 'Prezzo chiaro, garanzia nessuna.'],
  ['en', vehicle({ warranty: 'Nessuna garanzia' }), 'A clear price, warranty: none.'],
  ['de', vehicle({ warranty: 'Nessuna garanzia' }), 'Klarer Preis, Garantie: keine.'],
  ['fr', vehicle({ warranty: 'Nessuna garanzia' }), 'Un prix clair, garantie : aucune.'],
  ['es', vehicle({ warranty: 'Nessuna garanzia' }), 'Precio claro, garantía: ninguna.'],
  ['de', noted('sedili elettrici con memoria'), 'Die elektrischen Sitze haben eine Memory-Funktion.'],
  ['de', noted('sedile guida con memoria'), 'Der Fahrersitz mit Memory-Funktion merkt sich alles.'],
  ['en', noted('fari LED adattivi'), 'The adaptive LED headlights follow the bend.'],
  ['fr', noted('fari LED adattivi'), 'Les phares LED adaptatifs suivent le virage.'],
  ['es', noted('fari LED adattivi'), 'Los faros LED adaptativos siguen la curva.'],
  ['de', noted('fari LED adattivi'), 'Die adaptiven LED-Scheinwerfer folgen der Kurve.'],
  ['it', noted('fari LED adattivi'), 'I fari LED adattivi seguono la curva.'],
  ['it', noted('passaggio di proprietà incluso'), 'Il passaggio di proprietà è incluso.'],
  ['en', noted('manutenz. tutta Volvo'), 'All maintenance has been carried out by Volvo.'],
  ['it', noted('IVA esposta'), 'L’IVA è esposta in fattura.'],
  ['it', noted('frizione nuova'), 'La frizione è nuova.'],
  ['it', noted('aperti dal lunedì al sabato'), 'Vi aspettiamo dal lunedì al sabato.'],
  ['it', noted('interni come nuovi'), 'Gli interni sono come nuovi.'],
];

it.each(told)('%s, %j: "%s" is told in other words', async (language, brief, text) => {
  const check = await loadFactChecker(language, { thisYear: 2026 });
  expect(alarmsOf(check, text, brief)).toEqual([]);
});
