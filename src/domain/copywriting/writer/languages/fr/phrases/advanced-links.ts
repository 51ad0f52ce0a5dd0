import type { Phrases } from '../../voice.ts';
import { dressed, listed, served } from './fact-fragments.ts';

/** What moves the car, seen where this reader drives. */
export const engineLinks: Phrases = [
  // diesel
  'diesel & automatic & !damaged :: {!onTrips}{!fuelType}Passé le péage, [on règle l’allure et l’on n’y touche plus|il n’y a plus grand-chose à faire] : le diesel de {ch}<, en {drive},> tourne bas, {lagear} reste sur son dernier rapport, et le long trajet [passe plus vite|devient un moment tranquille].',
  'diesel & manual & !damaged :: {!onTrips}{!fuelType}{!transmission}Une boîte manuelle se fait oublier dès que la route s’allonge : en dernière, le diesel de {ch}[ et {cc}||]<, en {drive},> file à bas régime, et l’on [voit défiler|ne compte plus] les sorties d’autoroute.',
  `diesel & !damaged :: {!frugal}{!onTrips}{!fuelType}Un plein de gazole emmène loin quand on roule à allure stable : avec {ch}${listed}, la consommation [reste basse sur les longues étapes|n’est plus un sujet au bout de quelques étapes].`,
  `diesel & !damaged :: {!commuter}{!fuelType}Bretelle, voie d’insertion, troisième file : le trajet du matin demande [du couple plus que des chevaux|des relances franches], et le diesel de {ch}[ et {cc}||]${served} [en a dès les bas régimes|les donne sans qu’on le pousse].`,
  `diesel & car & !damaged :: {!atWork}{!fuelType}[Quand on passe plus de temps sur la route qu’en réunion|Entre deux clients, il y a toujours une heure de route] : le diesel de {ch}[ et {cc}||]${served} [avance en souplesse|se laisse conduire sans effort], et l’on arrive au rendez-vous avec les idées en ordre.`,
  `diesel & cargo & !damaged :: {!atWork}{!fuelType}Le matin on charge, le soir on rentre à vide, et [le diesel garde le même allant|avec le diesel, la différence se sent peu] : {ch}[ pour {cc}||]${listed}, [de quoi tenir la tournée|c’est une mécanique faite pour le travail].`,
  'diesel & all & !damaged :: {!inCountry}{!fuelType}{!driveType}Il a plu toute la nuit et le chemin est détrempé : avec quatre roues motrices, [on s’y engage au pas|on avance au pas], le diesel de {ch} tire sans s’emballer<, {lagear} choisit le bon rapport>, et l’on est passé.',
  `diesel & !cargo & !damaged :: {!comfortable}{!fuelType}À allure de croisière, [il faut tendre l’oreille|on oublie presque] : le diesel de {ch}[ et {cc}||]${served} reste à bas régime et [la conversation continue|le calme s’installe à bord].`,
  'diesel & roomy & !damaged :: {!withFamily}{!fuelType}Quatre passagers, le coffre plein, un col à passer : [c’est là qu’un diesel se remarque|c’est là que le couple d’un diesel fait plaisir]. Celui-ci donne {ch}<, {lagear} passe les rapports>, et la famille ne s’aperçoit de rien.',
  `diesel & roomy & !damaged :: {!family}{!fuelType}Quand les enfants dorment à l’arrière, on conduit du bout du pied : le diesel de {ch}[ et {cc}||]${served}, [s’y prête|avance sans à-coups], et personne ne se réveille au péage.`,
  `diesel & lively & !cargo & !damaged :: {!fast}{!fuelType}On appuie, et la poussée vient [d’en bas|tout de suite] : c’est la manière du diesel, qui donne ici {ch}${served}, et [le dépassement est déjà fini|la ligne droite paraît plus courte].`,
  'diesel & all & !cargo & !damaged :: {!safe}{!fuelType}{!driveType}La chaussée luit, les essuie-glaces battent, et pourtant [les mains restent détendues|on roule serein] : quatre roues motrices, {ch} de diesel<, {unegear}> : [cela rassure|on sait sur quoi compter].',
  'diesel & !damaged & car :: {!adult}{!fuelType}Avec de l’expérience, on [écoute comment un moteur reprend|juge un moteur à son couple] : les {ch} du diesel arrivent tôt<, {lagear} les sert bien>, et [cela se reconnaît au premier dépassement|cela se remarque à la première reprise].',
  'diesel & !damaged :: {!lasting}{!fuelType}{ch} diesel, {unegear}[ et {cc}||] : [rien d’excessif, et c’est souvent ce qui dure|de quoi rouler sans jamais pousser], pour ceux qui gardent leur voiture des années.',
  `diesel & !damaged :: {!forAll}{!fuelType}Le mardi dans les files, le samedi sur la nationale : avec {ch} diesel${listed}, [on passe de l’un à l’autre sans y penser|on n’a pas besoin de deux voitures dans la semaine].`,
  // petrol
  'petrol & manual & !lively & !damaged :: {!newDriver}{!fuelType}{!transmission}Caler une fois, deux fois, puis plus jamais : une boîte manuelle s’apprend vite avec un moteur essence [souple|docile]<, en {drive}>, et {ch}[ pour {cc}||] suffisent [à s’insérer sans se faire peur|pour prendre confiance].',
  `petrol & !lively & small & !damaged :: {!inCity}{!fuelType}[Trois rues, une course, trois rues|Dix minutes d’un côté, dix minutes de l’autre] : en ville, un moteur essence de {ch} ${served}, [convient bien à ces petits trajets|est chaud avant d’arriver].`,
  `petrol & !thirsty & !lively & !damaged :: {!frugal}{!fuelType}La sobriété, c’est une affaire de pied : [conduit en douceur|sans accélérations inutiles], le moteur essence de {ch}${served}, consomme peu et [le plein dure|la jauge descend lentement].`,
  'petrol & manual & lively & !cargo & !damaged :: {!fast}{!fuelType}{!transmission}Troisième, un virage, on garde la troisième, et {ch} [remontent dans les tours|vous tirent vers la sortie] : une boîte manuelle et un moteur essence[ de {cc}||]<, en {drive}>, c’est [encore ce qui se fait de plus vivant|un plaisir que l’on dose soi-même].',
  'petrol & automatic & lively & !damaged :: {!fast}{!fuelType}[Rien ne presse, puis la voie se libère|La voie se libère] : {lagear} descend d’un rapport, le moteur essence donne ses {ch}[ {towheels}||] et l’accélération [se sent dans le dos|fait sourire, même en passager].',
  'petrol & rear & lively & !damaged :: {!fast}{!fuelType}{!driveType}On tourne avec l’avant, on pousse avec l’arrière : avec {ch} essence, {unegear}[ et {cc}||], [chaque sortie de virage le rappelle|la formule a gardé tout son charme dans les virages].',
  `petrol & strong & !damaged :: {!adult}{!fuelType}À force de conduire, on apprend que {ch} ne servent pas à aller vite [mais à ne jamais manquer de ressource|mais à choisir son moment] : le moteur essence est prêt${served}.`,
  `petrol & lively & car & !damaged :: {!onTrips}{!fuelType}Vers la fin d’un long voyage, [il y a toujours une côte, des camions et l’envie d’arriver|on apprécie de ne pas devoir pousser le moteur] : les {ch} du moteur essence${served}, [avalent la dernière côte en douceur|gardent de la réserve jusqu’au bout].`,
  `petrol & cabrio & !damaged :: {!forOne}{!fuelType}Une clé, {ch} essence${listed}, la capote pliée : [on peut partir seul et ne prévenir personne|personne à attendre, aucune heure à respecter], et la soirée est à soi.`,
  `petrol & low & !damaged :: {!stylish}{!fuelType}Avec une ligne pareille, on attend une mécanique à la hauteur : [la voici|en voici le détail], un moteur essence de {ch}${listed}.`,
  'petrol & classic & !damaged :: {!inCountry}{!fuelType}{gear}, {ch}, un moteur essence[ de {cc}||]<, {drive},> qui demande qu’on l’écoute : sur une petite route de campagne, [on ne va pas vite, et c’est très bien ainsi|cela suffit pour une belle journée].',
  'petrol & !lively & manual & !damaged :: {!inCountry}{!fuelType}{!transmission}Une côte, un lacet, un tracteur : sur les petites routes, la boîte manuelle [sert pour de bon|retrouve tout son intérêt], et les {ch} du moteur essence<, en {drive},> [suffisent au plaisir|font bien leur travail].',
  `petrol & !lively & car & !damaged :: {!forAll}{!fuelType}{ch} essence${listed} : [tout ce qu’il faut dans la semaine|une mécanique de tous les jours], des courses du lundi à la promenade du dimanche.`,
  `petrol & !lively & !damaged :: {!young}{!fuelType}Un message, un changement de programme, et l’on repart : le moteur essence de {ch}${served}, [suit sans préparatifs|ne demande qu’un tour de clé].`,
  // electric
  `electric & !damaged :: {!inCity}{!fuelType}Au feu rouge, plus un bruit ; au vert, [on est parti|on s’élance sans à-coup] : en ville, les {ch} du moteur électrique${served} [se prennent à petites doses|servent rarement tous], et chaque ralentissement rend un peu d’énergie.`,
  `electric & !damaged :: {!commuter}{!fuelType}Le matin, la rue dort encore et l’on s’en va sans bruit : pour un trajet quotidien, {ch} électriques${listed}, c’est [autant de fatigue en moins|un aller-retour qui se fait oublier].`,
  `electric & !damaged :: {!comfortable}{!fuelType}[On croit d’abord que la voiture n’est pas en marche|Rien ne vibre, rien ne monte en régime], puis elle avance : le confort d’un moteur électrique de {ch}${served} tient à [tout ce que l’on n’entend plus|ce silence-là].`,
  'electric & lively & !damaged :: {!fast}{!fuelType}Pas de régime à attendre, pas de rapport à passer : les {ch} du moteur électrique [sont là au premier millimètre de pédale|arrivent d’un bloc]<, avec {unegear}>, et l’accélération [surprend toujours les passagers|se passe de commentaire].',
  'electric & all & !damaged :: {!fast}{!fuelType}{!driveType}{ch} électriques sur quatre roues motrices : [on appuie et rien ne patine|la pédale descend et tout passe au sol], l’accélération est immédiate<, et {unegear} laisse les mains au volant>.',
  `electric & !damaged :: {!frugal}{!fuelType}On lève le pied et la voiture ralentit en se rechargeant un peu : avec {ch}${listed}, [la sobriété devient presque un jeu|on dépense peu d’énergie sans s’en occuper].`,
  `electric & car & !damaged :: {!onTrips}{!fuelType}En voyage, ce sont les heures de bruit qui fatiguent : le moteur électrique de {ch}${served}, [en retire l’essentiel|n’en fait presque pas], et [les longues distances pèsent moins|l’on arrive plus frais d’un long trajet].`,
  'electric & car & !damaged :: {!forAll}{!fuelType}Prendre le pain ou traverser le département, c’est le même geste : on appuie sur la pédale, les {ch} du moteur électrique répondent<, {unegear} faisant oublier les rapports>, et [le quotidien en devient plus simple|la semaine se conduit d’une seule traite].',
  `electric & !damaged :: {!young}{!fuelType}Un aller-retour improvisé, des amis à ramener tard : le moteur électrique de {ch}${served} [ne réveille pas l’immeuble|ne réveille personne].`,
  // hybrid
  `hybrid & !damaged :: {!inCity}{!fuelType}Dix mètres, un arrêt, dix mètres : [c’est en ville qu’un système hybride sert le plus|la ville donne du travail à un système hybride], et celui-ci, de {ch}${served} [repart souvent sans allumer le moteur thermique|fait une part du chemin en silence].`,
  'hybrid & car & !damaged :: {!frugal}{!fuelType}Une descente, un feu, un rond-point : [autant d’énergie que|c’est là que] le système hybride de {ch}[ et {cc}||] [remet de côté|refait ses réserves], et la consommation baisse sans qu’on y pense<, avec {unegear} et {unedrive}>.',
  `hybrid & roomy & !damaged :: {!withFamily}{!fuelType}Une famille fait cent petits trajets pour un grand : le système hybride de {ch}[ et {cc}||]${served}, [est à l’aise dans les uns comme dans l’autre|est bon pour les premiers et prêt pour le second].`,
  'hybrid & all & !damaged :: {!inCountry}{!fuelType}{!driveType}Le chemin monte, la terre est molle : avec quatre roues motrices, {ch} hybrides[ et {unegear}||], [on avance sans à-coups|on passe en douceur], et c’est tout ce qu’on demande quand on vit à la campagne.',
  `hybrid & roomy & !damaged :: {!safe}{!fuelType}[Deux ou quatre à bord, par temps sec ou sous la pluie|Sous la pluie, dans une côte, au milieu des camions] : les {ch} du système hybride${served} répondent [sans à-coups|toujours de la même façon], et cette régularité rassure<. {wheels} sont motrices>.`,
  `hybrid & !damaged :: {!comfortable}{!fuelType}Le moteur thermique s’arrête, [et l’on s’en aperçoit au silence|et le silence se fait] : les {ch} du système hybride${served} se gèrent seuls, et le calme y gagne.`,
  // gas
  `lpg & !damaged :: {!frugal}{!fuelType}Devant la pompe à GPL, [on regarde deux fois le total|le total reste raisonnable] : {ch}${listed}, la conduite est celle de tous les jours, seul le plein change.`,
  `lpg & !damaged :: {!inCity}{!fuelType}En ville, chaque feu rouge se paie en carburant, [alors autant rouler au GPL|et le GPL coûte moins cher] : {ch}${listed}, [de quoi suivre le flot|assez pour se faufiler].`,
  `lpg & !damaged :: {!newDriver}{!fuelType}Les premiers mois, on roule pour le plaisir de rouler : au GPL, [cela coûte moins|on peut se le permettre], et {ch}${listed} suffisent à prendre confiance.`,
  `lpg & !damaged :: {!young}{!fuelType}Quand on aime partir sur un coup de tête, le prix du plein compte aussi : {ch} au GPL${listed}, [et le week-end reste abordable|de quoi rejoindre des amis sans trop calculer].`,
  'cng & !damaged :: {!commuter}{!fuelType}{!frugal}Chaque jour le même trajet, et [la pompe que l’on connaît par cœur|le même plein chaque semaine] : avec le gaz naturel, {ch}[ et {cc}||]<, {unegear}>, la dépense de carburant [se surveille facilement|reste contenue].',
  'cng & !damaged :: {!thrifty}{!fuelType}[Le budget carburant, on le regarde une fois par mois|Dans un budget, le carburant est la ligne qui revient] : avec {ch} au gaz naturel<, {unegear}>, elle [s’allège|devient plus courte].',
  `hydrogen & !damaged :: {!onTrips}{!fuelType}Le moteur à hydrogène de {ch}${served} ne fait pas de bruit et [se ravitaille en station|fait son plein à la pompe], comme avant : les longs voyages gardent leurs habitudes, [en plus calme|le silence en plus]<. {wheels} sont motrices>.`,
  // whatever the fuel
  `combustion & !lively & !damaged :: {!easyParking}Une place courte se prend au ralenti, un pied sur le frein : {theengine}[ de {ch}||]${served} [se dose alors au centimètre|s’y prête bien].`,
  `combustion & !lively & !damaged :: {!forHer}{ch}${listed} et {unengine} [souple|facile à doser] : on s’installe, on démarre, et [tout est simple|la conduite reste légère].`,
  `combustion & !damaged & !cargo :: {!beautiful}On a fait le tour, on ouvre le capot : {unengine}[ de {ch}||]${served} [prolonge ce que la ligne annonçait|est à sa place sous un tel dessin].`,
  `combustion & !damaged & !cargo :: {!rare}Une voiture rare a souvent sa façon à elle de rouler : {unengine}[ de {ch}||]${served} [fait partie du plaisir|se découvre au volant].`,
  `combustion & !strong & !damaged :: {!thrifty}Dans un budget, la mécanique la plus simple est souvent la meilleure : {unengine}[ de {ch}||]${served}, [rien de plus compliqué|et cela suffit].`,
  `combustion & !damaged & car :: {!comfortable}La route défile, et {theengine}[ de {ch}||]${served} [n’élève pas la voix|se fait à peine entendre] : le calme à bord commence là.`,
  `combustion & !damaged :: {!lasting}Ce qui se garde des années, c’est ce qui ne force pas : {ch}${listed} et {unengine} [qui en a sous le pied|qui tourne sans effort].`,
  `combustion & !damaged & car :: {!exclusive}Le caractère se joue aussi sous le capot, avec {unengine}[ de {ch}||]${listed}.`,
  `combustion & !damaged & car :: {!adult}Après plusieurs voitures, on reconnaît vite un moteur agréable : {theengine}[ de {ch}||]${served} [en est un|répond comme on l’attend].`,
  `combustion & roomy & !damaged :: {!family}Un enfant qui dort, un autre qui chante : {theengine}[ de {ch}||]${served} [ne dérange personne|avance en souplesse].`,
  'automatic & !silent & !damaged :: {!inCity}[Le pied gauche cherche l’embrayage, et n’en trouve pas|On cherche l’embrayage le premier jour, on l’oublie le deuxième] : en ville, {unegear} et {unengine}[ de {ch}||] [épargnent bien des gestes|rendent les files moins pénibles].',
  'automatic & !silent & !low & !damaged :: {!forSenior}Sans embrayage, il reste le volant, la route et le temps de regarder : {unegear}, {unengine}[ de {ch}||]<, {unedrive}>, [et conduire redevient simple|tout se commande en douceur].',
  'all & !electric & !damaged :: {!safe}{!driveType}Un matin de givre, on comprend à quoi servent quatre roues motrices : {unengine}[ de {ch}||]<, {unegear}>, et l’on quitte le parking [sans y penser|sans appréhension].',
  'damaged :: Côté mécanique, le carrossier voudra savoir ceci : {unengine}[ de {cc}||][ et {ch}||]<, {gear}><, {drive}>.',
  `damaged :: [Reste la mécanique, telle qu’elle est décrite|Pour la mécanique, la fiche est précise] : {unengine}[ de {ch}||][ et {cc}||]${listed}, [à contrôler point par point|à vérifier lors de la visite].`,
];

/** Not for cars whose condition has to be said in the same breath. */
const usual = (phrases: Phrases): Phrases =>
  phrases.map(
    (phrase) => `!km0 & !new & !company & !damaged ${phrase.includes('::') ? '&' : '::'} ${phrase}`,
  );

/** What it looks like and how far it has gone, in a scene with its people. */
export const identityLinks: Phrases = usual([
  // people
  'fiveDoors :: {!family}Il y a toujours un enfant qui veut monter de l’autre côté : {unbody}< {used}>< {colb}> à {doors}, [cela laisse le choix|et la question est réglée]<. Le compteur indique {km}>.',
  'fiveDoors & roomy :: {!family}{!withFamily}Les enfants s’installent, le coffre se referme : [toute la famille tient|une famille entière tient] dans {unbody} à {doors}<, de couleur {colf}><, qui a parcouru {km}>.',
  'fiveDoors :: {!withFamily}Un arrêt à l’école, un autre au stade : une famille passe sa vie à ouvrir des portières, et {unbody}< {colb}> à {doors} [lui convient|s’y prête]<. {il} affiche {km}>.',
  `wagon :: {!family}{!onTrips}Un vélo d’enfant, une tente, le sac que l’on a failli oublier : dans {unbody}< {used}>${dressed}, [le long voyage commence bien, puisque le coffre ferme|le coffre ferme et le long voyage peut commencer]<. Le compteur indique {km}>.`,
  'mpv & fiveDoors :: {!family}Un enfant à gauche, un enfant à droite, un ami au milieu : dans {unbody}< {colb}> à {doors}, [ces trajets-là se passent bien|il y a de la place pour tout ce monde]<, avec {km} au compteur>.',
  `small & !strong :: {!newDriver}Au volant d’{unbody}${dressed}, on devine vite où finit la carrosserie : [pour débuter, c’est la moitié du travail|c’est ce qui donne confiance au début]<. Le compteur affiche {km}>.`,
  `!dear :: {!young}Devant un cinéma, au bord d’un lac ou en bas d’un premier appartement, {unbody}${dressed} [a sa place partout|convient à tous les projets]<. {il} a parcouru {km}>.`,
  'twoDoors & !cargo & !low :: {!forOne}{doors}, et souvent une seule personne à bord : {unbody}< {used}>< {colb}> [convient à ceux qui décident seuls|suffit quand on est libre de son temps]<. Le compteur indique {km}>.',
  `low :: {!forOne}On ne choisit pas {unbody}< {used}>${dressed} par raison, [on le fait par envie|mais parce qu’on en a envie]<, avec {km} au compteur>.`,
  `tall & car :: {!forSenior}Dans {unbody}${dressed}, [on s’assied sans avoir à se baisser|monter à bord reste simple], et la route se voit bien< ; le compteur affiche {km}>.`,
  'sedan :: {!adult}On a essayé plus haut, plus court, plus voyant, et [avec l’expérience on revient souvent à|après des années de conduite on choisit] {unbody}. {celle}-ci est {color}<, à {doors}>< et affiche {km}>.',
  `{!adult}Ceux qui ont eu plusieurs voitures regardent d’abord l’ensemble : {unbody}< {used}>${dressed}<, {km} au compteur>, [sans effet de mode|c’est ce qui compte].`,
  // looks
  '{!stylish}{!beautiful}Certaines teintes cachent une ligne, celle-ci la souligne : en {colm}, {unbody}< à {doors}> [a beaucoup d’allure|gagne en relief]<. Le compteur est à {km}>.',
  '{!stylish}Le {colm} change avec la lumière, du matin au soir : pour qui aime les belles lignes, {unbody}< à {doors}> [donne de quoi regarder|se regarde volontiers]<, avec {km} parcourus>.',
  '{!beautiful}{unbody}< {used}> en {colm}, [une silhouette que l’on reconnaît depuis le trottoir d’en face|et un dessin sans rien de trop] : [on a plaisir à y revenir|les yeux s’y arrêtent]<. Le compteur indique {km}>.',
  'coupe & !classic :: {!beautiful}Le toit plonge vers l’arrière : de profil, le dessin {ofbody} [se passe d’explications|fait son effet]. {celle}-ci est {color}<, à {doors}>< et affiche {km}>.',
  'cabrio :: {!stylish}Capote fermée, on regarde la ligne ; ouverte, [on regarde le ciel|on regarde passer les arbres] : {unbody}< {used}>< {colb}><, {doors}>< et {km} au compteur>.',
  `{!exclusive}[On ne tombe pas tous les jours sur une voiture de ce caractère|Une voiture de ce caractère, on la remarque à ses détails] : {unbody}< {used}>${dressed}, {km} au compteur.`,
  `{!rare}Devant {unbody}${dressed} que l’on croise aussi rarement, [on s’arrête|on prend le temps de regarder]<. Le compteur affiche {km}>.`,
  // roads
  `small :: {!inCity}{!easyParking}La rue est étroite et la place est courte : en ville, {unbody}${dressed} se gare [sans manœuvre de trop|là où d’autres font demi-tour]<. {il} a parcouru {km}>.`,
  `small :: {!easyParking}Il restait une place, un peu courte, devant la porte : avec {unbody}${dressed}, [on l’a prise|elle suffit]<. Le compteur est à {km}>.`,
  'small & fiveDoors :: {!inCity}[Une ruelle, un camion de livraison, un vélo|Un sens unique, une double file, une place minuscule] : la ville est ainsi, et {unbody}< {colb}> à {doors} [passe presque partout|y est à l’aise]<, avec {km} parcourus>.',
  `hatch :: {!forAll}{unbody}< {used}>${dressed}, c’est la taille de tous les jours : [assez petite en semaine, assez grande le week-end|ni encombrante en semaine ni juste le week-end]<. {il} affiche {km}>.`,
  `crossover :: {!forAll}Le lundi il faut se garer, le samedi il faut charger : {unbody}${dressed} [sait faire les deux|convient dans les deux cas]<, avec {km} au compteur>.`,
  `suv & car :: {!inCountry}Passé le dernier lampadaire, la vue compte davantage : dans {unbody}${dressed}, on est assis assez haut pour [lire le chemin|voir au-delà du virage]<. {il} a parcouru {km}>.`,
  `tall & car :: {!safe}Voir plus tôt, c’est freiner plus tôt : dans {unbody}${dressed}, on est assis [en hauteur|au-dessus du trafic], et cela rassure<. Le compteur affiche {km}>.`,
  'wagon :: {!onTrips}On part toujours avec plus de bagages qu’on ne pensait ; [c’est à cela que sert un break{!body}|un break{!body} s’en arrange]. {celle}-ci est {color}<, à {doors}>< et a parcouru {km}>.',
  `wagon & !family :: {!atWork}Le matin des cartons, le soir des dossiers : {unbody}${dressed} [convient à ce genre de travail|accepte tout ce que le travail demande]<. Le compteur indique {km}>.`,
  'sedan & !classic :: {!onTrips}L’autoroute, le coffre plein, la radio basse : [c’est là qu’{unbody}|sur un long trajet, {unbody}]< {colb}>< à {doors}> [est à son affaire|donne le meilleur]<. {il} a parcouru {km}>.',
  'sedan & !classic :: {!comfortable}Le coffre d’un côté, les passagers de l’autre : [c’est une des raisons du calme|le calme commence par là] dans {unbody}. {celle}-ci est {color}[<, compte {doors}> et affiche {km}|| et compte {doors}||].',
  `cargo :: {!atWork}Un véhicule de travail se juge portes ouvertes : {unbody}${dressed}<, {km} au compteur>, [de quoi charger pour la journée|et de la place pour le métier].`,
  'pickup :: {!inCountry}On jette le bois dans la benne, on referme, on rentre : [à la campagne, un pick-up{!body} simplifie bien des samedis|c’est toute l’utilité d’un pick-up{!body} à la campagne]. {celle}-ci est {color}<, à {doors}>< et affiche {km}>.',
  `!low & car :: {!commuter}Pour la route de tous les matins, on veut du simple : {unbody}${dressed} [fait très bien l’affaire|convient parfaitement]<. Le compteur affiche {km}>.`,
  // how far it has gone
  `fewKm :: {!lasting}{km}, [c’est à peine un début|ce n’est presque rien] : {unbody}< {used}>${dressed} qui peut encore vous accompagner des années.`,
  `!fewKm & !manyKm & !damaged :: {!lasting}Depuis {year}, {km} : {unbody}${dressed} [que l’on peut garder longtemps|pour ceux qui gardent longtemps leur voiture].`,
  `manyKm :: {!thrifty}{km}, [le chiffre est élevé et il se lit avec le prix|cela doit se lire à côté du prix] : {unbody}${dressed}, pour un budget où l’utile passe avant le récent.`,
  `manyKm :: {km} au compteur, [ce n’est pas peu|c’est une longue route] : {unbody}${dressed} à examiner [sans hâte|capot ouvert].`,
]);

/** The price beside what it buys. */
export const goodDealLinks: Phrases = [
  '!damaged & warranted :: {!goodDeal}[On compare souvent des prix, rarement ce qu’ils comprennent|Un prix seul ne dit pas grand-chose] : ici, {price} et {unewarranty}<, {dealNotes}>, [ce qui change le calcul|c’est cela qu’il faut comparer].',
  '!damaged & warranted :: {!goodDeal}{themodel} est à {price}, {warranty} comprise<, {dealNotes}> : [à prix égal, ce n’est pas si courant|c’est sur cet ensemble que le prix se juge].',
  '!damaged & warranted :: {!goodDeal}Comptez {price}< pour cette voiture d’occasion{!condition}>, ajoutez-y {unewarranty}<, {dealNotes}>, et [voyez ce que l’on vous propose ailleurs pour ce prix|le prix paraît raisonnable].',
  '!damaged & unwarranted :: {!goodDeal}Le prix, {price}, ne comprend pas de garantie{!warranty} : [on paie la voiture telle qu’on la voit|d’où l’intérêt de bien regarder]<. {dealNotes}>.',
  '!damaged & !warranted & !unwarranted :: {!goodDeal}À {price}, {themodel}< {used}> [se compare sans crainte aux autres annonces|a un prix qui se comprend]<, {dealNotes}>.',
  'damaged :: {!goodDeal}Le coût réel, c’est {price}[, sans garantie{!warranty},||] [plus le devis|auxquels s’ajoute le devis].',
];

/** The same for a budget. */
export const thriftyLinks: Phrases = [
  '!damaged & warranted :: {!thrifty}Un budget tient quand on sait d’avance ce que l’on paie : {price}< {used}>, {warranty} [comprise|incluse]<, {dealNotes}>.',
  '!damaged & warranted :: {!thrifty}[La dépense imprévue, c’est ce qu’un budget craint le plus|Quand on surveille ses dépenses, on pense à la panne] : avec {unewarranty}, les premiers temps sont couverts, et le prix est de {price}<, {dealNotes}>.',
  '!damaged & unwarranted :: {!thrifty}Le prix est de {price}, sans garantie{!warranty} : dans un budget, mieux vaut [garder une marge pour la suite|prévoir une petite réserve]<. {dealNotes}>.',
  '!damaged & !warranted & !unwarranted :: {!thrifty}Le budget à prévoir est de {price}, et {themodel}< {used}> [justifie la dépense|vaut cet argent]<, {dealNotes}>.',
  'damaged :: {!thrifty}Dans le budget, écrivez d’abord {price}[, sans garantie{!warranty}||], et laissez une ligne vide pour l’atelier.',
];

/** For those who keep their cars. */
export const lastingLinks: Phrases = [
  'warranted & priced & !damaged :: {!lasting}Quand on garde une voiture longtemps, on tient à bien commencer : {price}, avec {unewarranty}<, {dealNotes}>, [c’est un bon départ|voilà de quoi partir du bon pied].',
  '!warranted & !unwarranted & priced & !damaged :: {!lasting}Divisez {price} par les années où vous (le/la) garderez : [le calcul devient vite agréable|c’est ainsi que se juge un achat durable]<, {dealNotes}>.',
];

/** What it costs and what is promised with it. */
export const dealLinks: Phrases = [
  ...goodDealLinks,
  ...thriftyLinks,
  'withFamily & warranted :: Pour {price}, la famille change de voiture, et {unewarranty} [couvre les premiers départs|couvre les premiers mois]<, {dealNotes}>.',
  'family & warranted :: Avec des enfants, on évite les mauvaises surprises : {price}<, {used}>, {warranty} comprise<, {dealNotes}>.',
  'commuter & warranted :: Une voiture qui sert tous les jours ne peut pas rester au garage : d’où l’intérêt d’{unewarranty}, [comprise dans|incluse dans] les {price} demandés<, {dealNotes}>.',
  'commuter & priced & !damaged :: {price}[, {warranty} comprise||]<, {used}><, {dealNotes}> : rapporté à une année d’allers-retours, [la somme pèse moins|la somme paraît plus légère].',
  'onTrips & warranted :: Loin de chez soi, {unewarranty} [prend tout son sens|vaut tranquillité] ; {themodel} est en vente< {used}> à {price}<, {dealNotes}>.',
  'inCity & warranted & !dear :: Pour une voiture de ville, la dépense reste claire : {price}< {used}>, avec {unewarranty}<, {dealNotes}>.',
  'inCountry & warranted :: Quand le garage le plus proche est à deux villages, {unewarranty} [rassure|compte] : elle est dans le prix de {price}<, {dealNotes}>.',
  'atWork & warranted :: À inscrire dans les comptes de l’année : {price}< {used}>, {warranty} comprise<, {dealNotes}>.',
  'young & warranted & !dear :: Le prix est de {price}, avec {unewarranty}<, {dealNotes}> : [le prochain week-end ressemble déjà à un projet|on peut faire des projets].',
  'adult & warranted :: L’habitude aidant, on regarde le prix et la garantie ensemble : {price}< {used}>, {unewarranty}<, {dealNotes}>.',
  'beautiful & priced & !damaged :: La ligne, on l’a vue ; reste le prix, {price}[, {warranty} comprise||, sans garantie{!warranty}||]<, {used}>< ; {dealNotes}>.',
  'comfortable & warranted :: Pour rouler au calme, il faut compter {price}< {used}>, et {unewarranty} [en fait partie|est comprise]<, {dealNotes}>.',
  'combustion & frugal & warranted :: L’économie se fera à la pompe ; à l’achat, la dépense est de {price}< {used}>, avec {unewarranty}<, {dealNotes}>.',
  'electric & priced & !damaged :: Le passage à l’électrique se chiffre ici à {price}[, {warranty} comprise||]<, {used}><, {dealNotes}>.',
  'safe & warranted :: On aime savoir à quoi s’en tenir, sur la route comme à l’achat : {price}< {used}>, {warranty} comprise<, {dealNotes}>.',
  'rare & priced & !damaged :: Pour une voiture aussi peu courante, il y a peu de prix à comparer : celui-ci est de {price}[, {warranty} comprise||, sans garantie{!warranty}||]<, {used}>< ; {dealNotes}>.',
  'manyKm & unwarranted :: Les kilomètres sont dans le prix : {price}< {used}>, [sans garantie{!warranty}|et sans garantie{!warranty}]< ; {dealNotes}>.',
  'warranted & cheap :: {!newDriver}Pour une première voiture, {price}, {warranty} comprise<, {dealNotes}> : [on peut débuter sans se ruiner|c’est un début raisonnable].',
  'warranted :: {!safe}À {price}, {unewarranty} comprise<, {dealNotes}> : la tranquillité d’esprit compte aussi dans la sécurité.',
  'warranted & car :: {!family}Une famille fait ses comptes avant de signer : {price}< {used}>, avec {unewarranty}<, {dealNotes}>.',
  'warranted & cargo :: {!atWork}Pour qui vit de son véhicule, {unewarranty} [compte autant que|pèse autant que] le prix, ici de {price}<, {dealNotes}>.',
  'warranted :: Vient la question du prix : {price}<, {used}>, avec {unewarranty}<, {dealNotes}>, [pour que les premiers mois soient tranquilles|ce qui enlève un souci].',
  'warranted :: Les premiers temps, on découvre sa voiture, et {unewarranty} [n’est pas de trop|rassure] : nous (le/la) proposons à {price}<, {dealNotes}>.',
  'warranted & used & !dear :: [On peut acheter d’occasion{!condition} et dormir tranquille|Acheter d’occasion{!condition}, oui, avec quelques certitudes|Une voiture d’occasion{!condition}, avec ce qu’il faut pour ne pas s’inquiéter] : {price}, {warranty} [comprise|incluse]<, {dealNotes}>.',
  'warranted & dear :: À {price}, {warranty} comprise<, {dealNotes}>, [une décision se prend sur place|on prend le temps de bien regarder].',
  'warranted :: Reste à dire le prix, {price} ; {thewarranty} [en fait partie|y est comprise]<, {dealNotes}>.',
  'km0 & warranted :: Presque neuf, sans le délai d’une commande : {price}, avec {unewarranty}<, {dealNotes}>.',
  '!warranted & !unwarranted & !damaged :: Reste le prix, {price}[ pour {thismodel} {used}||], [et l’on en parle volontiers de vive voix|le reste se voit sur place]<, {dealNotes}>.',
  '!warranted & !unwarranted & !damaged :: Nous en demandons {price}< {used}><, {dealNotes}>, et [nous dirons volontiers pourquoi|chacun peut comparer].',
  'unwarranted & !damaged :: Il n’y a pas de garantie{!warranty}, et le prix de {price} [en tient compte|se lit en le sachant] : venez avec quelqu’un qui s’y connaît<. {dealNotes}>.',
  'unwarranted & classic :: {price}, sans garantie{!warranty} : une ancienne s’achète [après l’avoir bien regardée|les yeux ouverts]<. {dealNotes}>.',
];
