import type { Phrases } from '../../../voice.ts';

/** Gearbox and drive after the engine. */
const geared = '<, avec {gear}< et {drive}>>';
/** The same after a comma would be one too many. */
const boxApart = '< ; {auto} a {unegear}< et {ladrive}>>';
/** The drive alone, where the gearbox is told. */
const driven = '< ; {auto} est à {drive}>';

/** Engine, gearbox and drive in one sober sentence. */
export const engine: Phrases = [
  `rough :: {auto} est équipé@ d’{unengine}<, de {ch}>${geared}.`,
  // diesel
  `diesel & automatic & onTrips :: Le moteur diesel<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||] est associé à {unegear}, une combinaison adaptée aux longs trajets${driven}.`,
  `diesel & automatic :: Le moteur diesel<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||] est associé à {unegear}${driven}.`,
  `diesel & manual & commuter :: Pour le trajet quotidien, le moteur est un diesel<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||]${geared}.`,
  `diesel & manual :: Le moteur diesel<{!fuelType}>< de {cc}> développe {ch}${geared}.`,
  `diesel & cargo :: Pour rouler en charge, {auto} dispose d’un moteur diesel<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||]${geared}.`,
  `diesel & lively & car :: Le moteur diesel<{!fuelType}>< de {cc}> offre {ch} pour doubler avec de la réserve${boxApart}.`,
  'diesel & all :: Le moteur diesel<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||] entraîne les quatre roues{!driveType}<, avec {unegear}>.',
  `diesel :: {auto} reçoit un moteur diesel<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||]${geared}.`,
  // petrol
  `petrol & manual & inCity :: Pour la ville, le moteur est un essence<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||]${geared}.`,
  `petrol & automatic & inCity :: {lagear} simplifie la conduite dans la circulation, et le moteur essence<{!fuelType}>< de {cc}> développe {ch}${driven}.`,
  `petrol & automatic :: Le moteur essence<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||] est associé à {unegear}${driven}.`,
  `petrol & manual :: Le moteur essence<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||] travaille avec {unegear}${driven}.`,
  `petrol & strong :: Le moteur essence<{!fuelType}>< de {cc}> développe {ch}${geared}.`,
  `petrol & newDriver & !lively :: Le moteur essence<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||] convient à un conducteur débutant${geared}.`,
  `petrol & classic :: La mécanique est celle de son époque : un moteur essence<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||]${geared}.`,
  `petrol :: {auto} reçoit un moteur essence<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||]${geared}.`,
  // gas
  `lpg :: Le moteur[ de {cc}< et {ch}>|| de {ch}||] fonctionne au GPL<{!fuelType}>${geared}.`,
  `lpg & commuter :: Pour qui parcourt beaucoup de kilomètres, le moteur< de {ch}> fonctionne au GPL<{!fuelType}>${geared}.`,
  `cng :: Le moteur[ de {cc}< et {ch}>|| de {ch}||] fonctionne au gaz naturel<{!fuelType}>${geared}.`,
  `cng & atWork :: Pour le travail de chaque jour, le moteur< de {ch}> fonctionne au gaz naturel<{!fuelType}>${geared}.`,
  // electrified
  `hybrid & automatic & inCity :: Le système hybride<{!fuelType}>< de {ch}> récupère de l’énergie lors des freinages en ville${geared}.`,
  `hybrid :: Le système hybride<{!fuelType}>[ de {cc}< et {ch}>|| de {ch}||] travaille avec {unegear}${driven}.`,
  `hybrid :: La motorisation est hybride<{!fuelType}><, avec {ch} au total>${boxApart}.`,
  `electric :: Le moteur électrique<{!fuelType}>< de {ch}> répond aussitôt et en silence${boxApart}.`,
  `electric & inCity :: Dans les arrêts et les départs de la ville, le moteur électrique<{!fuelType}>< de {ch}> travaille sans bruit${boxApart}.`,
  `electric & onTrips :: Pour voyager, le moteur électrique<{!fuelType}> dispose de {ch}${boxApart}.`,
  `hydrogen :: {auto} est mû@ par un moteur électrique alimenté à l’hydrogène<{!fuelType}><, de {ch}>${boxApart}.`,
  // reader
  `automatic & comfortable :: {lagear} favorise une conduite souple ; {theengine}< de {cc}> développe {ch}${driven}.`,
  'automatic & forSenior :: {lagear} simplifie la conduite, et {theengine} développe {ch}<, pour une cylindrée de {cc}>.',
  `frugal & !thirsty & !lively :: Avec {theengine}[ de {cc}< et {ch}>|| de {ch}||], la puissance est proportionnée à ses dimensions${boxApart}.`,
  // any
  `{theengine}< de {cc}> développe {ch}${geared}.`,
  `La mécanique comprend {unengine}[ de {cc}< et {ch}>|| de {ch}||]${geared}.`,
  `{auto} est équipé@ d’{unengine}[ de {cc}< et {ch}>|| de {ch}||]${geared}.`,
  `Le moteur développe {ch}<, pour une cylindrée de {cc}>${geared}.`,
  `{auto} a {unegear}<, en {drive}>.`,
  '{auto} est à {drive}.',
  '{auto} a {unengine}<, de {cc}>.',
];
