import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';
import { gone, looks } from './fact-fragments.ts';
import { identityLinks } from './professional-links.ts';

/** What any car may open with when year and kilometres say its condition well enough. */
const general: Phrases = [
  `{this}< de {year}> es {unbody}${looks}${gone}.`,
  `[De {year} y con {km}|Con {km} y de {year}|Matriculado en {year} y con {km}], {this} [es|se presenta como] {unbody}${looks}.`,
  `{unbody}< {fuelb}>${looks}: así es {this}< de {year}><, con {km}>.`,
  'Con {km}< y carrocería en color {colm}>, {this}< de {year}> es {unbody}< de {doors}>.',
  `[Ponemos a la venta|Ofrecemos|Está a la venta] {this}< de {year}>, {body}${looks}${gone}.`,
  `[A la venta, {un}< de {year}>: {body}|Se ofrece {un}< de {year}>, {body}]${looks}${gone}.`,
  '{this} de {year} tiene {doors}[<, {km}> y carrocería {colf}|| y {km}||].',
  `{this}, {body}${looks}, [es de {year}< y tiene {km}>|ha recorrido {km}< desde {year}>|suma {km}< desde {year}>|lleva {km} hechos<; se matriculó en {year}>|[se matriculó en|lleva matrícula de|es un modelo de] {year}].`,
  `[Matriculado en|Del año] {year}, {this} es {unbody}${looks}${gone}.`,
  `{un} de {year}<, con {km}>: [se trata de|es] {unbody}${looks}.`,
  `{this}, con {km}< y matrícula de {year}>, es {unbody}${looks}.`,
  `Quien busque {unbody}< {colb}>< de {doors}> puede valorar {this}< de {year}><, con {km}>.`,
  `[Presentamos|Tenemos disponible] {un}< de {year}>: {unbody}${looks}${gone}.`,
  `Con {km} y [matrícula|matriculación] de {year}, {this} [es {unbody}|se presenta como {unbody}]${looks}.`,
];

const worn: Phrases = [
  `{this}< de {year}> es {unbody} {used}<, {colb}><, de {doors}>${gone}.`,
  `{un} de {year}: {unbody} {used}<, {colb}><, de {doors}>${gone}.`,
  `Con {km}, {this}< de {year}> es {unbody} {used}<, {colb}>< y de {doors}>.`,
  `{this} es {unbody} {used} de {year}<, {colb}><, de {doors}>${gone}.`,
  `{this}, {used}, es {unbody}${looks}< de {year}>${gone}.`,
  `{used} y de {year}, {this} es {unbody}${looks}${gone}.`,
  `A la venta como coche {used}, {this}< de {year}> es {unbody}${looks}${gone}.`,
  `{unbody} {used}< de {year}>: {this} es {colm}[<, tiene {doors}> y ha recorrido {km}|| y tiene {doors}||].`,
  `{this} de {year} se vende {used}: es {unbody}${looks}${gone}.`,
];

/** A condition that raises the value is said in the first sentence. */
const conditioned: Phrases = [
  `km0 :: De kilómetro cero{!condition}<{nokm}>, {this}< de {year}> es {unbody}${looks}<, con {km}>.`,
  `km0 :: {this}< de {year}> es un kilómetro cero{!condition}<{nokm}>: {unbody}${looks}<, con {km}>.`,
  `km0 :: {unbody} de kilómetro cero{!condition}<{nokm}>: {this}< de {year}><, en color {colm}><, con {km}>.`,
  `km0 :: Ponemos a la venta {un}< de {year}> de kilómetro cero{!condition}<{nokm}>, {body}${looks}<, con {km}>.`,
  `new :: Nuevo{!condition}<, de {year}>, {this} es {unbody}${looks}${gone}.`,
  `new :: {this}< de {year}> es nuevo{!condition}: {unbody}${looks}${gone}.`,
  `new :: A la venta {this} nuevo{!condition}<, de {year}>: {unbody}${looks}${gone}.`,
  `new :: {unbody}${looks}, sin estrenar{!condition}: así es {this}< de {year}>${gone}.`,
  `company :: {this}< de {year}> es vehículo de empresa{!condition}: {unbody}${looks}${gone}.`,
  `company :: Vehículo de empresa{!condition}< de {year}><, con {km}>: {this} es {unbody}${looks}.`,
  `company :: Como vehículo de empresa{!condition} se ofrece {this}< de {year}>, {body}${looks}${gone}.`,
  `company :: A la venta, {un}< de {year}>, {body}${looks}${gone}. Es vehículo de empresa{!condition}.`,
];

const nameless: Phrases = [
  '{this}< de {year}><, {used},> ha recorrido {km}[<, tiene {doors}> y es {color}|| y tiene {doors}||].',
  '{this}< de {year}> es {color}[, con {doors}< y {km}>||, con {km}||].',
  'A la venta {this}< de {year}><, en color {colm}><, con {doors}><; marca {km}>.',
  '{this} de {year} es de color {colm}[<, tiene {doors}> y ha recorrido {km}|| y tiene {doors}||].',
  'Ponemos a la venta {un}< de {year}><, en color {colm}><, de {doors}><, con {km}>.',
];

const usual = (phrases: Phrases): Phrases => phrases.map((phrase) => `!km0 & !new & !company :: ${phrase}`);

const any: Phrases = [
  ...identityLinks,
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
    'crashed :: {this}< de {year}> se vende {crash}<, con {damageThings}><. {auto} {damageClauses}>.< {states}.>',
    'crashed :: {the}< de {year}> está {crash}< y presenta {damageThings}>.< {states}.>',
    'crashed :: A la venta {this}< de {year}>, {crash}<: {damage}>.< {states}.>',
    'crashed :: {this}< de {year}> se ofrece {crash}.< En detalle: {damage}.>< {states}.>',
    'crashed :: Conviene decirlo al principio: {this}< de {year}> está {crash}<, con {damageThings}>.< {states}.>',
    'crashed :: Vehículo {crash}: {this}< de {year}><, con {damageThings}>.< {states}.>',
    '!crashed :: {this}< de {year}> está para reparar: tiene {damageThings}.< {states}.>',
    '!crashed :: A la venta {this}< de {year}>, pendiente de reparación: {damage}.< {states}.>',
    '!crashed :: {this}< de {year}> se dirige a quien pueda repararlo: {damage}.< {states}.>',
    '!crashed :: {this}< de {year}> necesita taller<: {damage}><. Además, {damageClauses}>.< {states}.>',
    '!crashed :: {this}< de {year}> se vende en el estado en que se encuentra.< {states}.>',
  ],
  bare: [
    '{this}< de {year}> está a la venta< por {price}>.',
    '{car}<, de {year}>: estos son los datos disponibles del anuncio.',
    'A la venta {this}< de {year}><, en color {colm}><, con {km}>.',
    'Ponemos a la venta {un}< de {year}><, {body}><, con {km}>.',
    'El anuncio corresponde a {un}< de {year}><, {body}>< en color {colm}>.',
  ],
  van: [
    `{this}< de {year}> es un vehículo de trabajo: {unbody}${looks}${gone}.`,
    `Pensado para trabajar, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `Para el trabajo diario, {this}< de {year}>: {unbody}${looks}${gone}.`,
    ...any,
  ],
  electric: from(
    `{this}< de {year}> es {unbody} {fuelb}${looks}${gone}.`,
    `Eléctrico{!fuelType} y silencioso, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `{unbody} {fuelb}${looks}: {this}< de {year}> se conduce sin ruido de motor<; tiene {km}>.`,
    'De {year} y {fuel}<, en color {colm}>< y con {km}>, {this} es {unbody}< de {doors}>.',
  ),
  hydrogen: from(
    `{this}< de {year}> es uno de los pocos coches de hidrógeno{!fuelType} en circulación: {unbody}${looks}${gone}.`,
    `{unbody} {fuelb}${looks}: {this}< de {year}> reposta en estaciones específicas<; tiene {km}>.`,
  ),
  sports: from(
    `Pensado para disfrutar al volante, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `Para quien disfruta conduciendo, {this}< de {year}>: {unbody}${looks}${gone}.`,
  ),
  open: from(
    `Para conducir a cielo abierto, {this}< de {year}>: {unbody}${looks}${gone}.`,
    `Hecho para rodar sin techo, {this}< de {year}> es {unbody}${looks}${gone}.`,
  ),
  classic: from(
    `{this} es de {year}< y tiene {km}>: {unbody}${looks} de otra época.`,
    'Para aficionados, {un} de {year}<, en color {colm}><, de {doors}><, con {km}>.',
  ),
  fresh: from(),
  firstCar: from(
    `Fácil de conducir, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `Sencillo de manejar y de entender, {this}< de {year}> es {unbody}${looks}${gone}.`,
  ),
  family: from(
    `Adecuado para una familia, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `roomy :: Amplio y práctico, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `Para quien viaja en familia, {this}< de {year}>: {unbody}${looks}${gone}.`,
  ),
  wild: from(
    `Para quien deja el asfalto a menudo, {this}< de {year}>: {unbody}${looks}${gone}.`,
    `Robusto y sin rodeos, {this}< de {year}> es {unbody}${looks}${gone}.`,
  ),
  luxury: from(
    `Elegante y sereno, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `Para quien valora la calidad del viaje, {this}< de {year}>: {unbody}${looks}${gone}.`,
  ),
  city: from(
    `Ágil y de tamaño contenido, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `Cómodo en ciudad, {this}< de {year}> es {unbody}${looks}${gone}.`,
  ),
  budget: from(
    `Práctico y sin adornos, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `Para quien mira lo esencial, {this}< de {year}>: {unbody}${looks}${gone}.`,
  ),
  gas: from(
    `{this}< de {year}> es {unbody} {fuelb}${looks}${gone}.`,
    `{unbody} {fuelb}${looks}: {this}< de {year}> interesa a quien recorre muchos kilómetros<; tiene {km}>.`,
  ),
  hybrid: from(
    `{this}< de {year}> es {unbody} {fuelb}${looks}${gone}.`,
    '{fuel} y de {year}<, en color {colm}>, {this} es {unbody}< de {doors}><, con {km}>.',
  ),
  style: from(
    `De líneas cuidadas, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `El diseño es la primera razón para mirar {this}< de {year}>: {unbody}${looks}${gone}.`,
  ),
  commuter: from(
    `Para quien conduce a diario, {this}< de {year}>: {unbody}${looks}${gone}.`,
    `Cómodo en los trayectos de cada día, {this}< de {year}> es {unbody}${looks}${gone}.`,
  ),
  traveller: from(
    `A gusto en los viajes largos, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `Para quien viaja mucho, {this}< de {year}>: {unbody}${looks}${gone}.`,
  ),
  allRound: from(
    `Apto para usos distintos, {this}< de {year}> es {unbody}${looks}${gone}.`,
    `Equilibrado y versátil, {this}< de {year}> es {unbody}${looks}${gone}.`,
  ),
} satisfies Record<Angle, Phrases>;
