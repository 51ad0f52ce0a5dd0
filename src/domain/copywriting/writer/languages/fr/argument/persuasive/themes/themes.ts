import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';
import { roadThemes } from './road-themes.ts';

/** Clauses about all things of a theme for the reader, without a stop at their end. */
export const themes: Record<Theme, Phrases> = {
  ...roadThemes,
  comfort: [
    'pour votre confort, vous avez {un things}',
    'dans l’habitacle, vous trouvez {un things}',
    'côté confort, {auto} vous offre {un things}',
    'à bord, vous avez à votre disposition {un things}',
    'onTrips :: sur les longs trajets, {things} vous (apporte/apportent) du confort',
    'commuter :: sur votre trajet quotidien, {things} vous (rend/rendent) la route plus agréable',
    'cargo :: dans la cabine, vous avez {un things}',
  ],
  connected: [
    'pour la musique, le téléphone ou l’itinéraire, vous avez {un things}',
    'pendant le trajet, vous pouvez utiliser {un things}',
    'à bord, {things} vous (accompagne/accompagnent)',
    'côté multimédia, {auto} vous propose {un things}',
    'commuter :: sur la route du travail, {things} vous (accompagne/accompagnent)',
    'young :: pour rester connecté, vous avez {un things}',
  ],
  looks: [
    'à l’extérieur, vous remarquerez {un things}',
    'côté style, {auto} a {un things}',
    'pour l’allure, vous avez {un things}',
    'quand vous viendrez, vous verrez aussi {un things}',
    'stylish & !cargo :: si vous aimez les détails, vous verrez {un things}',
    'beautiful & !cargo :: {things} (s’ajoute/s’ajoutent) au dessin {ofauto}',
  ],
  space: [
    'pour vos passagers et vos bagages, vous avez {un things}',
    'quand vous chargez, {things} vous (sert/servent)',
    'côté pratique, {auto} vous offre {un things}',
    '{things} vous (rend/rendent) service au moment de charger',
    'family :: avec toute la famille, {things} vous (sera utile/seront utiles)',
    'onTrips & !van :: pour préparer un départ, vous avez {un things}',
    'atWork :: quand vous chargez pour votre travail, {things} vous (aide/aident)',
  ],
  protection: [
    'pour votre protection, vous avez {un things}',
    'côté sécurité, {auto} a {un things}',
    'pour rouler plus tranquille, vous pouvez compter sur {un things}',
    '{things} (contribue/contribuent) à votre sécurité',
    'family :: pour protéger vos proches, il y a {un things}',
  ],
  ease: [
    'au quotidien, {things} vous (simplifie/simplifient) la vie',
    'pour un usage de tous les jours, vous avez {un things}',
    '{things} vous (évite/évitent) des gestes inutiles',
    'chaque jour, vous utiliserez {un things}',
  ],
  wheels: [
    'côté roues et pneus, vous avez {un things}',
    'pour les roues, vous pouvez compter sur {un things}',
    'au chapitre des pneus et des roues, il y a {un things}',
    '{auto} vous est livré@ avec {un things}',
    'thrifty :: pour votre budget, sachez que {auto} a {un things}',
  ],
  energy: [
    'electric :: pour la batterie et la recharge, vous avez {un things}',
    'combustion :: côté mécanique, vous avez aussi {un things}',
    'pour l’énergie à bord, {auto} a {un things}',
    'du côté technique, {auto} vous propose {un things}',
  ],
  past: [
    '{auto} a aussi {un things}',
    'à son sujet, retenez aussi {things}',
    'parmi ce qu’il faut savoir, il y a {un things}',
    '{things} (complète/complètent) ce que vous savez {ofauto}',
  ],
  care: [
    'pour l’entretien, vous pouvez compter sur {un things}',
    'côté entretien, il y a {un things}',
    'dans le suivi {ofauto}, retenez aussi {things}',
    '{things} vous (renseigne/renseignent) sur le suivi',
  ],
  papers: [
    'avec {auto}, vous recevez {un things}',
    'à la livraison, nous vous remettons {un things}',
    'en plus {ofauto}, vous recevez {un things}',
    'dans le dossier, vous trouvez {un things}',
  ],
  guarantee: [
    'après l’achat, vous pouvez compter sur {un things}',
    'côté garantie, vous bénéficiez {de things}',
    '{things} vous (couvre/couvrent) après l’achat',
    'pour être tranquille, vous avez {un things}',
  ],
};
