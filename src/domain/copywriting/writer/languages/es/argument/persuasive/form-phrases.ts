import type { Phrases } from '../../../voice.ts';

/** What the car is and has been through: the card first, then what needs a sentence. */
export const past: Phrases = [
  '{themodel} es {card}.',
  'Es {card}.',
  '{card}.',
  '{thisauto} es {card}.',
  'La ficha, en corto: {card}.',
  'Lo que dice la ficha: {card}.',
  'Los datos: {card}.',
  '{card}, así llega {themodel}.',
  'Marca {odometer}.',
  '{themodel} marca {odometer}.',
  'Lleva hechos {odometer}.',
  'Llega con {baggage}.',
  '{themodel} llega con {baggage}.',
  'El cuentakilómetros marca {odometer}.',
  'Además, {hist}.',
  '{themodel} {hist}.',
  'Y no acaba ahí: {hist}.',
  'Queda decir que {hist}.',
];

/** The same where nothing of it is of the past. */
export const state: Phrases = [
  '{themodel} es {card}.',
  'Es {card}.',
  '{card}.',
  '{thisauto} es {card}.',
  'La ficha, en corto: {card}.',
  'Los datos: {card}.',
  'Marca {odometer}.',
  '{themodel} marca {odometer}.',
  'Llega con {baggage}.',
  'Además, {hist}.',
  'También {hist}.',
  '{thisauto} {hist}.',
  'Y hay más: {hist}.',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'Y además, {things0}.',
  'La lista sigue con {things0}.',
  'Se completa con {things0}.',
  'Completan el equipo {things}.',
];

/** What of the form is left over. */
export const details: Phrases = ['Lleva {gear}.', 'Tiene {cv}< y {gear}>.', 'Motor {fuel}.', 'Marca {km}.'];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  '{auto} {predicates}.',
  'Una cosa sobre la venta: {predicates}.',
  'Ten en cuenta que {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'Antes de seguir: {things}.',
  'Para que nadie pierda el viaje: {things}.',
  'Una condición por delante: {things}.',
];

/** What no other sentence had room for. */
export const rest: Phrases = ['Y queda un dato: {mainFacts}.', 'Para que no falte nada: {essentials}.'];
