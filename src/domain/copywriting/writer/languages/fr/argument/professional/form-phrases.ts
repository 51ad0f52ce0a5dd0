import type { Phrases } from '../../../voice.ts';

/** What the car is and has been through. */
export const past: Phrases = [
  '{record}<. {fulldata}>.',
  'Historique : {record}<. {fulldata}>.',
  '{fulldata}<. {record}>.',
  'Caractéristiques : {fulldata}<. {record}>.',
  'En résumé, {fulldata}<. {record}>.',
];

/** Equipment in a row, and what goes on with it. */
export const equipment: Phrases = [
  'l’équipement comprend {things0}',
  'à bord, on trouve {things0}',
  'la dotation comprend {things0}',
];
export const moreEquipment: Phrases = [
  's’y ajoutent {things0}',
  'on trouve également à bord {things0}',
  'l’équipement comprend en outre {things0}',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'L’équipement comprend aussi {things0}.',
  '{things} (complète/complètent) l’équipement.',
  '{auto} dispose en outre des éléments suivants : {things0}.',
  'On note également {un things}.',
  'À cela (s’ajoute/s’ajoutent) {things}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  'Le moteur développe {ch}<, {gear}><, {drive}>.',
  '{gear}<, {drive}>.',
  '{drive}.',
  '{doors}.',
  'La carrosserie est {colf}.',
  '{auto} a parcouru {km}.',
];

/** Defects that no reason speaks of. */
export const defects: Phrases = [
  'Il faut signaler {things}.',
  'Lors de la visite, on constatera {things}.',
  'À savoir avant la visite : {things0}.',
  'Au chapitre des défauts, on relève {things}.',
  '!damaged :: L’état n’est pas parfait : on relève {things}.',
  'Il faut indiquer que {auto} {damageClauses}.',
  'À noter que {auto} {damageClauses}.',
  'On doit savoir que {auto} {damageClauses}.',
  'Quant à l’état, {states}.',
];

export const price: Phrases = [
  'priced & warranted :: Le prix est de {price} et comprend {unewarranty}<. {deals}>.',
  'priced & warranted :: {auto} se vend {price}, avec {unewarranty}<. {deals}>.',
  'priced & warranted :: {auto} est proposé@ à {price} avec {unewarranty}<. {deals}>.',
  'priced & warranted :: Le prix de vente, {price}, comprend aussi {unewarranty}<. {deals}>.',
  'priced & warranted & thrifty :: La dépense de départ est claire : {price}, avec {unewarranty}<. {deals}>.',
  'priced & warranted & lasting :: Le prix de {price} comprend {unewarranty}, utile à qui compte garder la voiture<. {deals}>.',
  'priced & unwarranted :: Le prix est de {price}, sans garantie{!warranty}<. {deals}>.',
  'priced & unwarranted :: {auto} se vend {price} et la garantie n’est pas comprise{!warranty}<. {deals}>.',
  'priced & unwarranted :: {auto} est proposé@ à {price}, sans garantie{!warranty}<. {deals}>.',
  'priced & !warranted & !unwarranted :: Le prix est de {price}<. {deals}>.',
  'priced & !warranted & !unwarranted :: {auto} se vend {price}<. {deals}>.',
  'priced & !warranted & !unwarranted :: {auto} est proposé@ à {price}<. {deals}>.',
  'priced & company & warranted :: C’est un véhicule de société{!condition}, au prix de {price}, avec {unewarranty}<. {deals}>.',
  'priced & company & !warranted :: C’est un véhicule de société{!condition} et le prix est de {price}<. {deals}>.',
  'priced & km0 & warranted :: C’est un véhicule 0 km{!condition}, au prix de {price}, avec {unewarranty}<. {deals}>.',
  'priced & new & warranted :: C’est un véhicule neuf{!condition} et le prix est de {price}, avec {unewarranty}<. {deals}>.',
  '!priced & warranted :: Le prix est communiqué sur demande{asked} et comprend {unewarranty}<. {deals}>.',
  '!priced & unwarranted :: Le prix est communiqué sur demande{asked}, et la garantie n’est pas comprise{!warranty}<. {deals}>.',
  '!priced & !warranted & !unwarranted :: Le prix est communiqué sur demande{asked}<. {deals}>.',
  '!priced & !warranted & !unwarranted :: {deals}.',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  '{auto} {predicates}.',
  'Il est précisé que {auto} {predicates}.',
  'Quant à la vente, {auto} {predicates}.',
  'À savoir enfin que {auto} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'Cette annonce ne s’adresse pas à tous les acheteurs : {things0}.',
  'Une condition de vente est à connaître d’emblée : {things0}.',
];

/** What no other sentence had room for. */
export const rest: Phrases = [
  'Restent à citer {lastFacts}.',
  'Les données se complètent ainsi : {lastFacts}.',
];
