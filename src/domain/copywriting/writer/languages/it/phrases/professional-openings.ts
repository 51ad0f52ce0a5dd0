import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';
import { gone, looks, withEngine } from './fact-fragments.ts';

/** What any car may open with when year and kilometres say its condition well enough. */
const general: Phrases = [
  `{this}< del {year}> è {unbody}${looks}${gone}.`,
  `Proponiamo {un}< del {year}>, {body}${looks}${gone}.`,
  `In vendita {un}< del {year}>: {unbody}${looks}${gone}.`,
  `{this}, immatricolat@ nel {year}, è {unbody}${looks}${gone}.`,
  `Immatricolat@ nel {year}<, con {km} percorsi>, {this} è {unbody}${looks}.`,
  `!recent :: Con {km} percorsi dal {year} a oggi, {this} è {unbody}${looks}.`,
  `Chi cerca {unbody}${looks} può considerare {this}< del {year}><, con {km}>.`,
  `{body}${looks}, {this}< del {year}> ha percorso {km}.`,
  `{this}< del {year}> si propone come {unbody}${looks}${gone}.`,
  `È in vendita {un}< del {year}>, {body}${looks}${gone}.`,
  `{the}< del {year}> che proponiamo è {unbody}${looks}${gone}.`,
  `Presentiamo {un}< del {year}>, {body}${looks}${gone}.`,
  `La proposta riguarda {un}< del {year}>: {unbody}${looks}${gone}.`,
  `Ecco {un}< del {year}>: {unbody}${looks}${gone}.`,
  `{this}< del {year}> è {unbody}${looks}${withEngine}<; ha percorso {km}>.`,
  `Proponiamo {un}< del {year}>, {body}${looks}${withEngine}; ha percorso {km}.`,
  `Del {year}<, con {km}>, {this} è {unbody}${looks}${withEngine}.`,
];

const worn: Phrases = [
  `{this} è un usato{!condition} del {year}<, con {km}>: {unbody}${looks}.`,
  '{this}< del {year}> è {unbody} {usedb}<, di colore {colm}><, a {doors}><, con {km}>.',
  `In vendita {un} {used}< del {year}>: {unbody}${looks}${gone}.`,
  `{used} e immatricolat@ nel {year}, {this} è {unbody}${looks}${gone}.`,
  'Proponiamo {unbody} {usedb}<, di colore {colm}><, a {doors}>: {the}< del {year}><, con {km}>.',
  `Nel nostro usato{!condition} c’è {un}< del {year}>: {unbody}${looks}${gone}.`,
  `car :: Tra le auto usate{!condition} che proponiamo, {this}< del {year}> è {unbody}${looks}${gone}.`,
];

/** A condition that raises the value is said in the first sentence. */
const conditioned: Phrases = [
  `km0 :: A km 0{!condition}<{nokm}>, {this}< del {year}> è {unbody}${looks}<, con {km}>.`,
  `km0 :: {this}< del {year}> è a km 0{!condition}<{nokm}>: {unbody}${looks}<, con {km}>.`,
  `km0 :: {unbody}${looks}, a km 0{!condition}<{nokm}>: è {this}< del {year}><, con {km}>.`,
  `km0 :: Proponiamo {un}< del {year}> a km 0{!condition}<{nokm}>, {body}${looks}<, con {km}>.`,
  `new :: Nuov@{!condition}<, del {year}>, {this} è {unbody}${looks}${gone}.`,
  `new :: {this}< del {year}> è nuov@{!condition}: {unbody}${looks}${gone}.`,
  `new :: {this}, nuov@{!condition}<, del {year}>, è {unbody}${looks}${gone}.`,
  `new :: Proponiamo {un} nuov@{!condition}<, del {year}>: {unbody}${looks}${gone}.`,
  `company :: Auto aziendale{!condition}< del {year}><, con {km}>: {this} è {unbody}${looks}.`,
  `company :: {this}< del {year}> è {unveicolo} aziendale{!condition}: {unbody}${looks}${gone}.`,
  `company :: Aziendale{!condition}, del {year}, {this} è {unbody}${looks}${gone}.`,
  `company :: {this}< del {year}>, {veicolo} aziendale{!condition}, è {unbody}${looks}${gone}.`,
];

const nameless: Phrases = [
  '{this}< del {year}><, {used},> ha percorso {km}[<, ha {doors}> ed è {color}|| e ha {doors}||].',
  '{this}< del {year}> è {color}[, ha {doors}< e {km}>||, ha {km}||].',
  'Proponiamo {the}< del {year}><, {cond}><, {color}><, a {doors}><, con {km}>.',
  'In vendita {this}< del {year}><, {cond}><, {color}><, a {doors}><, con {km}>.',
  'È in vendita {un}< del {year}><, {cond}><, {color}><, a {doors}><, con {km}>.',
  '{the}< del {year}> che proponiamo è {color}<, a {doors}><, con {km}>.',
];

/** One more condition in front of those a phrase has. */
const when = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => `${condition} ${phrase.includes('::') ? '&' : '::'} ${phrase}`);

const usually = '!km0 & !new & !company';

const any: Phrases = [
  ...when(usually, general),
  ...when('used', worn),
  ...conditioned,
  ...when('bodyless', nameless),
];

/** What any car may open with, and an angle's own. */
const from = (...own: string[]): Phrases => [...when(usually, own), ...any];

export const professionalOpenings = {
  damaged: [
    '{this}< del {year}> è propost@ {cond}<, con {damageThings}><. {auto} {damageClauses}>.< {states}.>',
    '{the}< del {year}> è {cond} e presenta {damageThings}.< {states}.>',
    'È in vendita {un}< del {year}> {cond}<, con {damageThings}>.< {states}.>',
    '{this}< del {year}> viene vendut@ {cond}.< Nel dettaglio: {damage}.>< {states}.>',
    'Va detto subito che {this}< del {year}> è {cond}<, con {damageThings}>.< {states}.>',
    '{this}< del {year}> è da riparare: è {cond}<, con {damageThings}>.< {states}.>',
    'Proponiamo a chi può ripararl@ {un}< del {year}>: è {cond}<, con {damageThings}>.< {states}.>',
    'Si propone nello stato attuale {un}< del {year}> {cond}<, con {damageThings}>.< {states}.>',
    'Destinat@ a chi ripara, {this}< del {year}> è {cond}<, con {damageThings}>.< {states}.>',
    '!crashed :: {this}< del {year}> è da riparare: ha {damageThings}.< {states}.>',
    '!crashed :: In vendita {this}< del {year}>, da rimettere in ordine: {damage}.< {states}.>',
    '!crashed :: {this}< del {year}> è destinat@ a chi può ripararl@: {damage}.< {states}.>',
    '!crashed :: {this}< del {year}> è in vendita nello stato in cui si trova.< {states}.>',
    '!crashed :: Chi cerca {unveicolo} da riparare può valutare {this}< del {year}>, con {damageThings}.< {states}.>',
  ],
  bare: [
    '{this}< del {year}> è in vendita< a {price}>.',
    'È in vendita {un}< del {year}><, {color}><, con {km}>.',
    'Proponiamo {un}< del {year}><, {color}><, con {km}><, a {price}>.',
    'La proposta riguarda {un}< del {year}><, {color}><, con {km}>.',
    'Nella nostra offerta c’è {un}< del {year}><, {color}><, con {km}>.',
    'Presentiamo {un}< del {year}><, {color}><, con {km}>.',
    '{the}< del {year}> di questo annuncio è in vendita<; ha percorso {km}>.',
    'Tra le nostre proposte figura {un}< del {year}><, {color}><, con {km}>.',
    'Segnaliamo la disponibilità di {un}< del {year}><, {color}><, con {km}>.',
    'Chi cerca {un} trova qui un esemplare< del {year}><, con {km}>.',
    'Mettiamo in vendita {un}< del {year}><, {color}><, con {km}><, a {price}>.',
    'Disponibile per una visita, {this}< del {year}> è in vendita< a {price}>.',
    'Offriamo {un}< del {year}><, {color}><, con {km}><, a {price}>.',
  ],
  van: [
    `{this}< del {year}> è un mezzo da lavoro: {unbody}${looks}${gone}.`,
    `Pensato per lavorare, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per il lavoro di ogni giorno proponiamo {un}< del {year}>, {body}${looks}${gone}.`,
    ...any,
  ],
  electric: from(
    `Elettric@{!fuelType}, silenzios@ e pront@ nella risposta, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `{unbody} {fuelb}${looks}: {this}< del {year}> si guida senza rumore di motore<; ha percorso {km}>.`,
    `{this}< del {year}> è {unbody} {fuelb}${looks}${gone}.`,
    `Chi pensa all’elettrico può partire da {this}< del {year}>: {unbody} {fuelb}${looks}${gone}.`,
  ),
  hydrogen: from(
    `{this}< del {year}> è tra le poche auto a idrogeno{!fuelType} in circolazione: {unbody}${looks}${gone}.`,
    `{unbody} {fuelb}${looks}: {this}< del {year}> si rifornisce nelle stazioni dedicate<; ha percorso {km}>.`,
  ),
  sports: from(
    `Pensat@ per il piacere di guida, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi ama guidare c’è {this}< del {year}>, {body}${looks}${gone}.`,
  ),
  open: from(
    `Da guidare a cielo aperto, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi ama viaggiare all’aria aperta c’è {this}< del {year}>, {body}${looks}${gone}.`,
  ),
  classic: from(
    `{this} è del {year}< e ha percorso {km}>: {unbody}${looks} di un’altra epoca.`,
    'Gli appassionati riconosceranno {the} del {year}<, {color}><, a {doors}><, con {km}>.',
    `Testimone di un altro modo di fare automobili, {this} del {year} è {unbody}${looks}${gone}.`,
  ),
  fresh: from(),
  firstCar: from(
    `Facile da guidare, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Semplice da capire e da usare, {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  family: from(
    `Adatt@ a una famiglia, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `roomy :: Spazios@ e pratic@, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi viaggia in famiglia proponiamo {un}< del {year}>, {body}${looks}${gone}.`,
  ),
  wild: from(
    `Per chi lascia spesso l’asfalto proponiamo {un}< del {year}>, {body}${looks}${gone}.`,
    `Robust@ e concret@, {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  luxury: from(
    `Elegante e riposante, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi bada alla qualità del viaggio proponiamo {un}< del {year}>, {body}${looks}${gone}.`,
  ),
  city: from(
    `Agile e poco ingombrante, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Comod@ in città, {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  budget: from(
    `Concret@ e senza fronzoli, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi guarda alla sostanza proponiamo {un}< del {year}>, {body}${looks}${gone}.`,
  ),
  gas: from(
    `{this}< del {year}> va {fuel}: è {unbody}${looks}${gone}.`,
    `{unbody} {fuelb}${looks}: {this}< del {year}> interessa a chi percorre molta strada<; ha percorso {km}>.`,
  ),
  hybrid: from(
    `{this}< del {year}> è {unbody} {fuelb}${looks}${gone}.`,
    `Ibrid@{!fuelType} del {year}, {this} è {unbody}${looks}${gone}.`,
  ),
  style: from(
    `Curat@ nelle linee, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `La linea è il primo motivo per guardare {this}< del {year}>: {unbody}${looks}${gone}.`,
  ),
  commuter: from(
    `Per chi guida tutti i giorni proponiamo {un}< del {year}>, {body}${looks}${gone}.`,
    `Comod@ sui tragitti quotidiani, {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  traveller: from(
    `A suo agio nei viaggi lunghi, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi viaggia molto proponiamo {un}< del {year}>, {body}${looks}${gone}.`,
  ),
  allRound: from(
    `Adatt@ a usi diversi, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Equilibrat@ e versatile, {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
} satisfies Record<Angle, Phrases>;
