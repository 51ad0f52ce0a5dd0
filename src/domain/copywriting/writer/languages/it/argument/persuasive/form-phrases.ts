import type { Phrases } from '../../../voice.ts';

export { price } from './price-phrases.ts';

/** What the car has been through: predicates, from "ha 84.000 km" alone to a life told in full. */
export const past: Phrases = [
  '{auto} {past}.',
  '{themodel} {past}, ed è il punto da cui ragionare.',
  'Quando verrai a vederl@ saprai già che {auto} {past}.',
  '!manyKm & !defective & !damaged :: {themodel} {past}, e la strada che resta la scegli tu.',
  '!manyKm & !defective & !damaged & withHistory :: Il passato si racconta in fretta: {auto} {past}.',
  'fewKm & !damaged & !km0 & !new :: Appena ambientat@, si potrebbe dire: {auto} {past}.',
  'manyKm & !damaged :: Di strada ne ha vista, e la cifra la scriviamo in chiaro: {auto} {past}.',
  'manyKm & !damaged :: {themodel} {past}: un numero così si guarda insieme a tutto il resto, seduti al posto di guida.',
  'manyKm & onTrips & !damaged & !classic :: Le distanze {it} conoscono, dato che {auto} {past}.',
  'classic & !damaged :: A un’auto di quegli anni si chiede prima di tutto che vita ha fatto: {themodel} {past}.',
  'classic & !defective & !damaged :: Il tempo è passato, ma non a caso: {auto} {past}.',
  'commuter & !manyKm & !defective & !damaged :: {themodel} {past}, e i prossimi chilometri saranno tra casa e ufficio.',
  'thrifty & !damaged :: Chi fa i conti comincia da qui: {auto} {past}.',
  'atWork & cargo & !damaged :: Fin qui ha lavorato: {auto} {past}.',
  'defective & !damaged :: Del suo passato sai anche che {auto} {past}.',
  'damaged :: Per il resto, {auto} {past}.',
  'damaged :: Sulla sua storia si può dire questo: {auto} {past}.',
  'old & !classic & !defective & !damaged :: Gli anni ci sono, e la vita che ha fatto è questa: {auto} {past}.',
];

/** What the car is by its papers. */
export const state = ['{auto} {past}.', 'Sappi anche che {auto} {past}.'];
/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'A bordo hai anche {things}.',
  'Insieme all’auto ricevi anche {things}.',
  'Al resto di quello che hai letto aggiungi {things}.',
  'Sulla scheda (resta/restano) {things}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  'fiveDoors & !cargo & !van :: Chi sale dietro apre la sua portiera, perché {auto} ha {doors}.',
  'fiveDoors & !cargo & !van :: La carrozzeria è {colf}, e dietro si sale come davanti, con {doors}.',
  'fiveDoors & !cargo & !van :: Dietro si sale come davanti, con {doors}.',
  'fiveDoors & family :: Nessuno scavalca nessuno per salire, con {doors}.',
  'fiveDoors & commuter & !cargo :: La borsa va sul sedile dietro senza contorsioni, con {doors}.',
  'fiveDoors & onTrips & !cargo :: Alla sosta si scende tutti insieme, con {doors}.',
  'fiveDoors & inCity & !cargo :: Nel parcheggio stretto anche chi sta dietro scende da sé, con {doors}.',
  'twoDoors & !van :: La linea ci guadagna, con {doors}.',
  '!fiveDoors :: {auto} ha {doors}<, e la carrozzeria è {colf}>.',
  'Per trovarl@ in cortile cerca la carrozzeria {colf}.',
  '!damaged :: Alla luce del giorno guarda la carrozzeria {colf}, che in foto si giudica male.',
  'Della meccanica resta da dire questo: {auto} ha {il:gear+drive+cv}.',
  'Sul quadro leggi {km}.',
  'Fin qui {auto} ha percorso {km}.',
  'fewKm :: La strada fatta si conta in fretta: {km}.',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  '{auto} {predicates}.',
  'Prima di metterti in strada sappi che {auto} {predicates}.',
  'Al telefono te lo diremmo subito: {auto} {predicates}.',
  'Quando ci scrivi tieni conto che {auto} {predicates}.',
  'Te lo diciamo prima che tu venga: {auto} {predicates}.',
  'Tra le cose da sapere c’è anche che {auto} {predicates}.',
  'Una riga chiara vale una telefonata: {auto} {predicates}.',
  'Sulla vendita c’è da sapere che {auto} {predicates}.',
  'Chi chiama lo sente dire per prima cosa: {auto} {predicates}.',
  'A chi è interessato diciamo anche che {auto} {predicates}.',
];
