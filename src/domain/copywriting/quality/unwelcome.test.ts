import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { findHardFails } from './find-hard-fails.ts';
import type { HardFailRule } from './hard-fail.ts';
import { loadQualityWords } from './load-quality-words.ts';

const vehicle = (fields: object = {}) => briefSchema.parse({ make: 'Toyota', model: 'Modell', ...fields });
const rulesOf = async (language: Language, text: string, brief = vehicle()) =>
  findHardFails(text, brief, await loadQualityWords(language)).map(({ rule }) => rule);

const faults: readonly (readonly [Language, HardFailRule, string])[] = [
  ['it', 'contact', 'Visitate autotruffa punto com.'],
  ['it', 'contact', 'Guarda su autotruffa.com per i dettagli.'],
  ['it', 'contact', 'Scrivici su Telegram per i dettagli.'],
  ['it', 'contact', 'Chiama il tre tre tre uno due tre quattro cinque sei sette.'],
  ['it', 'contact', 'Scrivi a mario chiocciola vendite punto it.'],
  ['it', 'contact', 'Dettagli su http://evil.example/panda.'],
  ['it', 'contact', 'Dettagli su evil-auto.example/panda.'],
  ['it', 'contact', 'Dettagli su t.me/auto-panda.'],
  ['it', 'contact', 'Scrivete su WhatsApp al tre tre tre.'],
  ['it', 'contact', 'Ci trovate su Telegram cercando autopanda.'],
  ['it', 'contact', 'Mandateci un WhatsApp.'],
  ['it', 'contact', 'Seguiteci su Instagram.'],
  ['it', 'contact', 'Il numero è trecentotrentatré, dodici, quarantacinque.'],
  ['en', 'contact', 'Details at evil-auto.example/panda.'],
  ['en', 'contact', 'Message us on WhatsApp.'],
  ['en', 'contact', 'WhatsApp us for a visit.'],
  ['en', 'contact', 'Find us on Facebook Messenger.'],
  ['en', 'contact', 'Call triple three, twenty-one, forty.'],
  ['de', 'contact', 'Mehr unter boese-autos.example/panda.'],
  ['de', 'contact', 'Schreiben Sie uns über WhatsApp.'],
  ['de', 'contact', 'Folgen Sie uns auf Instagram.'],
  ['de', 'contact', 'Rufen Sie unter null eins sieben an.'],
  ['de', 'contact', 'Rufen Sie dreiunddreißig einundzwanzig vierzig an.'],
  ['fr', 'contact', 'Détails sur mechante-auto.example/panda.'],
  ['fr', 'contact', 'Écrivez-nous sur WhatsApp.'],
  ['fr', 'contact', 'Suivez-nous sur Instagram.'],
  ['fr', 'contact', 'Appelez le zéro six douze.'],
  ['es', 'contact', 'Detalles en coche-malo.example/panda.'],
  ['es', 'contact', 'Escríbenos por WhatsApp.'],
  ['es', 'contact', 'Síguenos en Instagram.'],
  ['es', 'contact', 'Llama al seis uno dos.'],
  ['en', 'contact', 'Visit autoscam dot com for more.'],
  ['en', 'contact', 'Message us on Telegram.'],
  ['en', 'contact', 'Call oh seven seven one two three four five six.'],
  ['de', 'contact', 'Besuchen Sie autoschwindel Punkt de.'],
  ['de', 'contact', 'Schreiben Sie uns auf Telegram.'],
  ['de', 'contact', 'Rufen Sie null eins sieben eins zwei drei vier fünf an.'],
  ['fr', 'contact', 'Visitez autoarnaque point fr.'],
  ['fr', 'contact', 'Écrivez-nous sur Telegram.'],
  ['fr', 'contact', 'Appelez le zéro six, douze, trente-quatre, cinquante-six, dix-huit.'],
  ['es', 'contact', 'Visita autotimo punto com.'],
  ['es', 'contact', 'Escríbenos por Telegram.'],
  ['es', 'contact', 'Llama al seis uno dos tres cuatro cinco seis siete ocho.'],
  ['it', 'stereotype', 'È così facile che la guida perfino una donna.'],
  ['it', 'stereotype', 'Una macchina da veri uomini.'],
  ['it', 'stereotype', 'Perfetta per tua moglie.'],
  ['it', 'stereotype', 'Si vende solo a italiani.'],
  ['it', 'stereotype', 'Non vendiamo a stranieri.'],
  ['it', 'stereotype', 'Comoda anche per un vecchietto.'],
  ['en', 'stereotype', 'So easy even a woman can park it.'],
  ['en', 'stereotype', 'A car for real men.'],
  ['en', 'stereotype', 'Not sold to foreigners.'],
  ['de', 'stereotype', 'So leicht, dass sogar eine Frau ihn einparkt.'],
  ['de', 'stereotype', 'Ein Wagen für echte Kerle.'],
  ['de', 'stereotype', 'Verkauf nicht an Ausländer.'],
  ['fr', 'stereotype', 'Même votre grand-mère saura la garer.'],
  ['fr', 'stereotype', 'Une voiture de vrais mecs.'],
  ['fr', 'stereotype', 'Vente interdite aux étrangers.'],
  ['es', 'stereotype', 'Tan fácil que lo aparca hasta tu abuela.'],
  ['es', 'stereotype', 'Un coche de hombres de verdad.'],
  ['es', 'stereotype', 'No se vende a extranjeros.'],
  ['it', 'stereotype', 'Non vendiamo agli stranieri.'],
  ['it', 'stereotype', 'Non vendiamo a clienti stranieri.'],
  ['it', 'stereotype', 'Astenersi stranieri.'],
  ['it', 'stereotype', 'Gli stranieri si astengano.'],
  ['it', 'stereotype', 'Vendita riservata a cittadini italiani.'],
  ['en', 'stereotype', 'We do not sell to foreigners.'],
  ['en', 'stereotype', 'We don’t deal with foreign buyers.'],
  ['en', 'stereotype', 'Foreigners need not apply.'],
  ['en', 'stereotype', 'No immigrants, please.'],
  ['de', 'stereotype', 'Wir verkaufen nicht an Ausländer.'],
  ['de', 'stereotype', 'Kein Verkauf an Ausländer.'],
  ['de', 'stereotype', 'An Ausländer verkaufen wir nicht.'],
  ['de', 'stereotype', 'Ausländer zwecklos.'],
  ['fr', 'stereotype', 'Nous ne vendons pas aux étrangers.'],
  ['fr', 'stereotype', 'Nous ne vendons pas à des clients étrangers.'],
  ['fr', 'stereotype', 'Étrangers s’abstenir.'],
  ['fr', 'stereotype', 'Vente réservée aux clients français.'],
  ['es', 'stereotype', 'No vendemos a los extranjeros.'],
  ['es', 'stereotype', 'No vendemos a clientes extranjeros.'],
  ['es', 'stereotype', 'Extranjeros abstenerse.'],
  ['es', 'stereotype', 'Venta solo a compradores españoles.'],
  ['it', 'banned-word', 'Non fatevi fregare dagli altri concessionari.'],
  ['it', 'banned-word', 'I venditori della zona sono truffatori.'],
  ['en', 'banned-word', 'Unlike other dealers we tell the truth.'],
  ['en', 'banned-word', 'The showroom next door is a rip-off.'],
  ['de', 'banned-word', 'Anders als andere Händler sagen wir die Wahrheit.'],
  ['de', 'banned-word', 'Der Nachbar ist ein Betrüger.'],
  ['fr', 'banned-word', 'Contrairement à d’autres vendeurs, nous disons la vérité.'],
  ['fr', 'banned-word', 'Le garage voisin est une arnaque.'],
  ['es', 'banned-word', 'A diferencia de otros concesionarios, decimos la verdad.'],
  ['es', 'banned-word', 'El vendedor de al lado es un estafador.'],
];

it.each(faults)('%s: %s is "%s"', async (language, rule, text) => {
  expect(await rulesOf(language, text)).toContain(rule);
});

describe('harmless words that come close', () => {
  it.each([
    ['it', 'A un certo punto comincia la salita.'],
    ['it', 'Un punto com’è questo, in centro, si raggiunge in un attimo.'],
    ['it', 'Uno, due, tre: si parte.'],
    ['it', 'Scrivici o chiamaci per vederla con calma.'],
    ['it', 'La scala a chiocciola del parcheggio non la spaventa.'],
    ['it', 'Android Auto legge i messaggi di WhatsApp ad alta voce.'],
    ['it', 'Chiamaci per vederla insieme a due o tre amici.'],
    ['it', 'Sedili ribaltabili e/o scorrevoli fanno spazio.'],
    ['it', 'Non teme le autostrade straniere.'],
    ['it', 'Vendiamo a tutti, italiani e stranieri.'],
    ['en', 'Android Auto reads WhatsApp messages aloud.'],
    ['en', 'Call us and bring one or two friends.'],
    ['en', 'The turn signal is in the mirror.'],
    ['en', 'We sell to foreign buyers too.'],
    ['de', 'Das Signal beim Verriegeln ist leise.'],
    ['de', 'Rufen Sie an und bringen Sie zwei, drei Freunde mit.'],
    ['de', 'Verkauf auch ins Ausland.'],
    ['fr', 'Appelez pour la voir à deux ou trois.'],
    ['fr', 'Un signal sonore accompagne le recul.'],
    ['es', 'Llama y ven con dos o tres amigos.'],
    ['es', 'También vendemos a extranjeros.'],
    ['it', 'Il design italiano si riconosce da lontano.'],
    ['it', 'Il vecchio box di casa torna utile.'],
    ['it', 'Strade straniere e vacanze lunghe non la stancano.'],
    ['it', 'Una scelta furba per la città.'],
    ['it', 'Tra le altre auto del parcheggio si trova subito.'],
    ['it', 'Chi vende e chi compra si guardano negli occhi.'],
    ['en', 'At that point the climb begins.'],
    ['en', 'One, two, three and you are away.'],
    ['en', 'Write or call to see it in peace.'],
    ['en', 'A foreign road holds no fear.'],
    ['en', 'Unlike other cars it is easy to park.'],
    ['en', 'Real comfort on real roads.'],
    ['de', 'An diesem Punkt beginnt der Anstieg.'],
    ['de', 'Eins, zwei, drei: los geht es.'],
    ['de', 'Auch im Ausland fährt er gelassen.'],
    ['de', 'Er passt auf deutsche Straßen wie auf italienische.'],
    ['de', 'Anders als andere Autos parkt er leicht.'],
    ['fr', 'À ce point de la route, la montée commence.'],
    ['fr', 'Un, deux, trois\u00a0: partez.'],
    ['fr', 'Les routes étrangères ne lui font pas peur.'],
    ['fr', 'Point de bruit à bord.'],
    ['fr', 'Parmi les autres voitures, on la trouve tout de suite.'],
    ['es', 'El punto es que se aparca en cualquier sitio.'],
    ['es', 'Uno, dos, tres y en marcha.'],
    ['es', 'Las carreteras extranjeras no lo cansan.'],
    ['es', 'Las apariencias no engañan.'],
    ['es', 'Entre otros coches se encuentra enseguida.'],
  ] as const)('%s: "%s"', async (language, text) => {
    expect(await rulesOf(language, text)).toEqual([]);
  });
});

const hybrid = vehicle({ fuelType: 'Ibrido' });
const hydrogen = vehicle({ fuelType: 'Idrogeno' });
const autogas = vehicle({ fuelType: 'GPL' });

it.each([
  ['it', 'Il motore elettrico aiuta in partenza.', hybrid],
  ['en', 'The electric motor helps when you set off.', hybrid],
  ['de', 'Der Elektromotor hilft beim Anfahren.', hybrid],
  ['fr', 'Le moteur électrique aide au démarrage.', hybrid],
  ['es', 'El motor eléctrico ayuda al arrancar.', hybrid],
  ['it', 'L’idrogeno nutre il motore elettrico.', hydrogen],
  ['en', 'Hydrogen feeds the electric motor.', hydrogen],
  ['de', 'Wasserstoff speist den Elektromotor.', hydrogen],
  ['fr', 'L’hydrogène nourrit le moteur électrique.', hydrogen],
  ['es', 'El hidrógeno alimenta el motor eléctrico.', hydrogen],
  ['it', 'Con il GPL o a benzina, decidi tu.', autogas],
  ['en', 'On LPG or petrol, you decide.', autogas],
  ['de', 'Mit Autogas oder Benzin, Sie entscheiden.', autogas],
  ['fr', 'Au GPL ou en version à moteur essence, vous décidez.', autogas],
  ['es', 'Con GLP o con motor de gasolina, tú decides.', autogas],
] as const)('%s: "%s" is possible', async (language, text, brief) => {
  expect(await rulesOf(language, text, brief)).toEqual([]);
});

it.each([
  ['it', 'Il motore elettrico aiuta in partenza.', vehicle({ fuelType: 'Diesel' })],
  ['en', 'The electric motor helps when you set off.', vehicle({ fuelType: 'Benzina' })],
  ['it', 'Con il motore a benzina si viaggia.', vehicle({ fuelType: 'Diesel' })],
] as const)('%s: "%s" is not', async (language, text, brief) => {
  expect(await rulesOf(language, text, brief)).toEqual(['impossible-claim']);
});

it.each([
  ['it', 'A bordo l’energia arriva silenziosa e priva di vibrazioni.'],
  ['it', 'A bordo si viaggia senza vibrazioni.'],
  ['en', 'Enjoy a cabin with no scratch in sight.'],
  ['de', 'An Bord fährt man ohne Kratzer im Gemüt.'],
  ['fr', 'L’équipement est sans rayures.'],
  ['es', 'El equipamiento está sin arañazos.'],
] as const)('%s: "%s" praises no defect', async (language, text) => {
  expect(await rulesOf(language, text)).not.toContain('defect-praised');
});
