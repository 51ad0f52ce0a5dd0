import type { Phrases } from '../../voice.ts';
import { gone, looks, plainSize, served } from './fact-fragments.ts';

/** The mechanics by what they bring to the use in view. */
export const engineLinks: Phrases = [
  `diesel & !damaged :: {!onTrips}Sur autoroute, {theengine}${plainSize} et {lagear} [permettent de rouler à bas régime|assurent une allure régulière], ce qui limite la fatigue des longs trajets< ; {wheels} sont motrices>.`,
  `diesel & !damaged :: {!onTrips}Les longs trajets [correspondent bien|conviennent] à {unengine}${plainSize}, dont le couple est disponible à bas régime< ; la boîte est {gearadj}>< et {wheels} sont motrices>.`,
  `diesel & !damaged :: {!frugal}{theengine}${plainSize}[, avec {unegear}||] [consomme peu à allure stable|se montre sobre sur route], un point à considérer pour qui roule beaucoup< ; {wheels} sont motrices>.`,
  `diesel & !damaged :: {!commuter}Pour un trajet quotidien sur voie rapide, {theengine}${plainSize} [offre des relances faciles|permet de s’insérer sans effort]${served}.`,
  `diesel & cargo & !damaged :: {!atWork}Dans un usage professionnel, {theengine}${plainSize} [garde de la ressource en charge|offre le couple utile à un véhicule chargé]<, avec {unegear}>< ; {wheels} sont motrices>.`,
  `diesel & car & !damaged :: {!atWork}Aux professionnels qui passent leurs journées sur la route, {theengine}${plainSize} offre [une conduite souple|un bon agrément]${served}.`,
  `diesel & !cargo & !damaged :: {!comfortable}Le confort tient aussi à la mécanique : {theengine}${plainSize} tourne à bas régime et {lagear} [travaille en douceur|limite les à-coups]< ; {wheels} sont motrices>.`,
  `diesel & roomy & !damaged :: {!withFamily}Avec la famille et les bagages à bord, {theengine}${plainSize} conserve [des reprises suffisantes|son agrément]${served}.`,
  `all & !electric & !damaged :: {!inCountry}{!driveType}Les quatre roues motrices donnent de l’assurance sur les chemins de campagne ; [elles reçoivent la puissance d’{unengine}|elles sont associées à {unengine}]${plainSize}<, avec {unegear}>.`,
  `all & !electric & !damaged :: {!safe}{!driveType}Les quatre roues motrices contribuent à la sécurité [sur chaussée mouillée|par mauvais temps] ; {theengine}${plainSize} est [associé à|secondé par] {unegear}.`,
  `diesel & lively & !damaged :: {!fast}Les reprises sont franches : {theengine}${plainSize} délivre son couple tôt<, {lagear} suit sans retard>< et {wheels} sont motrices>.`,
  `petrol & !lively & !damaged :: {!inCity}Pour les trajets en ville, {theengine}${plainSize} est [bien adapté|suffisant et souple] : il monte vite en température${served}.`,
  `petrol & manual & !lively & !damaged :: {!newDriver}{!transmission}Pour des débuts au volant, {theengine}${plainSize} a [des réactions progressives|une réponse facile à doser] et la boîte manuelle [s’apprend vite|se manie simplement]< ; {wheels} sont motrices>.`,
  `petrol & !thirsty & !lively & !damaged :: {!frugal}Conduit en souplesse, {theengine}${plainSize} consomme peu<, avec {unegear}>< ; {wheels} sont motrices>.`,
  `petrol & manual & lively & !damaged :: {!fast}{!transmission}La boîte manuelle laisse au conducteur le choix du rapport ; {theengine}${plainSize} répond avec vivacité, [dans les virages comme en reprise|surtout en reprise]< ; {wheels} sont motrices>.`,
  `petrol & automatic & lively & !damaged :: {!fast}Les accélérations sont vives : {theengine}${plainSize} répond aussitôt et {lagear} [descend les rapports sans délai|accompagne chaque reprise]< ; {wheels} sont motrices>.`,
  `petrol & lively & car & !damaged :: {!onTrips}Sur un long trajet, {theengine}${plainSize} garde [une réserve pour les dépassements|toujours de la ressource]< ; la boîte est {gearadj}>< et {wheels} sont motrices>.`,
  `petrol & strong & !damaged :: {!adult}Un conducteur d’expérience saura employer {theengine}${plainSize}, [associé à|servi par] {unegear}< ; la puissance passe {towheels}>.`,
  `petrol & classic & !damaged :: {!inCountry}{theengine}${plainSize} et {lagear} se prêtent à une conduite tranquille, [sur les petites routes de campagne surtout|idéale sur les petites routes]< ; {wheels} sont motrices>.`,
  `electric & !damaged :: {!inCity}En ville, {theengine}[ de {ch}||] récupère de l’énergie à chaque ralentissement et [repart sans bruit|démarre sans à-coups]${served}.`,
  `electric & !damaged :: {!commuter}Pour les trajets quotidiens, {theengine}[ de {ch}||] [supprime le bruit et les changements de rapport|rend la conduite plus reposante]${served}.`,
  'electric & !damaged :: {!comfortable}Sans vibrations ni changements de rapport, {theengine}[ de {ch}||] [assure un grand confort|contribue au calme de l’habitacle]< ; la boîte est {gearadj}>< et {wheels} sont motrices>.',
  'electric & lively & !damaged :: {!fast}Les {ch} {ofengine} sont disponibles dès la première pression sur l’accélérateur, [ce qui facilite les dépassements|sans montée en régime]<, avec {unegear}>< ; {wheels} sont motrices>.',
  `electric & !damaged :: {!frugal}{theengine}[ de {ch}||] consomme peu en ville, où il récupère l’énergie des freinages${served}.`,
  `hybrid & !damaged :: {!inCity}En ville, {theengine}${plainSize} fait une partie des trajets à l’électrique et [adoucit les redémarrages|limite le bruit]${served}.`,
  `hybrid & !damaged :: {!frugal}{theengine}${plainSize} récupère l’énergie des freinages, [ce qui réduit la consommation|et la consommation s’en ressent]< ; {unegear} complète l’ensemble>< et {wheels} sont motrices>.`,
  `hybrid & roomy & !damaged :: {!withFamily}Pour les nombreux petits trajets d’une famille, {theengine}${plainSize} est [un choix sobre|bien adapté]<, avec {unegear}>< ; {wheels} sont motrices>.`,
  `lpg & !damaged :: {!thrifty}{theengine}${plainSize} réduit la dépense de carburant, [ce qui compte dans un budget suivi|un avantage pour un budget mesuré]${served}.`,
  `lpg & !damaged :: {!inCity}{theengine}${plainSize} convient aux trajets urbains et [abaisse le coût du plein|se ravitaille à moindre coût]< ; la boîte est {gearadj}>< et {wheels} sont motrices>.`,
  `cng & !damaged :: {!commuter}Pour qui fait chaque jour la même route, {theengine}${plainSize} [abaisse la dépense de carburant|est un choix économique]${served}.`,
  `combustion & !strong & !damaged :: {!forAll}{theengine}${plainSize} convient à un usage [quotidien|varié], du trajet court au départ en week-end${served}.`,
  `automatic & combustion & !low & !damaged :: {!forSenior}Avec {unegear}, la conduite est simple et reposante ; {theengine}${plainSize} [répond en douceur|reste souple]< et {wheels} sont motrices>.`,
  `automatic & combustion & !damaged :: {!inCity}Avec {unegear}, les embouteillages demandent moins d’efforts ; {theengine}${plainSize} [s’accorde avec elle|est souple à bas régime]<, en {drive}>.`,
  `damaged :: Données utiles à l’établissement d’un devis : {unengine}${plainSize}<, {gear}><, {drive}>.`,
];

const usual = (phrases: Phrases): Phrases =>
  phrases.map((phrase) => `!km0 & !new & !company ${phrase.includes('::') ? '&' : '::'} ${phrase}`);

/** First sentences that say for whom the car is what it is. */
export const openingLinks: Phrases = usual([
  `fiveDoors :: {!family}Avec {doors} et un accès facile à l’arrière, {this}< de {year}> convient à une famille avec enfants : c’est {unbody}< {used}>< {colb}>${gone}.`,
  `wagon :: {!onTrips}{this}< de {year}> est {unbody}< {used}>${looks}, un format pensé pour les longs trajets et les bagages<. Le compteur affiche {km}>.`,
  `wagon :: {!withFamily}Pour la famille et ses bagages, {this}< de {year}> offre le coffre d’{unbody}${looks}${gone}.`,
  `small & !damaged :: {!inCity}{this}< de {year}> est {unbody}< {used}>${looks}, de dimensions adaptées à la ville<. Le compteur indique {km}>.`,
  `small & !damaged :: {!easyParking}Facile à garer, {this}< de {year}> est {unbody}< {used}>${looks}${gone}.`,
  `small & !strong & !damaged :: {!newDriver}{this}< de {year}>, {unbody}< {used}>${looks}, [convient à|peut être] une première voiture<. Le compteur affiche {km}>.`,
  `suv :: {!inCountry}À l’aise à la campagne par sa hauteur, {this}< de {year}> est {unbody}< {used}>${looks}${gone}.`,
  `cargo :: {!atWork}Destiné@ au travail, {this}< de {year}> est {unbody}< {used}>${looks}${gone}.`,
  `sedan :: {!comfortable}{this}< de {year}> a le calme d’{unbody} : {il} est {color}[<, compte {doors}> et a parcouru {km}|| et compte {doors}||].`,
  `fewKm :: {!lasting}{this}< de {year}> n’affiche que {km} : c’est {unbody}< {used}>${looks}, à garder longtemps.`,
  `{!beautiful}En {colm}, la ligne {ofthe}< de {year}> est mise en valeur : c’est {unbody}< {used}>< à {doors}>${gone}.`,
  `twoDoors & !cargo :: {!stylish}{doors}, une ligne soignée : {this}< de {year}> est {unbody}< {used}>< {colb}>${gone}.`,
]);

/** The price beside what it buys. */
export const goodDealLinks: Phrases = [
  '!damaged & warranted :: {!goodDeal}Le prix de {price}< pour une voiture d’occasion{!condition}> comprend {unewarranty}<, {dealNotes}>, [ce qui doit entrer dans la comparaison|un point à retenir pour comparer].',
  '!damaged & warranted :: {!goodDeal}À {price}< {used}>, {warranty} comprise<, {dealNotes}>, le prix [reste mesuré|soutient la comparaison].',
  '!damaged & unwarranted :: {!goodDeal}Le prix, {price}< {used}>, s’entend sans garantie{!warranty} ; [il se juge à l’examen de la voiture|c’est ainsi qu’il faut le comparer]<. {dealNotes}>.',
  '!damaged & !warranted & !unwarranted :: {!goodDeal}Le prix de {price}< pour une voiture d’occasion{!condition}> [soutient la comparaison|se situe à un niveau mesuré]<, {dealNotes}>.',
];

/** The same for a budget. */
export const thriftyLinks: Phrases = [
  '!damaged & warranted :: {!thrifty}Pour un budget suivi, la dépense est connue : {price}< {used}>, {warranty} comprise<, {dealNotes}>.',
  '!damaged & unwarranted :: {!thrifty}Pour un budget mesuré, le prix est de {price}< {used}>, [sans garantie{!warranty}|et sans garantie{!warranty}]< ; {dealNotes}>.',
];

/** What it costs and what is promised with it. */
export const dealLinks: Phrases = [
  ...goodDealLinks,
  ...thriftyLinks,
  'warranted & cheap :: {!newDriver}Pour une première voiture, {price}< {used}> et {unewarranty} [forment un ensemble rassurant|constituent un bon début]<, {dealNotes}>.',
  'warranted & !damaged :: Les premiers temps sont couverts par {unewarranty}, comprise dans le prix de {price}<, {dealNotes}>.',
  'warranted & !damaged :: Le prix d’achat est de {price}, avec {unewarranty} [pour plus de tranquillité|en cas d’imprévu]<, {dealNotes}>.',
];
