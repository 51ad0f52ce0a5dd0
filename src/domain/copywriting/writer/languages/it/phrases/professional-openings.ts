import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';
import { gone, looks } from './fact-fragments.ts';

/** What any car may open with when year and kilometres say its condition well enough. */
const general: Phrases = [
  `{this}< del {year}> è {unbody}${looks}${gone}.`,
  `Del {year}< e con {km}>, {this} è {unbody}${looks}.`,
  `{unbody}< {fuelb}>${looks}: {this}< del {year}> ha percorso {km}.`,
  'Con {km}< e carrozzeria {colf}>, {this}< del {year}> è {unbody}< a {doors}>.',
  `{car}, anno {year}: {unbody}${looks}<, {km}>.`,
  `Proponiamo {the}< del {year}>, {body}${looks}${gone}.`,
  `In vendita {this}< del {year}>, {body}${looks}${gone}.`,
  '{this} è {color}, è del {year}<, ha {doors}>< e {km}>.',
  `È del {year} {this}, {body}${looks}${gone}.`,
  `{this}, {body}${looks}, è del {year}< e ha {km}>.`,
  `{this}, del {year}, ha percorso {km}: è {unbody}${looks}.`,
  `{unbody}${looks}, del {year}<, con {km}>: è {this}.`,
  '{color}, del {year}<, con {km}>: {this} è {unbody}< a {doors}>.',
  `Ha {km} {this}< del {year}>, {body}${looks}.`,
  `Chi cerca {unbody}${looks} può considerare {this}< del {year}><, con {km}>.`,
  `{car} del {year}<, {km}>: {unbody}${looks}.`,
  `{this} ha {km}< ed è del {year}>: {unbody}${looks}.`,
  `Immatricolat@ nel {year}, {this} è {unbody}${looks}${gone}.`,
];

const worn: Phrases = [
  `{this} è un usato{!condition} del {year}<, con {km}>: {unbody}${looks}.`,
  `{used}, del {year}<, con {km}>: {this} è {unbody}${looks}.`,
  `In vendita come {used}, {this}< del {year}> è {unbody}${looks}${gone}.`,
  `{unbody}${looks}, {usedb}, del {year}<, con {km}>: ecco {the}.`,
  `È un usato{!condition} del {year} {this}, {body}${looks}${gone}.`,
  `{this}, {used}, è del {year}< e ha {km}>: {unbody}${looks}.`,
  `{this}, {used}< e immatricolat@ nel {year}>, è {unbody}${looks}${gone}.`,
];

/** A condition that raises the value is said in the first sentence. */
const conditioned: Phrases = [
  `km0 :: A km 0{!condition}<{nokm}>, {this}< del {year}> è {unbody}${looks}<, con {km}>.`,
  `km0 :: {this}< del {year}> è a km 0{!condition}<{nokm}>: {unbody}${looks}<, con {km}>.`,
  `km0 :: {unbody}${looks}, a km 0{!condition}<{nokm}>: è {this}< del {year}><, con {km}>.`,
  `km0 :: Proponiamo {un}< del {year}> a km 0{!condition}<{nokm}>, {body}${looks}<, con {km}>.`,
  `new :: Nuov@{!condition}<, del {year}>, {this} è {unbody}${looks}${gone}.`,
  `new :: {this}< del {year}> è nuov@{!condition}: {unbody}${looks}${gone}.`,
  `new :: {this}, nuov@{!condition}<, del {year}>: {unbody}${looks}${gone}.`,
  `new :: Proponiamo {un} nuov@{!condition}<, del {year}>: {unbody}${looks}${gone}.`,
  `company :: Auto aziendale{!condition}< del {year}><, con {km}>: {this} è {unbody}${looks}.`,
  `company :: {this}< del {year}> è {unveicolo} aziendale{!condition}: {unbody}${looks}${gone}.`,
  `company :: Aziendale{!condition}, del {year}, {this} è {unbody}${looks}${gone}.`,
  `company :: {unbody}${looks}, aziendale{!condition}: {this}< del {year}><, con {km}>.`,
];

const nameless: Phrases = [
  '{this}< del {year}><, {used},> ha percorso {km}<, ha {doors}>< ed è {color}>.',
  '{this}< del {year}> è {color}<, ha {doors}>< e {km}>.',
  'Proponiamo {the}< del {year}><, {cond}><, {color}><, a {doors}><, con {km}>.',
  'In vendita {this}< del {year}><, {cond}><, {color}><, a {doors}><, con {km}>.',
  '{car} del {year}<, {cond}><, {color}><, {doors}><, {km}>.',
  '{car}, anno {year}<, {cond}><, carrozzeria {colf}><, {doors}><, {km}>.',
];

const usual = (phrases: Phrases): Phrases => phrases.map((phrase) => `!km0 & !new & !company :: ${phrase}`);

const any: Phrases = [
  ...usual(general),
  ...worn.map((phrase) => `used :: ${phrase}`),
  ...conditioned,
  ...nameless.map((phrase) => `bodyless :: ${phrase}`),
];

/** What any car may open with, and an angle's own. */
const from = (...own: string[]): Phrases => [
  ...own.map((phrase) =>
    phrase.includes('::') ? `!km0 & !new & !company & ${phrase}` : `!km0 & !new & !company :: ${phrase}`,
  ),
  ...any,
];

export const professionalOpenings = {
  damaged: [
    '{this}< del {year}> è propost@ {cond}<, con {damageThings}><. {auto} {damageClauses}>.< {states}.>',
    '{the}< del {year}> è {cond} e presenta {damageThings}.< {states}.>',
    'In vendita {this}< del {year}>, {cond}<: {damageBare}>.< {states}.>',
    '{this}< del {year}> viene vendut@ {cond}.< Nel dettaglio: {damage}.>< {states}.>',
    'Va detto subito: {this}< del {year}> è {cond}<, con {damageThings}>.< {states}.>',
    '{this}< del {year}> è da riparare: è {cond}<, con {damageThings}>.< {states}.>',
    '!crashed :: {this}< del {year}> è da riparare: ha {damageThings}.< {states}.>',
    '!crashed :: In vendita {this}< del {year}>, da rimettere in ordine: {damage}.< {states}.>',
    '!crashed :: {this}< del {year}> è destinat@ a chi può ripararl@: {damage}.< {states}.>',
    '!crashed :: {this}< del {year}> è in vendita nello stato in cui si trova.< {states}.>',
  ],
  bare: [
    '{this}< del {year}> è in vendita< a {price}>.',
    '{car}<, anno {year}>: l’essenziale di questa proposta è qui.',
    'In vendita {this}< del {year}><, {color}><, con {km}>.',
    'Proponiamo {the}< del {year}><, {body}><, con {km}>.',
    'La proposta riguarda {un}< del {year}><, {unbody}>< di colore {colm}>.',
  ],
  van: [
    `{this}< del {year}> è un mezzo da lavoro: {unbody}${looks}${gone}.`,
    `Pensato per lavorare, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per il lavoro di ogni giorno, {this}< del {year}>: {unbody}${looks}${gone}.`,
    ...any,
  ],
  electric: from(
    `Elettric@{!fuelType}, silenzios@ e pront@ nella risposta, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `{unbody} {fuelb}${looks}: {this}< del {year}> si guida senza rumore di motore<; ha {km}>.`,
    `{this}< del {year}> è {unbody} {fuelb}${looks}${gone}.`,
    `Del {year}, {fuel}<, {color}>< e con {km}>: {this} è {unbody}< a {doors}>.`,
  ),
  hydrogen: from(
    `{this}< del {year}> è tra le poche auto a idrogeno{!fuelType} in circolazione: {unbody}${looks}${gone}.`,
    `{unbody} {fuelb}${looks}: {this}< del {year}> si rifornisce nelle stazioni dedicate<; ha {km}>.`,
  ),
  sports: from(
    `Pensat@ per il piacere di guida, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi ama guidare, {this}< del {year}>: {unbody}${looks}${gone}.`,
  ),
  open: from(
    `Da guidare a cielo aperto, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi ama viaggiare all’aria aperta, {this}< del {year}>: {unbody}${looks}${gone}.`,
  ),
  classic: from(
    `{this} è del {year}< e ha {km}>: {unbody}${looks} di un’altra epoca.`,
    'Per gli appassionati, {the} del {year}<, {color}><, a {doors}><, con {km}>.',
  ),
  fresh: from(),
  firstCar: from(
    `Facile da guidare, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Semplice da capire e da usare, {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  family: from(
    `Adatt@ a una famiglia, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `roomy :: Spazios@ e pratic@, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi viaggia in famiglia, {this}< del {year}>: {unbody}${looks}${gone}.`,
  ),
  wild: from(
    `Per chi lascia spesso l’asfalto, {this}< del {year}>: {unbody}${looks}${gone}.`,
    `Robust@ e concret@, {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  luxury: from(
    `Elegante e riposante, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi bada alla qualità del viaggio, {this}< del {year}>: {unbody}${looks}${gone}.`,
  ),
  city: from(
    `Agile e poco ingombrante, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Comod@ in città, {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  budget: from(
    `Concret@ e senza fronzoli, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi guarda alla sostanza, {this}< del {year}>: {unbody}${looks}${gone}.`,
  ),
  gas: from(
    `{this}< del {year}> va {fuel}: è {unbody}${looks}${gone}.`,
    `{unbody} {fuelb}${looks}: {this}< del {year}> interessa a chi percorre molta strada<; ha {km}>.`,
  ),
  hybrid: from(
    `{this}< del {year}> è {unbody} {fuelb}${looks}${gone}.`,
    `{fuel}, del {year}<, {color}>: {this} è {unbody}< a {doors}><, con {km}>.`,
  ),
  style: from(
    `Curat@ nelle linee, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `La linea è il primo motivo per guardare {this}< del {year}>: {unbody}${looks}${gone}.`,
  ),
  commuter: from(
    `Per chi guida tutti i giorni, {this}< del {year}>: {unbody}${looks}${gone}.`,
    `Comod@ sui tragitti quotidiani, {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  traveller: from(
    `A suo agio nei viaggi lunghi, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per chi viaggia molto, {this}< del {year}>: {unbody}${looks}${gone}.`,
  ),
  allRound: from(
    `Adatt@ a usi diversi, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Equilibrat@ e versatile, {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
} satisfies Record<Angle, Phrases>;
