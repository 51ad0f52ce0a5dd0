import type { Phrases } from '../../../voice.ts';

/** Gearbox and drive after the engine. */
const geared = '<, {gear}><, {drive}>';

/** Engine, gearbox and drive in one sober sentence. */
export const engine: Phrases = [
  `rough :: {auto} est équipé@ d’{unengine}< de {ch}>${geared}.`,
  // diesel
  `diesel & automatic & onTrips :: {lemotor}< de {ch}> est associé à {unegear}, une combinaison adaptée aux longs trajets.`,
  `diesel & automatic :: {lemotor}< de {ch}> est associé à {unegear}.`,
  `diesel & manual & commuter :: Pour le trajet quotidien, le moteur est un diesel<{!fuelType}>< de {ch}>${geared}.`,
  `diesel & manual :: {lemotor} développe {ch}${geared}.`,
  `diesel & cargo :: Pour rouler en charge, {auto} dispose d’un moteur diesel<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||]${geared}.`,
  `diesel & lively & car :: {lemotor} offre {ch} pour doubler avec de la réserve.`,
  'diesel & all :: {lemotor}< de {ch}> entraîne les quatre roues{!driveType}<, avec {unegear}>.',
  `diesel :: {auto} reçoit {unmotor}< de {ch}>${geared}.`,
  // petrol
  `petrol & manual & inCity :: Pour la ville, {auto} reçoit {unmotor}< de {ch}>${geared}.`,
  `petrol & automatic & inCity :: {lagear} simplifie la conduite dans la circulation, et {lemotor} développe {ch}.`,
  `petrol & automatic :: {lemotor}< de {ch}> est associé à {unegear}.`,
  `petrol & manual :: {lemotor}< de {ch}> est associé à {unegear}.`,
  `petrol & strong :: {lemotor} développe {ch}${geared}.`,
  `petrol & newDriver & !lively :: Le moteur essence<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||] convient à un conducteur débutant${geared}.`,
  `petrol & classic :: La mécanique est celle de son époque : un moteur essence<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||]${geared}.`,
  `petrol :: {auto} reçoit {unmotor}< de {ch}>${geared}.`,
  // gas
  `lpg :: Le moteur< de {ch}> fonctionne au GPL<{!fuelType}>${geared}.`,
  `lpg & commuter :: Pour qui parcourt beaucoup de kilomètres, le moteur< de {ch}> fonctionne au GPL<{!fuelType}>${geared}.`,
  `cng :: Le moteur< de {ch}> fonctionne au gaz naturel<{!fuelType}>${geared}.`,
  `cng & atWork :: Pour le travail de chaque jour, le moteur< de {ch}> fonctionne au gaz naturel<{!fuelType}>${geared}.`,
  // electrified
  `hybrid & automatic & inCity :: Le système hybride<{!fuelType}>< de {ch}> récupère de l’énergie lors des freinages en ville${geared}.`,
  `hybrid :: Le système hybride<{!fuelType}>< de {ch}> est associé à {unegear}.`,
  `hybrid :: La motorisation est hybride<{!fuelType}><, avec {ch} au total>.`,
  `electric :: Le moteur électrique<{!fuelType}>< de {ch}> répond aussitôt et en silence.`,
  `electric & inCity :: Dans les arrêts et les départs de la ville, le moteur électrique<{!fuelType}>< de {ch}> travaille sans bruit.`,
  `electric & onTrips :: Pour voyager, le moteur électrique<{!fuelType}> dispose de {ch}.`,
  `hydrogen :: {auto} est mû@ par un moteur électrique alimenté à l’hydrogène<{!fuelType}><, de {ch}>.`,
  // reader
  `automatic & comfortable :: {lagear} favorise une conduite souple, {theengine} développe {ch}.`,
  'automatic & forSenior :: {lagear} simplifie la conduite, et {theengine} développe {ch}.',
  `frugal & !thirsty & !lively :: Avec {theengine}< de {ch}>, la puissance est proportionnée à ses dimensions.`,
  // any
  `{theengine} développe {ch}${geared}.`,
  `La mécanique comprend {unengine}< de {ch}>${geared}.`,
  `{auto} est équipé@ d’{unengine}< de {ch}>${geared}.`,
  `Le moteur développe {ch}${geared}.`,
  '{auto} a {unengine}.',
];
