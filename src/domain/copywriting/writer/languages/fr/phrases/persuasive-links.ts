import type { Phrases } from '../../voice.ts';

/** What moves the car, and what that means on the roads of this reader. */
export const engineLinks: Phrases = [
  // diesel
  'diesel & automatic & !damaged :: {!onTrips}{!fuelType}Sur un long trajet, un diesel de {ch} et {unegear}, cela veut dire choisir son allure à l’entrée de l’autoroute et [ne plus y revenir avant la sortie|rouler tranquille jusqu’au péage].',
  'diesel & manual & !damaged :: {!onTrips}{!fuelType}{!transmission}La dernière vitesse enclenchée, le diesel de {ch} tourne à bas régime et [l’autoroute défile|les longs trajets se font dans le calme] : vous ne toucherez plus à la boîte manuelle avant un moment.',
  'diesel & !damaged :: {!frugal}{!onTrips}{!fuelType}C’est sur les grandes distances que le diesel de {ch} vous fera faire des économies : à allure stable, il consomme peu et [les pleins s’espacent|vous vous arrêtez quand l’envie vous en prend]<, avec {unegear}>.',
  'diesel & !damaged :: {!commuter}{!fuelType}Si votre trajet quotidien passe par la voie rapide, un diesel a tout son sens : {ch}, un couple présent à bas régime<, {unegear}> et [des relances sans effort|pas besoin de pousser pour s’insérer].',
  'diesel & automatic & car & !damaged :: {!atWork}{!fuelType}Quand le travail se fait au volant, [on apprécie de ne plus penser à la mécanique|on a mieux à faire que passer des vitesses] : {unegear} s’en charge et le diesel de {ch} enroule les kilomètres d’un client à l’autre.',
  'diesel & cargo & !damaged :: {!atWork}{!fuelType}Chargé jusqu’au toit ou à vide, le diesel de {ch} repart [sans que vous ayez à insister|au premier coup d’accélérateur]<, {lagear} suit>, et la tournée avance à bon rythme.',
  'diesel & manual & cargo & !damaged :: {!atWork}{!fuelType}{!transmission}Une boîte manuelle et un diesel de {ch}<, en {drive}> : [rien de compliqué, et c’est ce que l’on demande à un outil de travail|vous retrouvez vos habitudes dès le premier chantier].',
  'diesel & all & !damaged :: {!inCountry}{!fuelType}{!driveType}Pour un chemin de campagne détrempé, vous avez quatre roues motrices et le couple d’un diesel de {ch}< ; {lagear} complète l’ensemble> : [vous passez au pas, sans patiner|inutile de prendre de l’élan].',
  'diesel & automatic & !cargo & !damaged :: {!comfortable}{!fuelType}Le calme à bord doit beaucoup à la mécanique : le diesel de {ch} tourne bas et {lagear} [enchaîne les rapports en douceur|vous épargne les à-coups].',
  'diesel & roomy & !damaged :: {!withFamily}{!fuelType}La famille à bord et le coffre plein, [vous ne sentirez guère la différence|la montée du col ne vous inquiétera pas] : le diesel de {ch} tire dès les bas régimes<, épaulé par {unegear}>.',
  'diesel & lively & !cargo & !damaged :: {!fast}{!fuelType}Un camion à dépasser ? Les {ch} du diesel arrivent bas dans le compte-tours<, {lagear} suit> et [vous êtes déjà rabattu|la reprise est franche, sans rétrograder deux fois].',
  'diesel & !damaged :: {!lasting}{!fuelType}Un diesel est fait pour rouler longtemps, à allure régulière : avec {ch}[ et {unegear}||], [vous pouvez voir loin|vous êtes bien parti], surtout si vous comptez garder votre voiture des années.',
  'diesel & car & !damaged :: {!adult}{!fuelType}Après des années de volant, vous savez ce que vaut un bon couple à bas régime : le diesel de {ch}<, avec {unegear},> [vous parlera tout de suite|répond à cette attente].',
  'diesel & !damaged :: {!forAll}{!fuelType}Le matin dans les files, le week-end sur la nationale : avec {ch}<, {unegear}> et un diesel souple, [vous changez de rythme sans y penser|une même voiture vous suffit toute la semaine].',
  'diesel & all & !damaged :: {!safe}{!fuelType}{!driveType}Sous l’averse, quatre roues motrices [gardent la voiture en ligne|rassurent] et le diesel de {ch}<, avec {unegear},> vous laisse une réserve pour [doubler sereinement|vous insérer en sécurité].',
  // petrol
  'petrol & manual & !lively & !damaged :: {!newDriver}{!fuelType}{!transmission}Pour vos débuts, {ch} et une boîte manuelle, c’est la bonne dose : le moteur essence a [de quoi s’insérer sur une voie rapide, jamais de quoi faire peur|des réactions douces, et la confiance vient vite].',
  'petrol & !lively & small & !damaged :: {!inCity}{!fuelType}En ville, vous n’avez pas besoin de plus : {ch}<, {unegear}> et un moteur essence [qui chauffe vite, même sur les petits trajets|souple à bas régime, de feu en feu].',
  'petrol & !thirsty & !lively & !damaged :: {!frugal}{!fuelType}Conduit avec souplesse, le moteur essence de {ch} consomme peu : [vous passerez moins souvent à la pompe|vous le verrez à chaque plein]<, et {lagear} s’y prête bien>.',
  'petrol & automatic & !sport & !damaged :: {!commuter}{!fuelType}Dans les bouchons du matin, {unegear} vous épargne l’embrayage, et le moteur essence de {ch} [avance en souplesse|repart sans à-coups] : le trajet fatigue moins.',
  'petrol & manual & lively & !damaged :: {!fast}{!fuelType}{!transmission}Une boîte manuelle, {ch} et {wheels} motrices : vous choisissez le rapport, le moteur essence répond et [chaque reprise se sent|le virage suivant arrive toujours un peu tôt].',
  'petrol & automatic & lively & !damaged :: {!fast}{!fuelType}Il suffit d’appuyer : {lagear} descend les rapports, les {ch} du moteur essence [arrivent aussitôt|se réveillent] et le dépassement est [derrière vous|terminé].',
  'petrol & rear & lively & !damaged :: {!fast}{!fuelType}{!driveType}À la sortie d’un virage, vous sentez les roues arrière pousser : les {ch} du moteur essence <, avec {unegear},> [se dosent au millimètre|sont là dès que vous redressez le volant].',
  'petrol & strong & !damaged :: {!adult}{!fuelType}Vous avez assez conduit pour savoir doser {ch} : ici le moteur essence [monte en régime sans rechigner|donne le meilleur dans le haut du compte-tours]<, avec {unegear}>.',
  'petrol & lively & car & !damaged :: {!onTrips}{!fuelType}En voyage, {ch} servent surtout à rouler sans effort : le moteur essence [ne force jamais à vitesse d’autoroute|garde de la réserve à vitesse d’autoroute]<, avec {unegear}>.',
  `petrol & cabrio & !damaged :: {!forOne}{!fuelType}Capote baissée, {ch} essence<, {unegear}> : [vous partez seul, sans but précis|l’envie suffit, la destination viendra après].`,
  'petrol & !strong & !damaged :: {!stylish}{!fuelType}Sous cette jolie ligne, un moteur essence de {ch}<, avec {unegear}> : [le style ne complique rien à l’usage|de quoi profiter du regard des autres sans se compliquer la vie].',
  'petrol & classic & !damaged :: {!inCountry}{!fuelType}Sur une route de campagne, les {ch} du moteur essence suffisent largement : [on conduit à l’oreille|on prend son temps entre deux virages], {gear} en main.',
  'petrol & !lively & car & !damaged :: {!forAll}{!fuelType}Courses, bureau, week-end : {ch} essence<, {unegear}> et une mécanique [sans mystère|simple], c’est tout ce qu’il vous faut [pour la semaine|au quotidien].',
  'petrol & !lively & manual & !damaged :: {!inCountry}{!fuelType}{!transmission}Sur les petites routes, une boîte manuelle garde tout son intérêt : vous jouez des rapports dans les côtes, et les {ch} du moteur essence<, en {drive},> [suivent volontiers|y suffisent].',
  'petrol & !lively & !damaged :: {!young}{!fuelType}Pour un agenda qui change du jour au lendemain, un moteur essence de {ch} est pratique : [il se plaît sur un petit trajet comme sur la route|prêt à partir, en ville ou plus loin]<, avec {unegear}>.',
  // electric
  'electric & !damaged :: {!inCity}{!fuelType}En ville, vous n’emploierez qu’une petite partie des {ch} du moteur électrique : [un effleurement et la voiture s’élance|le pied effleure, la voiture part], le pied se lève et elle ralentit en récupérant de l’énergie.',
  'electric & !damaged :: {!commuter}{!fuelType}Sur votre trajet quotidien, le moteur électrique de {ch} change deux choses : [plus de bruit, plus de rapports à passer|l’embrayage et le bruit ont disparu]<, {lagear} s’occupant de tout>.',
  'electric & !damaged :: {!comfortable}{!fuelType}Ni vibrations ni changements de rapport : le moteur électrique de {ch}<, avec {unegear},> avance [d’un seul trait|sans un à-coup], et c’est de là que vient le confort.',
  'electric & lively & !damaged :: {!fast}{!fuelType}Les {ch} du moteur électrique arrivent [dès que vous effleurez la pédale|en une fois, sans montée en régime] : pour dépasser, il n’y a rien à attendre<, en {drive}>.',
  'electric & all & !damaged :: {!fast}{!fuelType}{!driveType}Quatre roues motrices pour {ch} électriques : [l’accélération est immédiate et rien ne patine|vous appuyez, tout passe au sol]<, et {lagear} vous laisse les deux mains au volant>.',
  `electric & !damaged :: {!frugal}{!fuelType}À l’arrêt, un moteur électrique ne consomme rien, et au freinage il récupère de l’énergie : avec {ch}<, {unegear}>, vous roulez [sobrement sans y penser|sans compter chaque trajet].`,
  'electric & car & !damaged :: {!onTrips}{!fuelType}Dans un long voyage, le plus reposant est ce que l’on n’entend pas : le moteur électrique de {ch} <, avec {unegear},> [laisse toute la place à la conversation|tient l’allure sans un bruit].',
  'electric & car & !damaged :: {!forAll}{!fuelType}Tous les jours de la semaine, le moteur électrique de {ch} se conduit de la même façon : [on appuie, on avance|deux pédales, aucun rapport à passer].',
  'electric & small & !damaged :: {!easyParking}{!fuelType}Au pas, le moteur électrique de {ch} se dose au centimètre : avec {unegear}, se garer [devient un jeu d’enfant|se fait sans à-coups].',
  'electric & !damaged :: {!young}{!fuelType}Un détour pour prendre des amis, un programme qui change : [vous branchez le soir, vous repartez le matin|vous partez sans bruit et sans préparatifs], et les {ch} du moteur électrique suffisent à tout.',
  // hybrid
  'hybrid & !damaged :: {!inCity}{!fuelType}Aux feux rouges de la ville, le système hybride de {ch} coupe souvent le moteur thermique et [repart en silence|profite de l’énergie des freinages]< ; {unegear} vous évite les à-coups>.',
  'hybrid & !damaged :: {!frugal}{!fuelType}Ce que vous perdez d’ordinaire au freinage, le système hybride de {ch} le [récupère|remet dans la batterie] : la consommation baisse [sans que vous changiez rien à votre conduite|surtout en ville]<, {lagear} y aidant aussi>.',
  `hybrid & roomy & !damaged :: {!withFamily}{!fuelType}Pour une famille qui roule beaucoup, {ch} hybrides<, {unegear}> : [les petits trajets d’école coûtent moins|l’école se fait presque sans bruit, et les vacances en douceur].`,
  'hybrid & all & !damaged :: {!inCountry}{!fuelType}{!driveType}À la campagne, quatre roues motrices rassurent dès que le chemin se gâte ; le système hybride de {ch}[, avec {unegear},||] y ajoute [la douceur|des démarrages tout en souplesse].',
  'hybrid & !damaged :: {!comfortable}{!fuelType}En roulant doucement, on n’entend presque rien : le système hybride de {ch} passe [d’un moteur à l’autre sans que l’on s’en aperçoive|à l’électrique dès qu’il le peut]<, et {lagear} lisse le reste>.',
  'hybrid & !damaged :: {!commuter}{!fuelType}Dans la file du matin, le système hybride de {ch} fait [une partie du trajet à l’électrique|avancer la voiture sans bruit, mètre après mètre]<, et {lagear} vous laisse tranquille>.',
  // gas
  'lpg & !damaged :: {!thrifty}{!fuelType}Le GPL coûte moins cher à la pompe, et votre budget le verra chaque mois : avec {ch}<, {unegear}>[ et {cc}||], [rouler souvent reste une dépense raisonnable|vous savez pour quoi vous payez].',
  'lpg & !damaged :: {!frugal}{!fuelType}À chaque plein de GPL, la note est plus légère : le moteur de {ch}<, avec {unegear},> [vous fait rouler pour moins cher|se conduit comme un moteur essence et vous coûte moins].',
  `lpg & !damaged :: {!inCity}{!fuelType}Pour la ville, {ch} alimentés au GPL<, {unegear}> : [vous circulez sans regarder le prix du litre|c’est assez vif entre deux feux, et le plein coûte moins].`,
  'lpg & !lively & !damaged :: {!newDriver}{!fuelType}Quand on débute, chaque plein compte : le moteur GPL de {ch} [vous laisse rouler davantage pour la même somme|vous coûte moins à la pompe]<, et {lagear} s’apprend vite>.',
  'cng & !damaged :: {!commuter}{!fuelType}Chaque jour la même route, chaque semaine le même plein : avec {ch} au gaz naturel<, {unegear}>, [la note est plus légère à la station|la dépense reste raisonnable].',
  'cng & !damaged :: {!frugal}{!fuelType}Le moteur GNV de {ch}<, avec {unegear},> [vous coûte moins à chaque plein|fait baisser la dépense de carburant], et plus vous roulez, plus cela se voit.',
  'cng & !damaged :: {!thrifty}{!fuelType}Rouler au GNV, c’est penser au budget de toute l’année : {ch}<, {unegear}>, et [des pleins moins chers|moins d’argent laissé à la station].',
  'hydrogen & !damaged :: {!onTrips}{!fuelType}Le moteur à hydrogène de {ch} vous emmène sans bruit[ et sans rapports à passer|, comme une électrique], et le plein se fait [en station|à la pompe] : les longs trajets restent des trajets simples.',
  // whatever the fuel
  'diesel & !damaged & !classic :: {!goodDeal}{!fuelType}Dans le prix, comptez aussi ce que le diesel de {ch}<, avec {unegear},> [vous épargne à la pompe|vous fait gagner sur la route].',
  'diesel & all & !damaged :: {!exclusive}{!fuelType}{!driveType}{ch} diesel<, {unegear}> et quatre roues motrices : [voilà qui a du caractère|un ensemble que l’on ne trouve pas partout].',
  'combustion & !lively & !damaged :: {!easyParking}Pour manœuvrer, rien de brusque : {theengine}[ de {ch}||]<, avec {unegear},> se dose bien, et [se garer reste un geste simple|le créneau se fait au ralenti].',
  'combustion & !lively & !damaged :: {!forHer}Avec {ch}<, {unegear}> et {unengine} [facile à doser|souple], la conduite est [légère|simple], en ville comme ailleurs.',
  'combustion & !damaged & !cargo :: {!beautiful}Sous cette ligne, vous trouvez {unengine}[ de {ch}||]<, avec {unegear}> : [la mécanique est à la hauteur du dessin|il n’y a pas que le dessin qui plaît].',
  'combustion & !damaged & !cargo :: {!rare}Une voiture que l’on croise peu se découvre d’abord au volant : {unengine}[ de {ch}||]<, {unegear}>, [et le plaisir de ne pas conduire ce que tout le monde conduit|et vous n’en croiserez pas à chaque feu].',
  'combustion & !damaged & roomy :: {!family}Pour les trajets avec les enfants, {theengine}[ de {ch}||]<, avec {unegear},> a [la souplesse qu’il faut|une conduite sans à-coups].',
  'combustion & !strong & !damaged :: {!thrifty}Quand le budget est compté, mieux vaut une mécanique sans complications : ici, {unengine}[ de {ch}||][ et {unegear}||].',
  'combustion & !damaged & car :: {!comfortable}{theengine}[ de {ch}||]<, avec {unegear},> [reste discret|se fait peu entendre] : à vitesse stabilisée, le calme règne à bord.',
  'combustion & !damaged :: {!lasting}Pour une voiture que l’on garde des années, [mieux vaut|on préfère] une mécanique qui ne force pas : ici {ch}<, {unegear}> et {unengine}.',
  'automatic & !silent & !damaged :: {!inCity}Pas d’embrayage à doser dans les embouteillages : {unegear} accompagne {theengine}[ de {ch}||], et la ville [use moins les nerfs|se traverse plus calmement].',
  'automatic & !silent & !low & !damaged :: {!forSenior}Avec {unegear}, [vous n’avez que deux pédales|plus besoin d’embrayer] : conduire redevient simple, avec {unengine}[ de {ch}||] [souple|qui répond en douceur].',
  'all & !electric & !damaged :: {!safe}{!driveType}Quatre roues motrices sous la pluie, c’est [une inquiétude de moins|de la confiance en plus], avec {unengine}[ de {ch}||]< et {unegear}> pour [garder de la réserve|s’insérer sans hésiter].',
  'manual & !lively & !damaged :: {!forOne}{!transmission}{theengine}[ de {ch}||], une boîte manuelle et [personne pour discuter de la route|la liberté de partir quand vous voulez] : il n’en faut pas davantage.',
  'damaged :: Pour chiffrer la remise en état, notez la mécanique : {unengine}[ de {cc}||][ et {ch}||]<, {gear}><, {drive}>.',
  'damaged :: [Ce que vous devez savoir avant de commander la moindre pièce|Votre mécanicien voudra aussi ces données] : {unengine}[ de {ch}||][ et {cc}||]<, {gear}><, {drive}>.',
];

/** Not for cars whose condition has to be said in the same breath. */
const usual = (phrases: Phrases): Phrases =>
  phrases.map(
    (phrase) => `!km0 & !new & !company & !damaged ${phrase.includes('::') ? '&' : '::'} ${phrase}`,
  );

/** What it looks like and how far it has gone, for those who will sit in it. */
export const identityLinks: Phrases = usual([
  // people
  'fiveDoors :: {!family}C’est {unbody}< {used}>< {colb}> à {doors} : [les enfants montent chacun de leur côté|vous attachez les enfants sans vous contorsionner]<, et le compteur affiche {km}>.',
  'fiveDoors & roomy :: {!family}{!withFamily}Les enfants derrière, les bagages dans le coffre : {unbody}< {colb}> à {doors}, [voilà ce qu’il faut à une famille|c’est la voiture d’une famille]<, et {celle}-ci a parcouru {km}>.',
  'fiveDoors :: {!withFamily}[Déposer l’un, reprendre l’autre : une famille ouvre ses portières toute la journée|Pour une famille, les portes arrière servent plusieurs fois par jour]. Vous avez ici {unbody} à {doors}<, de couleur {colf}><, avec {km} au compteur>.',
  'wagon :: {!family}La poussette, les vélos des enfants, les courses : dans {unbody}< {colb}>, [tout cela tient dans le coffre|le coffre prend tout sans discussion]<. {il} a parcouru {km}>.',
  'mpv :: {!withFamily}Dans {unbody}< {colb}>, toute la famille [entre sans se baisser et s’installe sans se serrer|a de la place, à l’avant comme à l’arrière]< ; {celle}-ci affiche {km}>.',
  'small & !strong :: {!newDriver}Pour des premiers mois de conduite, {unbody}< {colb}> [a la bonne taille|est un choix rassurant] : [on devine sans peine où finit la carrosserie|les distances se jugent facilement]<, et le compteur affiche {km}>.',
  '{!young}Week-end entre amis ou rendez-vous de dernière minute, vous arriverez en {unbody}< {colb}>[ de {year}||]<, avec {km} au compteur>.',
  'twoDoors & !cargo & !low :: {!forOne}Quand on roule le plus souvent seul, {doors} suffisent bien : c’est {unbody}< {used}>< {colb}><, qui a parcouru {km}>.',
  'low :: {!forOne}On n’achète pas {unbody}< {colb}> pour être raisonnable, on l’achète [pour soi|par envie]<. {celle}-ci a parcouru {km}>.',
  'tall & car :: {!forSenior}On monte à bord sans se baisser et l’on voit loin : c’est tout le confort d’{unbody}<, et {celle}-ci, {color},>< a parcouru {km}>.',
  'sedan :: {!adult}Quand on a de l’expérience, on revient volontiers à {unbody} : [une ligne simple, un vrai coffre, de la tenue de route|on y est bien assis et l’on y voyage au calme]<. {celle}-ci est {color}< et affiche {km}>>.',
  '{!adult}Vous avez conduit assez de voitures pour juger sur pièces : {unbody}< {colb}>< à {doors}><, {km} au compteur>.',
  // looks
  '{!stylish}{!beautiful}Le {colm} va bien à ces lignes : [faites le tour|regardez de profil], {thebody} a de belles proportions<. {il} a parcouru {km}>.',
  '{!stylish}Si la ligne compte pour vous, la teinte aussi : en {colm}, {unbody} de ce genre [se remarque sans en faire trop|a beaucoup d’allure]<. {il} a parcouru {km}>.',
  '{!beautiful}En {colm}, [les lignes ressortent bien|le dessin se lit d’un coup d’œil] : c’est {unbody}< {used}> que l’on [prend plaisir à regarder|reconnaît de loin]<, avec {km} au compteur>.',
  'coupe & !classic :: {!beautiful}Le toit descend vers l’arrière, les vitres s’affinent : la silhouette {ofbody} [fait toujours son effet|ne vieillit pas]. {celle}-ci est {color}< et a parcouru {km}>.',
  'cabrio :: {!stylish}Capote en place ou repliée, {unbody}< {colb}> garde [sa ligne|toute son allure]< ; {celle}-ci affiche {km}>.',
  '{!exclusive}Vous ne verrez pas sur tous les parkings {unbody} {colb} de ce caractère : [prenez le temps de regarder les détails|faites-en le tour, les détails en valent la peine]<. {il} a parcouru {km}>.',
  '{!rare}[On croise rarement|Vous ne croiserez pas souvent] {unbody}< {colb}> comme {celle}-ci< ; le compteur affiche {km}>.',
  // roads
  'small :: {!inCity}{!easyParking}{unbody}< {colb}>, c’est la bonne taille pour la ville : [peu de longueur, peu de manœuvres|on passe où d’autres hésitent], et [se garer redevient simple|la place la plus courte peut suffire]<. {il} a parcouru {km}>.',
  'small :: {!easyParking}Avec {unbody}< {colb}>, un créneau tient en une manœuvre et [les petites places deviennent les vôtres|vous vous garez près de la porte]<. Le compteur indique {km}>.',
  'small & fiveDoors :: {!inCity}{doors}, peu de longueur : {unbody}< {colb}> [suffit à presque tout en ville|se prête à toutes les courses en ville], et vous passez dans les rues étroites sans retenir votre souffle<. {il} affiche {km}>.',
  'hatch :: {!forAll}{unbody}< {colb}>< à {doors}>, c’est le format de tous les jours : [assez court pour la rue, assez grand pour le week-end|ni trop long en semaine ni trop petit le week-end]<, avec {km} au compteur>.',
  'crossover :: {!forAll}Un peu plus haut qu’une berline, guère plus long : {unbody}< {colb}> vous suit [toute la semaine|du lundi au week-end]<, avec {km} au compteur>.',
  'suv :: {!inCountry}Assis en hauteur dans {unbody}< {colb}>, [vous voyez par-dessus les haies|vous voyez plus tôt l’ornière ou le tracteur] : à la campagne, c’est précieux<. {il} a parcouru {km}>.',
  'tall & car :: {!safe}Assis plus haut dans {unbody}< {colb}>< à {doors}>, vous voyez venir et vous freinez plus tôt : [la sécurité tient beaucoup à cela|c’est rassurant pour tout le monde à bord]<. {il} affiche {km}>.',
  'wagon :: {!onTrips}Pour partir loin sans rien laisser à la maison, [on prend|rien ne vaut] {unbody}< {used}><. {celle}-ci est {color}< et a parcouru {km}>>.',
  'wagon & !family :: {!atWork}Les échantillons, les dossiers, la valise : {unbody}< {colb}> [emporte le travail et vous laisse de la place|fait tenir votre semaine de travail dans son coffre]<. {il} affiche {km}>.',
  'sedan & !classic :: {!onTrips}Stable sur autoroute, fermée sur son coffre, {unbody}< {colb}>< à {doors}> est [d’abord une voiture de voyage|faite pour les longs trajets]< ; {celle}-ci affiche {km}>.',
  'sedan & !classic :: {!comfortable}Dans {unbody}, le coffre est séparé de l’habitacle, et [cela fait du bruit en moins|le calme à bord y gagne]<. {celle}-ci est {color}< et a parcouru {km}>>.',
  'cargo :: {!atWork}Votre métier demande un véhicule qui charge : c’est {unbody}< {colb}>< à {doors}><, avec {km} au compteur>, et [vos outils y trouvent leur place|vous n’aurez pas à faire deux voyages].',
  'pickup :: {!inCountry}Du bois, une tondeuse, de la terre : la benne {ofbody} [prend tout|se moque des éclaboussures], et c’est commode à la campagne<. {il} est {color}< et affiche {km}>>.',
  '!low & car :: {!commuter}Pour un aller-retour quotidien, {unbody}< {colb}><, avec {km} au compteur,> [est une solution simple|fait très bien l’affaire].',
  // how far it has gone
  'fewKm :: {!lasting}Avec {km} au compteur, c’est {unbody}< {used}>< {colb}> qui [a presque toute sa route à faire|commence à peine] : un bon départ si vous gardez longtemps vos voitures.',
  '!fewKm & !manyKm & !damaged :: {!lasting}{unbody}< {colb}>[ de {year}||] [à garder des années|que l’on garde longtemps]<, avec {km} aujourd’hui au compteur>.',
  'manyKm :: {!thrifty}{km}, c’est un long parcours, et il faut le mettre en face du prix : {unbody}< {colb}>< à {doors}>, [pour qui surveille son budget et préfère l’utile au récent|à examiner sans idée préconçue].',
  'manyKm :: Le compteur affiche {km} : c’est {unbody}< {colb}>< à {doors}> qui a beaucoup roulé, [à examiner comme il se doit|et cela se regarde sur place].',
  'fewKm & !lasting :: [Seulement|À peine] {km} au compteur pour {unbody}< {used}>< {colb}>< à {doors}>[ : les habitudes à prendre seront les vôtres|].',
]);

/** The price beside what it buys. */
export const goodDealLinks: Phrases = [
  '!damaged & warranted :: {!goodDeal}Pour {price}, vous avez {themodel}< {used}> et {unewarranty} : [comparez avec d’autres annonces, le prix se défend|c’est ce qu’il faut comparer d’une annonce à l’autre]<, {dealNotes}>.',
  '!damaged & warranted :: {!goodDeal}{thewarranty} est comprise dans le prix de {price} : [il est juste|voilà qui compte quand on compare]<, {dealNotes}>.',
  '!damaged & warranted :: {!goodDeal}Un prix de {price} qui comprend {unewarranty}, [cela mérite une comparaison|cela pèse dans une comparaison]<, {dealNotes}>.',
  '!damaged & unwarranted :: {!goodDeal}À {price} et sans garantie{!warranty}, vous payez [la voiture, rien d’autre|la voiture et elle seule] : tout se juge à la visite<. {dealNotes}>.',
  '!damaged & !warranted & !unwarranted :: {!goodDeal}{price} pour {thismodel}< {used}> : [placez ce prix à côté de ceux que vous avez déjà vus|comparez ce prix à d’autres], il se défend bien<, {dealNotes}>.',
  'damaged :: {!goodDeal}Le prix est de {price}[, sans garantie{!warranty}||] : ajoutez-y le devis du carrossier et vous aurez [le vrai coût|la somme à comparer].',
  'damaged :: {!goodDeal}{price}[, sans garantie{!warranty},||] plus les réparations : c’est [ce total|la somme des deux] qu’il faut comparer au prix d’{un} en ordre de marche.',
];

/** The same for a budget. */
export const thriftyLinks: Phrases = [
  '!damaged & warranted :: {!thrifty}Pour votre budget, les choses sont claires : {price}< {used}>, {warranty} comprise[, et rien à deviner|]<, {dealNotes}>.',
  '!damaged & warranted :: {!thrifty}Quand on surveille ses dépenses, {unewarranty} [enlève une inquiétude|laisse l’esprit plus libre] ; elle est comprise dans les {price} que nous demandons<, {dealNotes}>.',
  '!damaged & warranted :: {!thrifty}{price} pour {themodel}< {used}>, {warranty} comprise : [votre budget sait à quoi s’en tenir|pour un budget suivi de près, c’est une dépense raisonnable]<, {dealNotes}>.',
  '!damaged & unwarranted :: {!thrifty}À {price}, votre budget n’est pas mis à rude épreuve ; la vente se faisant sans garantie{!warranty}, [gardez-en une partie de côté|regardez tout de près]<. {dealNotes}>.',
  '!damaged & !warranted & !unwarranted :: {!thrifty}Pour {price}, vous avez {themodel}< {used}> et [vous ne payez rien d’inutile|l’essentiel est là] : un budget précis s’y retrouve<, {dealNotes}>.',
  'damaged :: {!thrifty}Votre budget doit tenir compte de deux sommes : {price} pour la voiture[, vendue sans garantie{!warranty}||], et le montant du devis.',
];

/** For those who keep their cars. */
export const lastingLinks: Phrases = [
  'warranted & priced & !damaged :: {!lasting}Pour une voiture< {used}> que vous garderez des années, {price} avec {unewarranty}, [c’est un achat réfléchi|le départ est bon]<, {dealNotes}>.',
  '!warranted & !unwarranted & priced & !damaged :: {!lasting}Répartis sur toutes les années où vous (le/la) garderez, {price} [prennent un autre sens|paraissent vite raisonnables]<, {dealNotes}>.',
];

/** What it costs and what is promised with it. */
export const dealLinks: Phrases = [
  ...goodDealLinks,
  ...thriftyLinks,
  'withFamily & warranted :: Pour {price}, toute la famille monte à bord et {unewarranty} [vous laisse voir venir|vous accompagne au départ]<, {dealNotes}>.',
  'family & warranted :: Pour {price}< {used}>, vous avez aussi {unewarranty}<, {dealNotes}> : quand on a des enfants, [on aime savoir que c’est prévu|c’est un souci de moins].',
  'commuter & warranted :: Vous roulez tous les jours : {unewarranty} a donc [toute son utilité|du sens], et {il} est à {price}<, {dealNotes}>.',
  'commuter & !damaged :: Réparti sur tous vos allers-retours, un prix de {price}[ pour {themodel} {used}||] [pèse moins qu’il n’en a l’air|se discute moins]<, {dealNotes}>.',
  'onTrips & warranted :: Avant de partir loin, {unewarranty} [tranquillise|fait du bien] : elle est comprise dans les {price} demandés<, {dealNotes}>.',
  'inCity & warranted & !dear :: Une voiture de ville< {used}> pour {price}, [avec|et] {unewarranty} [en cas de pépin|pour rouler tranquille]<, {dealNotes}>.',
  'inCountry & warranted :: À la campagne on compte sur sa voiture, et {unewarranty} [y contribue|n’est pas de trop] : {price}< {used}><, {dealNotes}>.',
  'atWork & warranted :: À {price}<, {used}>, {warranty} comprise<, {dealNotes}>, [vous savez quoi inscrire dans vos comptes|vous avez de quoi travailler tranquille].',
  'young & warranted & !dear :: Avec {price}, vous avez {themodel}< {used}>, {unewarranty} et [la liberté qui va avec|de quoi partir ce week-end]<, {dealNotes}>.',
  'adult & warranted :: Vous savez lire une annonce : {price}<, {used}>, {warranty} comprise<, {dealNotes}>[, et le reste se vérifie sur place|].',
  'stylish & !damaged & !unwarranted :: Cette ligne-là est à vous pour {price}[ avec {unewarranty}||, {used}||]<, {dealNotes}>[, et il se juge sur place|].',
  'comfortable & warranted :: Pour voyager au calme, [comptez|il faut compter] {price}< d’occasion{!condition}>, {warranty} comprise<, {dealNotes}>.',
  'combustion & frugal & warranted :: Ce que vous ne dépenserez pas à la pompe, vous pouvez le mettre dans l’achat : {price}< {used}>, {warranty} comprise<, {dealNotes}>.',
  'electric & !damaged :: Pour passer à l’électrique, comptez ici {price}[ avec {unewarranty}||, {used}||]<, {dealNotes}>.',
  'hybrid & warranted :: Rouler en hybride pour {price}< {used}>, avec {unewarranty} : [faites le compte sur vos trajets|c’est à comparer avec votre voiture actuelle]<, {dealNotes}>.',
  'safe & warranted :: La sécurité, c’est aussi {unewarranty} : nous (le/la) vendons< {used}> à {price}<, {dealNotes}>.',
  'easyParking & warranted :: Une voiture qui se gare partout, à {price} et avec {unewarranty}<, {dealNotes}> : [le choix se tient|c’est un choix raisonnable].',
  'rare & priced & !damaged :: Une voiture que l’on croise peu n’a pas de prix tout fait : nous en demandons {price}[ avec {unewarranty}||, {used}||, sans garantie{!warranty}||]< ; {dealNotes}>.',
  'manyKm & unwarranted :: Le prix, {price}, tient compte du kilométrage ; [il n’y a pas de garantie{!warranty}|la vente se fait sans garantie{!warranty}], et {il} se vend< {used}> à qui aura bien regardé<. {dealNotes}>.',
  'unwarranted & adult :: Nous en demandons {price}< {used}>, sans garantie{!warranty} : [vous avez l’habitude, vous saurez quoi vérifier|à vous de juger sur pièces]<. {dealNotes}>.',
  'warranted & cheap :: {!newDriver}Pour une première voiture< {used}>, {price} et {unewarranty} [font un compte simple|permettent de débuter tranquille]<, {dealNotes}>.',
  'warranted :: {!safe}Côté tranquillité, {thewarranty} est comprise dans le prix de {price} : [là aussi, vous êtes rassuré|vous roulez plus serein]<, {dealNotes}>.',
  'warranted :: {!family}Le budget d’une famille se prévoit : {price} pour {themodel}< {used}>, et {unewarranty} [pour les premiers temps|en cas d’imprévu]<, {dealNotes}>.',
  'warranted & cargo :: {!atWork}Un véhicule de travail doit être sur la route, pas à l’atelier : {unewarranty} accompagne le prix de {price}<, {dealNotes}>.',
  'warranted & !dear :: En cas de souci, vous n’êtes pas seul : {thewarranty} est comprise dans les {price} que nous demandons<, {dealNotes}>.',
  'warranted :: {themodel} vous revient à {price}[ et se vend {used}||] ; {thewarranty} [couvre les premiers temps|vous accompagne ensuite]<, {dealNotes}>.',
  'warranted & dear :: Nous en demandons {price}, {warranty} comprise<, {dealNotes}> : à ce niveau, [c’est la moindre des choses|cela va de soi].',
  'warranted & used :: Acheter d’occasion{!condition} avec {unewarranty}, c’est [plus rassurant|une précaution utile] : le prix est de {price}<, {dealNotes}>.',
  'warranted :: Vous payez {price} aujourd’hui<, {used}>, et vous avez {unewarranty} pour la suite<, {dealNotes}> : [vous savez à quoi vous vous engagez|vous avez de quoi décider].',
  'warranted :: Vous (le/la) prenez< {used}> avec {unewarranty}, et c’est compris dans [le prix de|les] {price}<, {dealNotes}>.',
  'km0 & warranted :: Un véhicule 0 km à {price}, avec {unewarranty} : [vous évitez l’attente d’une commande|vous n’attendez pas des mois]<, {dealNotes}>.',
  '!warranted & !unwarranted & !damaged :: Nous en demandons {price}<, {used}><, {dealNotes}> : [venez (le/la) voir avant de comparer|le reste se voit devant la voiture].',
  '!warranted & !unwarranted & !damaged :: Comptez {price}[ pour {thismodel} {used}||] et [venez voir si cela les vaut|jugez vous-même sur place]<, {dealNotes}>.',
  'unwarranted & !damaged :: Nous (le/la) vendons {price}, sans garantie{!warranty} : prenez le temps d’un examen complet, [nous ne vous presserons pas|avec quelqu’un du métier si vous préférez]<. {dealNotes}>.',
  'unwarranted & classic :: {price}, sans garantie{!warranty} : pour une voiture de cet âge, [tout se décide à l’examen|la visite est d’autant plus importante]<. {dealNotes}>.',
];
