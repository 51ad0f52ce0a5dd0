import type { Phrases } from '../../../voice.ts';
import { when } from '../../phrases/when.ts';

const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => when(condition, phrase));

/** A used car in one piece, with a warranty. */
const warranted: Phrases = [
  'Il prezzo è di {price} e comprende la {warranty}<. Tra le condizioni trovi anche {dealNotes}>.',
  'Con {price} prendi le chiavi e la {warranty}<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  'Chiediamo {price}, {warranty} compresa<. Da sapere prima della firma: {dealNotes}>.',
  'Costa {price}<, {dealNotes}>, e dopo la firma resta la {warranty}.',
  'Nel prezzo di {price} trovi anche la {warranty}<. Le altre condizioni: {dealNotes}>.',
  'Quanto costa? {price}, e la {warranty} è dentro<. Tra le condizioni trovi anche {dealNotes}>.',
  'Alle tue domande su prezzo e tutele rispondiamo con {price} e la {warranty}<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  'Per {price} la strada comincia con la {warranty}<, e alle condizioni si aggiunge questo: {dealNotes}>.',
  'Insieme alle chiavi ricevi la {warranty}, e il prezzo è di {price}<, {dealNotes}>.',
  'La cifra è di {price}<, {dealNotes}>. Di scritto c’è anche la {warranty}, che resta con te.',
  'thrifty :: Metti {price} in cima al foglio: accanto puoi già scrivere la {warranty}<, e sotto {dealNotes}>.',
  'thrifty :: La spesa è di {price}, e la {warranty} tiene fuori dal conto un po’ di imprevisti<. Da sapere prima della firma: {dealNotes}>.',
  'thrifty :: A {price} il conto si può fare prima di venire, con la {warranty} compresa<. Tra le condizioni trovi anche {dealNotes}>.',
  'goodDeal :: Mettil@ accanto agli annunci che hai già salvato: {price}, con la {warranty}<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  'goodDeal :: Chiediamo {price} e diamo la {warranty}: se vuoi confrontare, comincia da queste due righe<. La terza: {dealNotes}>.',
  'family :: Nel bilancio di casa un imprevisto basta e avanza: il prezzo è di {price}, e la {warranty} è compresa<. Da sapere prima della firma: {dealNotes}>.',
  'family :: Della cifra parlatene a tavola: {price}, con la {warranty}<. Tra le condizioni trovi anche {dealNotes}>.',
  'withFamily :: In famiglia si decide in più teste, e i numeri aiutano: {price}, con la {warranty}<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  'commuter :: Dividi {price} per tutte le mattine che ti porterà al lavoro, e ricorda che la {warranty} è compresa<. Il resto: {dealNotes}>.',
  'commuter :: Chi ogni giorno deve arrivare guarda anche la {warranty}: c’è, e il prezzo è di {price}<, {dealNotes}>.',
  'onTrips :: Prima del viaggio viene il conto: {price}, con la {warranty}<. Da sapere prima della firma: {dealNotes}>.',
  'inCity :: Tra sosta e varchi la città costa già abbastanza: qui chiediamo {price}, {warranty} compresa<. Tra le condizioni trovi anche {dealNotes}>.',
  'inCountry :: Anche sulla strada di casa, lontano dall’officina, ti segue la {warranty}; il prezzo è di {price}<, {dealNotes}>.',
  'newDriver :: Per chi comincia, {price} e la {warranty} sono due righe facili da spiegare in casa<. La terza: {dealNotes}>.',
  'young & !dear :: {price} e niente più passaggi da chiedere: la {warranty} è compresa<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  'cargo :: Un mezzo fermo non fattura: la {warranty} c’è, e il prezzo è di {price}<, {dealNotes}>.',
  'cargo :: Per il commercialista: {price}<, {dealNotes}>. Per te c’è anche la {warranty}.',
  'van & atWork :: Prima di caricare il primo collo si firma per {price}, con la {warranty}<. Da sapere prima della firma: {dealNotes}>.',
  'dear :: Una cifra come {price} si pesa con calma, seduti: dentro c’è la {warranty}<. Le altre condizioni: {dealNotes}>.',
  'dear :: {price}, con la {warranty}: ne parliamo davanti all’auto, senza guardare l’orologio<. Tra le condizioni trovi anche {dealNotes}>.',
  'cheap :: {price} e la {warranty}: a questa cifra la seconda parte non si trova sempre<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  'cheap :: Costa {price}<, {dealNotes}>, e anche così ha la sua {warranty}.',
  'classic :: Alle storiche di rado si accompagna una copertura: qui c’è la {warranty}, e il prezzo è di {price}<, {dealNotes}>.',
  'supercar :: Si parla di {price}, con la {warranty}<. Da sapere prima della firma: {dealNotes}>.',
  'manyKm & !classic :: I chilometri li conosci: il prezzo è di {price}, e a coprirti resta la {warranty}<. Tra le condizioni trovi anche {dealNotes}>.',
  'fewKm :: {price}, con la {warranty}, per una strada appena cominciata<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  'safe :: Anche sulla carta si viaggia tranquilli: {price}, con la {warranty}<. Da sapere prima della firma: {dealNotes}>.',
  'lasting & !cargo :: Chi un’auto la tiene a lungo paga {price} una volta sola, e parte con la {warranty}<. Le altre condizioni: {dealNotes}>.',
  'defective :: Il prezzo è di {price}, da leggere insieme a quello che ti abbiamo detto, e la {warranty} è compresa<. Tra le condizioni trovi anche {dealNotes}>.',
  'defective :: Con i difetti sul tavolo, ecco la cifra: {price}, con la {warranty}<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
];

/** A used car in one piece, without: said plainly. */
const unwarranted: Phrases = [
  'Il prezzo è di {price}, senza garanzia{!warranty}<, {dealNotes}>: guardal@ bene prima, e con chi vuoi tu.',
  'A {price} la garanzia non è compresa{!warranty}, quindi vieni con il tuo meccanico<. Da sapere prima della firma: {dealNotes}>.',
  'Chiediamo {price}<, {dealNotes}>. La garanzia non c’è{!warranty}: prenditi il tempo per una prova seria.',
  'Costa {price}, e la garanzia non c’è{!warranty}<. Le altre condizioni: {dealNotes}>.',
  'Due cose da sapere insieme: {price}, e nessuna garanzia{!warranty}<. La terza: {dealNotes}>.',
  'thrifty :: La spesa è di {price} e la garanzia non c’è{!warranty}: tieni da parte un margine<. Tra le condizioni trovi anche {dealNotes}>.',
  'goodDeal :: Per confrontare bene leggi tutto: {price}, senza garanzia{!warranty}<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  'commuter :: Se ti serve ogni mattina mettilo in conto: {price}, e la garanzia non è compresa{!warranty}<. Da sapere prima della firma: {dealNotes}>.',
  'family :: Prima di deciderlo in casa sappiate che il prezzo è di {price} e la garanzia non c’è{!warranty}<. Le altre condizioni: {dealNotes}>.',
  'cargo :: Il conto è da fare così: {price}, senza garanzia{!warranty}<. Tra le condizioni trovi anche {dealNotes}>.',
  'classic :: Con un’auto di quegli anni si compra quello che si vede: {price}, senza garanzia{!warranty}<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  'classic :: Portati chi di quei motori se ne intende: il prezzo è di {price}, e la garanzia non c’è{!warranty}<. Da sapere prima della firma: {dealNotes}>.',
  'dear :: Per {price}, senza garanzia{!warranty}, una visita sola non basta: torna quante volte vuoi<. Le altre condizioni: {dealNotes}>.',
  'cheap :: A {price} la garanzia non c’è{!warranty}, e preferiamo che si legga<. Tra le condizioni trovi anche {dealNotes}>.',
  'manyKm & !classic :: I chilometri li hai letti, il resto è qui: {price}, senza garanzia{!warranty}<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  'defective :: Con i difetti detti prima, il prezzo è di {price}, senza garanzia{!warranty}<. Da sapere prima della firma: {dealNotes}>.',
];

/** A used car in one piece, where the form does not speak of a warranty. */
const plain: Phrases = [
  'Il prezzo è di {price}<, {dealNotes}>.',
  'Costa {price}<, con {dealNotes}>.',
  'Chiediamo {price}<, {dealNotes}>, e di ogni riga si può parlare davanti all’auto.',
  'Per {price} {it} porti via<. Le condizioni: {dealNotes}>.',
  'Prezzo e condizioni stanno in una riga: {price}<, {dealNotes}>.',
  'thrifty :: In cima al foglio scrivi {price}<, e sotto {dealNotes}>.',
  'goodDeal :: {price} è la cifra da mettere accanto agli altri annunci<. Tra le condizioni trovi anche {dealNotes}>.',
  'family :: Della cifra parlatene in casa: {price}<, {dealNotes}>.',
  'commuter :: Dividi {price} per tutte le mattine che ti aspettano<. Le condizioni: {dealNotes}>.',
  'cargo :: Il numero per il preventivo è questo: {price}<, {dealNotes}>.',
  'classic :: Per chi colleziona la cifra è {price}<, {dealNotes}>.',
  'dear :: La cifra è {price}, da pesare con calma e dopo averl@ vist@<. Le condizioni: {dealNotes}>.',
  'cheap :: Con {price} ti metti in strada<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  'defective :: Quello che non va lo sai già, la cifra è questa: {price}<, {dealNotes}>.',
];

/** No price given. */
const asked: Phrases = [
  'Per il prezzo scrivici o chiamaci: te lo diciamo subito<, insieme alla {warranty}><. Le condizioni: {dealNotes}>.',
  'Il prezzo lo trovi al telefono<, e con il prezzo c’è la {warranty}><. Le condizioni: {dealNotes}>.',
  'Chiedi la cifra quando chiami<: la {warranty} è compresa><. Le condizioni: {dealNotes}>.',
  'Qui il prezzo non è scritto: domandacelo, e rispondiamo con un numero<. C’è intanto la {warranty}><. Le condizioni: {dealNotes}>.',
  'Un messaggio basta per sapere il prezzo<, e la {warranty} è compresa><. Le condizioni: {dealNotes}>.',
  'unwarranted :: Per il prezzo basta un messaggio; la garanzia non c’è{!warranty}, e vale la pena saperlo adesso<. Le condizioni: {dealNotes}>.',
];

const freshly: Phrases = [
  ...each('warranted', [
    '{auto} è {cond}: il prezzo è di {price} e la {warranty} è compresa<. Da sapere prima della firma: {dealNotes}>.',
    'Per {unveicolo} {cond} chiediamo {price}, con la {warranty}<. Tra le condizioni trovi anche {dealNotes}>.',
    'Con {price} prendi {unveicolo} {cond} e la {warranty}<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
    'Da sapere insieme al prezzo, che è di {price}: {auto} è {cond} e ha la {warranty}<. Da sapere prima della firma: {dealNotes}>.',
    'thrifty :: Il conto si fa con tre dati: {auto} è {cond}, costa {price} e ha la {warranty}<. Le condizioni: {dealNotes}>.',
    'goodDeal :: Confrontal@ con una uguale appena ordinata: {auto} è {cond}, a {price}, con la {warranty}<. Tra le condizioni trovi anche {dealNotes}>.',
    'family :: In casa potete dirlo così: {auto} è {cond}, costa {price} e ha la {warranty}<. Le condizioni: {dealNotes}>.',
  ]),
  ...each('!warranted & !unwarranted', [
    '{auto} è {cond}, e il prezzo è di {price}<. Le condizioni: {dealNotes}>.',
    'Per {unveicolo} {cond} chiediamo {price}<, {dealNotes}>.',
    '{auto}, {cond}, costa {price}<, {dealNotes}>.',
  ]),
  ...each('unwarranted', [
    '{auto} è {cond}, a {price}, e la garanzia non c’è{!warranty}<. Le condizioni: {dealNotes}>.',
    'Per {unveicolo} {cond} chiediamo {price}, senza garanzia{!warranty}<. Sul resto siamo altrettanto chiari: {dealNotes}>.',
  ]),
  ...each('!priced', [
    '{auto} è {cond}<, con la {warranty}>: per il prezzo basta un messaggio<. Le condizioni: {dealNotes}>.',
    'Per {unveicolo} {cond} la cifra te la diciamo al telefono<, insieme alla {warranty}><. Le condizioni: {dealNotes}>.',
  ]),
];

/** With a damage the price is half of what it costs. */
const broken: Phrases = [
  'La prima cifra è {price}[, con la {warranty}||]<, {dealNotes}>: la seconda te la dà chi ripara.',
  'Si parte da {price}[, con la {warranty}||]<, {dealNotes}>, e il conto si chiude in officina.',
  'Somma il preventivo a {price}, e solo dopo confronta[. La {warranty} è compresa||]<. Le condizioni: {dealNotes}>.',
  'Chiediamo {price}[, con la {warranty}||]<, {dealNotes}>: porta il tuo carrozziere e fate il conto sul posto.',
  'unwarranted :: Il prezzo è di {price}, senza garanzia{!warranty}<, {dealNotes}>: il preventivo conviene averlo in tasca.',
  'unwarranted :: A {price}, senza garanzia{!warranty}, si compra quello che si vede: vieni con chi sa guardare<. Le condizioni: {dealNotes}>.',
  'unwarranted :: Chiediamo {price}<, {dealNotes}>. La garanzia non c’è{!warranty}, e il lavoro da fare lo stima chi ripara.',
  'thrifty :: Due righe sul foglio: {price} e la riparazione[. La {warranty} è compresa||]<. Le condizioni: {dealNotes}>.',
  'thrifty & unwarranted :: Due righe sul foglio: {price} e la riparazione. La terza, la garanzia, non c’è{!warranty}<. Le condizioni: {dealNotes}>.',
  '!priced :: Per il prezzo chiamaci, e intanto chiedi un preventivo a chi ripara<. Le condizioni: {dealNotes}>.',
];

/** The price, what covers the buyer and the terms. */
export const price: Phrases = [
  ...each('!damaged & !km0 & !new & !company & warranted', warranted),
  ...each('!damaged & !km0 & !new & !company & unwarranted', unwarranted),
  ...each('!damaged & !km0 & !new & !company & !warranted & !unwarranted', plain),
  ...each('!damaged & !priced', asked),
  ...each('!damaged & km0', freshly),
  ...each('!damaged & new', freshly),
  ...each('!damaged & company', freshly),
  ...each('damaged', broken),
  // where the condition is told, and for whatever the others cannot say
  '!damaged & warranted :: Il prezzo è di {price}, con la {warranty}<. Da sapere prima della firma: {dealNotes}>.',
  '!damaged & unwarranted :: Il prezzo è di {price}, senza garanzia{!warranty}<. Tra le condizioni trovi anche {dealNotes}>.',
];
