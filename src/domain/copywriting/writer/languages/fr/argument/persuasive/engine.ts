import type { Phrases } from '../../../voice.ts';

/** The engine, its power and its gearbox as a dealer notes them: "2.0 TDI de 150 ch, boîte DSG". */
const noted = '{motor}< de {ch}><, {gear}>';
/** The same as what does something: "le 2.0 TDI de 150 ch, boîte DSG, tient l’autoroute". */
const acting = '{lemotor}< de {ch}><, {gear},>';
const notedOnAll = '{motor}< de {ch}>, quatre roues motrices{!driveType}<, {gear}>';
/** Of an electric car the gearbox is no choice: that nothing has to be shifted is enough. */
const charged = '{lemotor}< de {ch}><{!transmission}>';

/** Sentences that tell fuel, power, gearbox and drive together, by what this reader does with them. */
export const engine: Phrases = [
  `rough :: ${noted}<, {drive}>.`,
  `rough :: La mécanique : {unmotor}< de {ch}><, {gear}><, {drive}>.`,
  // diesel
  `diesel & onTrips & !cargo :: ${acting} tient l’autoroute à bas régime.`,
  `diesel & onTrips & !cargo :: ${noted} : une fois lancé, il se fait oublier.`,
  `diesel & onTrips & comfortable & !cargo :: ${acting} ronronne assez bas pour laisser parler à bord.`,
  'diesel & automatic & onTrips & !cargo :: Sur autoroute, {lemotor}< de {ch}> ronronne pendant que {lagear} choisit le rapport.',
  `diesel & commuter & !cargo :: ${acting} fait la semaine sans réclamer la pompe.`,
  `diesel & commuter & frugal & !cargo :: ${acting} espace les arrêts à la pompe.`,
  `diesel & commuter & atWork & !cargo :: ${acting} avale la distance, des rendez-vous du matin au retour du soir.`,
  'diesel & automatic & commuter :: {lagear} s’occupe des bouchons, {lemotor}< de {ch}> du reste.',
  `diesel & manual & commuter :: ${noted} : il reprend de bas, et l’on change peu de rapport.`,
  `diesel & family & car :: ${acting} emmène coffre plein et banquette occupée sans peiner dans les côtes.`,
  `diesel & family & onTrips & car :: Chargé pour les vacances, {lemotor}< de {ch}><, {gear},> garde de la réserve pour doubler.`,
  'diesel & automatic & family & car :: {lemotor}< de {ch}> tire, {lagear} passe les rapports en douceur, et l’arrière s’endort.',
  `diesel & all & tall :: ${notedOnAll} : la pluie et la neige ne changent plus l’horaire.`,
  `diesel & cargo :: ${noted}, avec du couple pour repartir chargé.`,
  `diesel & cargo & onTrips :: ${acting} tient l’allure, du chantier voisin à la livraison lointaine.`,
  `diesel & cargo & inCity :: ${acting} repart de chaque arrêt sans s’essouffler.`,
  `diesel & atWork & car & !classic :: ${acting} avale la distance entre deux rendez-vous.`,
  `diesel & lively & car :: ${acting} permet de doubler court et de se rabattre tranquille.`,
  `diesel & fast & rear & lively :: {lemotor} envoie {ch} aux roues arrière{!driveType}<, {gear}>, et l’on sort du virage avec le sourire.`,
  `diesel & manual & car :: ${noted} : du souffle en bas, et le rapport que l’on veut.`,
  'diesel & automatic & car :: {lemotor}< de {ch}> et {lagear} s’entendent bien : on accélère, le rapport est déjà là.',
  `diesel :: ${acting} tire dès les bas régimes.`,
  // petrol
  `petrol & manual & inCity & !strong & !sport & !classic & car :: ${acting} démarre vif au feu et reste docile dans le trafic.`,
  'petrol & automatic & inCity & !classic & car :: De feu en feu, {lagear} travaille et {lemotor}< de {ch}> reste discret.',
  `petrol & newDriver & manual & !lively & !classic :: ${acting} pardonne les hésitations, et l’on cale de moins en moins.`,
  `petrol & newDriver & manual & inCity & !lively & !classic :: ${noted} : rien de brusque, rien à apprivoiser.`,
  'petrol & automatic & commuter & !classic & car :: Pied gauche au repos : {lagear} gère les bouchons, {lemotor}< de {ch}> la relance.',
  `petrol & manual & commuter & !strong & !classic & car :: ${acting} fait l’aller-retour sans histoire.`,
  `petrol & family & !strong & !classic & car :: ${acting} chauffe vite, ce qui compte entre l’école et le marché.`,
  `petrol & onTrips & lively & !classic & car :: ${noted} : au moment de doubler, il en reste sous le pied.`,
  `petrol & thrifty & !strong & !classic & car :: ${noted}, une mécanique simple qui suffit tous les jours.`,
  `petrol & inCountry & !strong & !classic & car :: ${acting} prend la côte du village sans y penser.`,
  `petrol & young & !strong & !sport & !classic & car :: ${acting} a de l’allant en ville et du répondant sur route.`,
  `petrol & strong :: ${acting} pousse tant qu’on le lui demande.`,
  `petrol & strong :: {motor}, {ch}<, {gear}> : on appuie, et le paysage recule.`,
  `petrol & strong & rear :: {lemotor} envoie {ch} aux roues arrière{!driveType}<, {gear}>, et réclame un pied droit poli.`,
  `petrol & strong & manual :: {motor}, {ch}<, {gear}> : les rapports se passent à la main, et l’on s’en souvient.`,
  `petrol & strong & all :: {lemotor} envoie {ch} aux quatre roues{!driveType}<, {gear}>, et tout trouve le sol.`,
  `petrol & sport & lively & small & !strong :: ${noted} : petit gabarit, gros caractère.`,
  `petrol & cabrio & !classic :: ${acting} a juste ce qu’il faut de voix quand le toit est ouvert.`,
  `petrol & classic :: {motor}<, {cc}><, {ch}><, {gear}> : une mécanique de son temps, que l’on entend travailler.`,
  `petrol & classic :: {lemotor}< de {ch}><, {gear},> parle à l’oreille plus qu’à l’ordinateur.`,
  `petrol & all :: ${notedOnAll} : sous la pluie comme sur la terre, il garde le cap.`,
  `petrol :: ${acting} répond franchement et se tait le reste du temps.`,
  // gas
  'lpg :: Le moteur GPL{!fuelType}< de {ch}><, {gear},> a droit à la pompe la moins chère de la station.',
  'lpg & thrifty :: Le moteur GPL{!fuelType}< de {ch}><, {gear},> allège chaque plein.',
  'cng :: Le moteur GNV{!fuelType}< de {ch}><, {gear},> allège chaque plein.',
  'cng & commuter :: Le moteur GNV{!fuelType}< de {ch}><, {gear},> fait les allers-retours sans alourdir la fin du mois.',
  // electrified
  `hybrid & inCity :: En ville, ${acting} recharge sa batterie à chaque ralentissement.`,
  `hybrid & commuter :: Dans la file du matin, ${acting} met chaque ralentissement à profit.`,
  `hybrid & commuter & onTrips :: ${noted} : en ville il récupère, sur route il a du répondant.`,
  `hybrid & automatic & family :: ${noted} : tout se fait en douceur, et l’arrière s’endort vite.`,
  `hybrid & automatic & comfortable :: ${acting} démarre et s’arrête sans à-coups.`,
  `hybrid & all :: ${notedOnAll} : doux en ville, serein sur la neige.`,
  `hybrid & manual :: ${noted} : on garde le plaisir du levier, et chaque freinage est mis à profit.`,
  `hybrid :: ${acting} reprend à chaque freinage un peu de ce qu’il a dépensé.`,
  `electric & inCity :: Au vert, ${charged} part sans bruit et sans rapport à passer.`,
  `electric & commuter :: Avec {lemotor}< de {ch}><{!transmission}>, plus d’embrayage, plus de vidange, plus de bruit au démarrage.`,
  `electric & lively :: ${charged} donne toute sa poussée dès le premier appui.`,
  'electric & rear & lively :: {lemotor} envoie {ch} aux roues arrière{!driveType}<{!transmission}> : on appuie, c’est déjà fait.',
  `electric :: ${charged} répond à l’instant, et en silence.`,
  'hydrogen :: Moteur électrique alimenté à l’hydrogène{!fuelType}<, {ch}><{!transmission}> : le silence de l’électrique, et un plein comme à la pompe.',
  // drive and reader
  `all & inCountry :: ${notedOnAll} : la boue et la neige ne décident plus de la route.`,
  `all & onTrips :: ${notedOnAll} : la météo ne change plus l’heure d’arrivée.`,
  'automatic & comfortable & combustion :: {lagear} efface les à-coups, {lemotor}< de {ch}> fait le reste.',
  'automatic & forSenior & combustion :: {lagear} choisit les rapports, {lemotor}< de {ch}> suit.',
  // any
  `!combustion & !silent :: ${noted}.`,
  '{ch} sous le capot<, {gear}>.',
];
