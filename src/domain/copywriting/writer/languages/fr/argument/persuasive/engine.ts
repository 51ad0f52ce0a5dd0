import type { Phrases } from '../../../voice.ts';

/** Gearbox and drive after the engine. */
const geared = '<, avec {gear}< et {drive}>>';
/** The same after a comma would be one too many. */
const boxApart = '< ; {auto} a {unegear}< et {ladrive}>>';
/** The drive alone, where the gearbox is told. */
const driven = '< ; {auto} est à {drive}>';

/** Sentences that tell fuel, power, gearbox and drive together, by what this reader does with them. */
export const engine: Phrases = [
  `rough :: {auto} a {unengine}< de {ch}>${geared}.`,
  `rough & combustion :: Côté moteur, il y a {unengine}< de {ch}>${geared}.`,
  // diesel
  `diesel & automatic & onTrips & !cargo :: Sur autoroute, le moteur diesel<{!fuelType}>< de {ch}> tourne à bas régime et {lagear} choisit les rapports pour vous${driven}.`,
  `diesel & manual & onTrips & !cargo :: Pour vos voyages, le moteur diesel<{!fuelType}>< de {ch}> travaille à bas régime${geared}.`,
  `diesel & automatic & commuter :: Sur la route du travail, {lagear} vous évite l’embrayage et le moteur diesel<{!fuelType}>< de {ch}> répond dès les bas régimes${driven}.`,
  `diesel & manual & commuter :: Pour votre trajet de chaque jour, vous avez un moteur diesel<{!fuelType}>< de {ch}>${geared}.`,
  `diesel & family & car :: Même avec toute la famille à bord, le moteur diesel<{!fuelType}>< de {ch}> vous emmène sans effort${boxApart}.`,
  'diesel & all & tall :: Sous la pluie ou en montagne, le moteur diesel<{!fuelType}>< de {ch}> entraîne les quatre roues{!driveType}<, avec {unegear}>.',
  `diesel & cargo :: Même en charge, le moteur diesel<{!fuelType}>< de {ch}> démarre avec de la force${boxApart}.`,
  `diesel & atWork & car & !classic :: Entre deux rendez-vous, vous comptez sur un moteur diesel<{!fuelType}>< de {ch}> fait pour rouler${boxApart}.`,
  `diesel & lively & car :: Pour doubler, vous disposez de {ch} avec le moteur diesel<{!fuelType}>${boxApart}.`,
  `diesel & manual & car :: Le moteur diesel<{!fuelType}>< de {ch}> répond dès les bas régimes et vous choisissez les rapports avec {lagear}${driven}.`,
  `diesel & automatic & car :: Le moteur diesel<{!fuelType}>< de {ch}> répond dès les bas régimes et {lagear} fait le reste${driven}.`,
  `diesel :: Vous roulez avec un moteur diesel<{!fuelType}>< de {ch}>${geared}.`,
  // petrol
  `petrol & manual & inCity & !strong & !classic & car :: Pour la ville, vous avez un moteur essence<{!fuelType}>< de {ch}> et {unegear} facile à manier${driven}.`,
  `petrol & automatic & inCity & !classic & car :: Entre les feux et les ronds-points, {lagear} s’occupe des rapports et le moteur essence<{!fuelType}>< de {ch}> répond en douceur${driven}.`,
  `petrol & newDriver & manual & !lively & !classic :: Pour prendre de l’assurance au volant, vous avez un moteur essence<{!fuelType}>< de {ch}> facile à conduire${boxApart}.`,
  `petrol & automatic & commuter & !classic & car :: Dans les bouchons du matin, {lagear} vous décharge des rapports et le moteur essence<{!fuelType}>< de {ch}> reste souple${driven}.`,
  `petrol & manual & commuter & !strong & !classic & car :: Pour l’aller-retour au travail, le moteur essence<{!fuelType}>< de {ch}> a ce qu’il faut${boxApart}.`,
  `petrol & family & !strong & !classic & car :: Pour l’école, les courses et les petits trajets, vous avez un moteur essence<{!fuelType}>< de {ch}>${geared}.`,
  `petrol & onTrips & lively & !classic & car :: En voyage, vous doublez avec de la réserve : le moteur essence<{!fuelType}> développe {ch}${geared}.`,
  `petrol & thrifty & !strong & !classic & car :: Le moteur essence<{!fuelType}>< de {ch}> est simple et suffit au quotidien${boxApart}.`,
  `petrol & inCountry & !strong & !classic & car :: Sur vos routes de campagne, le moteur essence<{!fuelType}>< de {ch}> répond bien${boxApart}.`,
  `petrol & strong :: Quand vous accélérez, vous disposez de {ch} avec le moteur essence<{!fuelType}>${boxApart}.`,
  `petrol & classic :: La mécanique est celle de son époque, avec un moteur essence<{!fuelType}>< de {ch}>${boxApart}.`,
  'petrol & all :: Le moteur essence<{!fuelType}>< de {ch}> entraîne les quatre roues{!driveType}, et vous le sentez sous la pluie<. {auto} a {unegear}>.',
  `petrol :: Vous roulez avec un moteur essence<{!fuelType}>< de {ch}>${geared}.`,
  // gas
  `lpg :: Le moteur< de {ch}> fonctionne au GPL<{!fuelType}>${geared}.`,
  `lpg & commuter :: Si vous roulez beaucoup, sachez que le moteur< de {ch}> fonctionne au GPL<{!fuelType}>${boxApart}.`,
  `lpg & thrifty :: Si vous surveillez vos dépenses de carburant, le moteur< de {ch}> fonctionne au GPL<{!fuelType}>${boxApart}.`,
  `cng :: Le moteur< de {ch}> fonctionne au gaz naturel<{!fuelType}>${geared}.`,
  `cng & thrifty :: Si vous surveillez vos dépenses de carburant, le moteur< de {ch}> fonctionne au gaz naturel<{!fuelType}>${boxApart}.`,
  // electrified
  `hybrid & inCity :: En ville, le système hybride<{!fuelType}>< de {ch}> récupère de l’énergie chaque fois que vous freinez${boxApart}.`,
  `hybrid & commuter :: Dans la circulation du matin, le système hybride<{!fuelType}>< de {ch}> tire parti de chaque ralentissement${boxApart}.`,
  `hybrid & automatic & family :: Avec la famille à bord, le système hybride<{!fuelType}>< de {ch}> et {lagear} vous assurent une conduite douce${driven}.`,
  `hybrid :: Le système hybride<{!fuelType}>< de {ch}> récupère l’énergie des ralentissements${boxApart}.`,
  `electric & inCity :: En ville, le moteur électrique<{!fuelType}>< de {ch}> démarre en douceur et en silence${boxApart}.`,
  `electric & commuter :: Sur la route du travail, vous roulez en silence avec un moteur électrique<{!fuelType}>< de {ch}>${boxApart}.`,
  `electric & strong :: Vous le sentez dès que vous accélérez : le moteur électrique<{!fuelType}> développe {ch}${geared}.`,
  `electric :: Le moteur électrique<{!fuelType}>< de {ch}> répond dès que vous accélérez, sans bruit ni vibrations${boxApart}.`,
  `hydrogen :: Vous roulez avec un moteur électrique alimenté à l’hydrogène<{!fuelType}><, de {ch}>${boxApart}.`,
  // drive and reader
  'all & inCountry :: Hors du goudron, {ladrive} vous aide, et {theengine} développe {ch}<. {auto} a {unegear}>.',
  'all & onTrips :: Sous la pluie, vous voyagez plus sereinement avec {ladrive}< et {theengine}>< de {ch}><, en {gear}>.',
  `strong & sport :: Quand vous accélérez, {theengine} vous donne {ch}${boxApart}.`,
  `automatic & comfortable :: {lagear} rend la conduite plus douce<, et {theengine} développe {ch}>${driven}.`,
  `automatic & forSenior :: Avec {lagear}, vous n’avez plus à penser aux rapports<, et {theengine} développe {ch}>${driven}.`,
  // any
  `{theengine} développe {ch}${geared}.`,
  `Vous disposez de {unengine}< de {ch}>${geared}.`,
  `Vous roulez avec {unengine}< de {ch}>${geared}.`,
  `Le moteur développe {ch}${geared}.`,
  'La boîte est {gearadj}<, en {drive}>.',
  '{auto} est à {drive}.',
  '{auto} {runs}.',
];
