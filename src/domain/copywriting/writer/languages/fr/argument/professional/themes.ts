import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

/** Sober clauses about all things of a theme, without a stop at their end. */
export const themes: Record<Theme, Phrases> = {
  assist: [
    'pour aider le conducteur, on trouve {things0}',
    'la conduite est facilitée par {things}',
    'au volant, {things} (seconde/secondent) le conducteur',
    'safe :: en matière de sécurité, {auto} reçoit {things0}',
    'onTrips :: sur les longs trajets, {things} (aide/aident) le conducteur',
    'commuter :: dans la circulation quotidienne, {things} (aide/aident) le conducteur',
  ],
  parking: [
    'les manœuvres sont facilitées par {things}',
    'pour le stationnement, on trouve {things0}',
    'inCity :: dans les parkings de la ville, {things} (aide/aident) le conducteur',
    'easyParking :: {things} (simplifie/simplifient) le stationnement',
    'pour les manœuvres, {auto} a {un things}',
  ],
  comfort: [
    'pour le confort à bord, on trouve {things0}',
    'l’habitacle offre {things0}',
    'le confort est complété par {things}',
    'onTrips :: {things} (apporte/apportent) du confort sur les longs trajets',
    'comfortable :: le confort de conduite repose aussi sur {things}',
    'van :: la cabine offre {things0}',
  ],
  connected: [
    'pour la connexion et l’information, on trouve {things0}',
    'au poste de conduite, on trouve {things0}',
    'la partie multimédia comprend {things0}',
    'commuter :: sur le trajet quotidien, {things} (rend/rendent) service',
  ],
  lights: [
    'pour voir et être vu, on trouve {things0}',
    'la visibilité repose aussi sur {things}',
    'de nuit et sous la pluie, {things} (rend/rendent) service',
  ],
  looks: [
    'à l’extérieur, on remarque {things}',
    'la présentation est complétée par {things}',
    'côté esthétique, on trouve {things0}',
    'beautiful :: {things} (souligne/soulignent) la ligne',
    'stylish :: la présentation comprend {things0}',
  ],
  space: [
    'pour les passagers et les bagages, on trouve {things0}',
    'côté pratique, {things} (rend/rendent) service',
    'pour charger et transporter, {auto} a {un things}',
    'family :: {things} (répond/répondent) aux besoins de la famille',
    'atWork :: pour qui charge souvent, {things} (rend/rendent) service',
  ],
  protection: [
    'la sécurité comprend {things0}',
    'pour la sécurité à bord, on trouve {things0}',
    'family :: pour la sécurité de la famille, on trouve {things0}',
  ],
  ease: [
    'dans l’usage quotidien, {things} (rend/rendent) service',
    '{things} (simplifie/simplifient) l’utilisation',
    'pour l’usage de tous les jours, on trouve {things0}',
  ],
  sport: [
    'le caractère sportif repose aussi sur {things}',
    'pour une conduite plus sportive, on trouve {things0}',
    'côté sport, {auto} reçoit {things0}',
  ],
  offroad: [
    'pour les terrains difficiles, {auto} a {un things}',
    'hors des routes, {things} (rend/rendent) service',
    'inCountry :: sur les chemins, {things} (rend/rendent) service',
  ],
  work: [
    'l’équipement de travail comprend {things0}',
    'pour le travail, {auto} a {un things}',
    '{things} (sert/servent) à l’activité professionnelle',
  ],
  living: ['pour vivre à bord, on trouve {things0}', 'à l’étape, {things} (rend/rendent) service'],
  energy: [
    'côté énergie, {auto} a {un things}',
    'electric :: pour la batterie et la recharge, on trouve {things0}',
    'combustion :: la partie mécanique comprend aussi {things0}',
  ],
  wheels: [
    'côté roues, {auto} a {un things}',
    'pour les roues, on trouve {things0}',
    'le chapitre des roues comprend {things0}',
  ],
  past: ['{auto} a aussi {un things}', 'à son histoire (s’ajoute/s’ajoutent) {things}'],
  care: [
    'côté entretien, on note {things}',
    'au suivi (s’ajoute/s’ajoutent) {things}',
    'parmi ce qui est déjà fait, on note {things}',
  ],
  papers: ['avec {auto}, on remet {things}', 'la livraison comprend {things0}'],
  guarantee: ['la couverture comprend {things0}', 'pour rassurer l’acheteur, il y a {un things}'],
};
