import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';
import { gone, looks } from './fact-fragments.ts';

const general: Phrases = [
  `{this}< del {year}> è {unbody}${looks}${gone}.`,
  'Del {year} e con {km} percorsi, {this} è {unbody}< {colb}>< a {doors}>.',
  '{unbody}< {fuelb}>< a {doors}>< di colore {colm}>: è {this}< del {year}><, che ha percorso {km}>.',
  'Con {km} sul contachilometri, {this}< del {year}> è {unbody}< a {doors}>< di colore {colm}>.',
  '{car}, anno {year}: {unbody}< a {doors}>< in tinta {colf}><, {km} percorsi finora>.',
  'Carrozzeria {colf}<, {doors}> e {km} all’attivo: {this}< del {year}> è {unbody} [dalle forme equilibrate|dal profilo riconoscibile|di impostazione classica].',
  'Anno {year}<, carrozzeria {colf}><, {km} percorsi>: {this} è {unbody}< a {doors}>.',
  '[Porta la data del {year}|Risale al {year}|Appartiene all’anno {year}] {this}, {body}< a {doors}>< in {colm}>[<, che segna {km}>|<, con {km} percorsi>|<, con {km} alle spalle>].',
  '[Il contachilometri segna|Il chilometraggio è di] {km}, [l’anno è il|l’annata è il] {year}: {this} è {unbody}[< {colb}>< a {doors}>|< a {doors}>< di colore {colm}>].',
  '[Sono {km} quelli percorsi da|{km} è la distanza percorsa da|Ha {km} all’attivo] {this}, {body}< del {year}>[< a {doors}>< e di colore {colm}>|< in {colm}>< e con {doors}>].',
  'È del {year} {this}: {unbody}< a {doors}><, {colb}><, con {km} percorsi>.',
  'Nella forma di {unbody}< a {doors}>, {this}< del {year}> [si presenta|si offre allo sguardo]< in {colm}>< e con {km} all’attivo>.',
  'Chi cerca {unbody}< a {doors}> trova in {this}< del {year}> [una proposta chiara|una candidata concreta|un’offerta leggibile]<: carrozzeria {colf}>< e {km} percorsi>.',
  '{colf} di carrozzeria< e con {doors}>, {this}< del {year}> è {unbody}< che ha percorso {km}>.',
  'A presentarsi è {unbody}< {colb}>< del {year}>: {this}<, {doors}>< e {km} sul contachilometri>.',
  'Dal {year} a oggi {km}: {this} è {unbody}< {colb}>< a {doors}>.',
];

const nameless: Phrases = [
  'bodyless :: {this}< del {year}> si presenta< in {colm}>< e con {km} all’attivo>.',
  'bodyless :: Di {this}< del {year}> i dati essenziali sono [chiari|presto detti]<: carrozzeria {colf}><, {doors}>< e {km} percorsi>.',
  'bodyless & car :: Un’auto< del {year}>< di colore {colm}><, con {km} percorsi>: {this}.',
  'bodyless :: {colf} la carrozzeria<, {km} all’attivo>: così si presenta {this}< del {year}>.',
  'bodyless :: Al centro di questa scheda c’è {the}< del {year}><, con {km} sul contachilometri>.',
];

/** The general openings and an angle's own. */
const from = (...own: string[]): Phrases => [...own, ...general, ...nameless];

export const professionalOpenings = {
  damaged: [
    '{this}< del {year}> è propost@ {cond}: {damage}.< {states}.>',
    'Prima i danni: {damageBare}. {this}< del {year}> è {cond}.< {states}.>',
    '{the}< del {year}> qui descritt@ è {cond} e presenta {damage}.< {states}.>',
    'Si tratta di un veicolo {cond}: {this}< del {year}> riporta {damage}.< {states}.>',
    '{this}< del {year}> viene vendut@ {cond}. <Nel dettaglio: {damage}.>< {states}.>',
    'Va detto subito: {this}< del {year}> è {cond}<, con {damage}>.< {states}.>',
    'La condizione di {this}< del {year}> è quella di un veicolo da riparare: semicollisione{!condition}.',
  ],
  bare: [
    '{this}< del {year}> è in vendita< a {price}>.',
    '{car}<, anno {year}>: [l’essenziale di questa proposta è qui|una scheda breve per una proposta chiara].',
    'In vendita {this}< del {year}><, {km} percorsi>.',
    'È in vendita {this}< del {year}><, con {km} all’attivo>.',
    'La proposta riguarda {un}< del {year}><, {unbody}>< di colore {colm}>.',
    'Questa scheda presenta {un}< del {year}><, {unbody}><, con {km} percorsi>.',
  ],
  van: [
    `{this}< del {year}> è un mezzo da lavoro prima di tutto: {unbody}${looks}${gone}.`,
    `Pensato per il carico e per l’impiego quotidiano, {this}< del {year}> è {unbody}${looks}${gone}.`,
    'Uno strumento di lavoro: {this}< del {year}> è {unbody}< di colore {colm}>< a {doors}>< e segna {km}>.',
    `Per trasportare merci e attrezzi, {this}< del {year}> offre la concretezza {ofbody}${looks}${gone}.`,
    ...general,
  ],
  electric: from(
    `Silenziosa e pronta nella risposta, {this}< del {year}> è {unbody} {fuelb}${looks}${gone}.`,
    '{unbody} {fuelb}< a {doors}>< di colore {colm}>: {this}< del {year}>< segna {km} e> si guida senza rumore di motore né cambi di marcia.',
    `Nessun tubo di scarico, nessuna marcia da cambiare: {this}< del {year}> è {unbody} {fuelb}${looks}${gone}.`,
    'La propulsione elettrica definisce il carattere di {this}< del {year}>, {body}< a {doors}>< di colore {colm}>< con {km} all’attivo>.',
  ),
  hydrogen: from(
    `Tra le auto a idrogeno{!fuelType} in circolazione, ancora poche, c’è {this}< del {year}>, {body}${looks}${gone}.`,
    '{unbody} {fuelb}: {this}< del {year}> unisce la marcia silenziosa al rifornimento presso le stazioni dedicate<; ha {doors}>< e {km} all’attivo>.',
  ),
  sports: from(
    `Pensat@ per il piacere di guida, {this}< del {year}> è {unbody}${looks}${gone}.`,
    'L’indole è sportiva, la forma è quella {ofbody}< {colb}>< a {doors}>: {this}< del {year}>< ha {km} all’attivo>.',
    'Assetto e proporzioni dichiarano le intenzioni di {this}< del {year}>: {unbody}< a {doors}><, {colb}><, con {km} sul contachilometri>.',
  ),
  open: from(
    `Da guidare a cielo aperto, {this}< del {year}> è {unbody}${looks}${gone}.`,
    '{unbody}< {colb}>< a {doors}> per chi ama l’aria aperta: {this}< del {year}>< ha percorso {km}>.',
  ),
  classic: from(
    `Appartiene a un’altra stagione dell’automobile {this}< del {year}>: {unbody}${looks}${gone}.`,
    'Il {year} è l’anno di {this}, {body}< {colb}>< a {doors}> di una generazione [più semplice e meccanica|in cui contava la sostanza]<; il contachilometri segna {km}>.',
    `Con l’età cambia il modo di guardare un’auto: {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  fresh: from(
    'new :: Nuov@{!condition}, {this}< del {year}> è {unbody}< {colb}>< a {doors}>< con {km} all’attivo>.',
    'km0 :: A km 0{!condition}, {this}< del {year}> è {unbody}< {colb}>< a {doors}>< e segna {km}>.',
    'km0 :: {this}< del {year}> è {unbody} a km 0{!condition}<, {colb}><, a {doors}>< e con {km} percorsi>.',
    'new :: {this}< del {year}> è {unbody} [da guidare per primi|ancora da iniziare]<: {colb}><, a {doors}>.',
  ),
  firstCar: from(
    `Facile da capire e da guidare, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Per i primi chilometri da soli: {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  family: from(
    `Pensat@ per chi viaggia in più persone, {this}< del {year}> è {unbody}${looks}${gone}.`,
    'roomy :: Lo spazio è il punto di partenza di {this}< del {year}>, {body}< {colb}>< a {doors}>< che ha percorso {km}>.',
    'Per le esigenze di una famiglia, {this}< del {year}> propone la formula {ofbody}< a {doors}><, in {colm}>< e con {km} sul contachilometri>.',
  ),
  wild: from(
    'Lontano dall’asfalto o vicino a casa, {this}< del {year}> è {unbody}< {colb}>< a {doors}> di sostanza<, con {km} percorsi>.',
    'Nat@ per strade che non sempre sono strade, {this}< del {year}> è {unbody}< {colb}>< a {doors}>< e segna {km}>.',
  ),
  luxury: from(
    `Rango e compostezza: {this}< del {year}> è {unbody}${looks}${gone}.`,
    '{unbody} di rango< a {doors}>< di colore {colm}>: {this}< del {year}>< ha percorso {km} e> si rivolge a chi bada alla qualità del viaggio.',
    'L’eleganza di {this}< del {year}> non ha bisogno di presentazioni: {unbody}< {colb}>< a {doors}>< e {km} percorsi>.',
  ),
  city: from(
    `Misure contenute e guida intuitiva: {this}< del {year}> è {unbody}${looks}${gone}.`,
    'Nat@ per le strade strette e gli impegni ravvicinati, {this}< del {year}> è {unbody}< {colb}>< a {doors}>< e ha {km} all’attivo>.',
    `Agile e poco ingombrante, {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  budget: from(
    `Concret@ prima di tutto, {this}< del {year}> è {unbody}${looks}${gone}.`,
    'Tutto quello che serve, senza sovrappiù: {this}< del {year}> è {unbody}< a {doors}>< di colore {colm}>< e segna {km}>.',
    `Una scelta ragionata: {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  gas: from(
    `Al distributore parla una lingua propria: {this}< del {year}> è {unbody} {fuelb}${looks}${gone}.`,
    '{unbody} {fuelb}< a {doors}><, {colb}>: {this}< del {year}>< segna {km} e> si rivolge a chi percorre molta strada badando alla spesa.',
  ),
  hybrid: from(
    `Due motori al posto di uno: {this}< del {year}> è {unbody} {fuelb}${looks}${gone}.`,
    `Un motore termico e un aiuto elettrico: {this}< del {year}> è {unbody} {fuelb}${looks}${gone}.`,
  ),
  style: from(
    `La linea è il primo argomento di {this}< del {year}>: {unbody}${looks}${gone}.`,
    'Proporzioni curate e presenza discreta: {this}< del {year}> è {unbody}< {colb}>< a {doors}>< e ha {km} all’attivo>.',
  ),
  commuter: from(
    `Per chi la strada la fa ogni giorno, {this}< del {year}> è {unbody}${looks}${gone}.`,
    'Il tragitto quotidiano è il suo terreno: {this}< del {year}> è {unbody}< a {doors}>< di colore {colm}>< e ha percorso {km}>.',
  ),
  traveller: from(
    `A suo agio sulle lunghe distanze, {this}< del {year}> è {unbody}${looks}${gone}.`,
    `Le tratte lunghe sono il suo terreno: {this}< del {year}> è {unbody}${looks}${gone}.`,
  ),
  allRound: from(
    `Adatt@ a compiti diversi, {this}< del {year}> è {unbody}${looks}${gone}.`,
    'Equilibrat@ nelle forme e negli impieghi, {this}< del {year}> è {unbody}< a {doors}>< di colore {colm}>< e segna {km}>.',
  ),
} satisfies Record<Angle, Phrases>;
