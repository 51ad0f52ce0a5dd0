import type { Argument } from '../../../../argument/arguments.ts';

/** Things that argue together, said without addressing anyone. */
export const pairReasons: readonly Argument[] = [
  // parking and assistance
  {
    of: [['rearCamera', 'surroundCamera', 'camera'], 'parkingSensors'],
    say: [
      'La place est juste : {x} montre ce qui reste, {y} comptent les derniers centimètres.',
      'Entre {x} et {y}, le créneau se joue en une fois.',
      'inCity :: Dans le parking souterrain, {x} et {y} gardent un œil sur les piliers.',
      '{x} d’un côté, {y} de l’autre : personne n’a plus besoin de descendre guider.',
    ],
  },
  {
    of: [['rearCamera', 'surroundCamera', 'camera'], 'parkAssist'],
    say: [
      '{x} et {y} : même le créneau devant la terrasse pleine se passe bien.',
      'inCity :: Pour la place du bas de l’immeuble, {x} montre et {y} tourne le volant.',
    ],
  },
  {
    of: ['parkAssist', 'parkingSensors'],
    say: ['{y} mesurent, {x} braque : le créneau devient une formalité.'],
  },
  {
    of: ['adaptiveCruise', 'laneAssist', 'blindSpot'],
    say: [
      'Sur autoroute, {x} garde la distance, {y} tient la ligne et {z} veille sur le côté.',
      'onTrips :: Pour les longues étapes, {x}, {y} et {z} se partagent la surveillance.',
    ],
  },
  {
    of: ['adaptiveCruise', 'laneAssist'],
    say: [
      'Distance et trajectoire : sur autoroute, {x} et {y} s’en occupent.',
      'commuter :: Sur la rocade du matin, {x} et {y} font le plus gros du travail.',
    ],
  },
  {
    of: [['adaptiveCruise', 'assistSystems'], 'blindSpot'],
    say: [
      'Sur voie rapide, {x} soulage le conducteur et {y} signale qui remonte la file.',
      'onTrips :: Des heures d’autoroute, et les épaules restent basses : {x} tient le rythme, {y} surveille les côtés.',
      'commuter :: {x} avance avec la file, {y} voit venir les motos : le périphérique use moins.',
    ],
  },
  {
    of: [
      ['adaptiveCruise', 'assistSystems'],
      ['rearCamera', 'surroundCamera'],
    ],
    say: [
      'De la voie rapide au parking, on est épaulé : {x} sur la route, {y} au moment de se garer.',
      '{x} pour les kilomètres, {y} pour les derniers mètres.',
    ],
  },
  {
    of: ['cruise', 'speedLimiter'],
    say: ['{x} sur autoroute, {y} en ville : le permis garde ses points.'],
  },
  {
    of: ['blindSpot', ['rearCamera', 'surroundCamera']],
    say: [
      'Ce que les rétroviseurs ne montrent pas, {x} et {y} le voient.',
      'inCity :: Scooters d’un côté, poteaux de l’autre : {x} et {y} ne laissent rien passer.',
    ],
  },
  {
    of: ['headUp', ['laserLights', 'matrixLights', 'adaptiveLights', 'ledLights']],
    say: [
      'De nuit, {y} ouvrent la route et {x} y laisse le regard.',
      'onTrips :: Rentrer tard n’est plus une corvée : {y} portent loin, {x} évite de baisser les yeux.',
    ],
  },
  {
    of: ['headUp', 'navigation'],
    say: ['{y} donne la route, {x} la garde devant les yeux.'],
  },
  // the family
  {
    of: ['isofix', 'powerTailgate'],
    say: [
      'family & fiveDoors :: Retour de courses, enfants fatigués : {y} s’ouvre les bras chargés, {x} tiennent les sièges bien en place.',
      '{x} à l’arrière, {y} pour les courses : les gestes de tous les jours se simplifient.',
    ],
  },
  {
    of: ['sunBlinds', 'tables'],
    say: [
      'family :: {x} calment le soleil, {y} occupent les mains, et l’avant roule en paix.',
      'Avec {x} et {y}, on lit, on dessine ou l’on dort pendant que la route défile.',
      'onTrips :: Pour les passagers, le voyage passe plus vite avec {x} et {y}.',
    ],
  },
  {
    of: ['slidingSeats', 'largeBoot'],
    say: [
      'family :: {x} donne aux jambes ou aux bagages, et {y} prend le reste.',
      '{x} et {y} : la place va où l’on en a besoin.',
    ],
  },
  {
    of: ['largeBoot', 'powerTailgate'],
    say: ['{y} s’ouvre, {x} avale : charger ne prend plus de temps.'],
  },
  {
    of: [['heatedSeats', 'comfortSeats'], 'powerTailgate'],
    say: [
      'Décembre, les bras pleins de paquets : {y} s’ouvre et {x} attendent devant.',
      'family :: Le confort est aussi dans les détails : {x} devant, {y} pour les courses.',
    ],
  },
  // telephone and screens
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      '{x} ou {y}, selon le téléphone : la carte et la musique passent à l’écran.',
      'Quel que soit le téléphone, {x} et {y} mettent l’itinéraire à l’écran.',
      'young :: La playlist et l’adresse du soir s’affichent d’elles-mêmes, par {x} ou {y}.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'digitalCockpit'],
    say: [
      '{x} à l’écran central, {y} derrière le volant : tout se lit d’un regard.',
      'commuter :: {x} trouve la route qui évite le bouchon, {y} garde l’essentiel sous les yeux.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'navigation'],
    say: ['Pour l’itinéraire, on a le choix entre {x} et {y}.'],
  },
  {
    of: ['infotainment', ['carPlay', 'androidAuto', 'phoneLink']],
    say: [
      'Tout passe par {x} : avec {y}, la carte et la musique du téléphone s’y affichent.',
      'young :: {x} et {y} : le téléphone reste dans la poche, la bande-son démarre seule.',
    ],
  },
  {
    of: ['digitalCockpit', 'infotainment'],
    say: ['{x} et {y} : cartes, appels, musique, tout est au même endroit.'],
  },
  {
    of: ['infotainment', 'audio'],
    say: ['{x} choisit le morceau, {y} lui rend justice.'],
  },
  {
    of: ['bluetooth', ['climate', 'airConditioning', 'automaticClimate']],
    say: [
      '{x} pour la musique, {y} pour les étés : l’indispensable est là.',
      'young :: La musique par {x}, le frais par {y} : on peut partir.',
    ],
  },
  // seats and climate
  {
    of: [['heatedSeats', 'comfortSeats'], 'heatedSteering'],
    say: [
      'Les matins de gel, {x} et {y} réchauffent avant le moteur.',
      'Givre sur les vitres, mains au chaud : {x} et {y} prennent de l’avance sur le chauffage.',
    ],
  },
  {
    of: ['heatedSeats', 'ventilatedSeats'],
    say: [
      'L’hiver {x}, l’été {y} : le dos est bien traité toute l’année.',
      'En janvier on apprécie {x}, en août {y}.',
    ],
  },
  {
    of: [['leather', 'leatherSeats'], 'heatedSeats'],
    say: ['{x} et {y} : on monte dans un salon déjà chauffé.'],
  },
  {
    of: ['multiZoneClimate', 'heatedSeats'],
    say: ['{x} et {y} : chacun règle son climat, personne ne discute.'],
  },
  {
    of: [['automaticClimate', 'dualZoneClimate'], 'heatedSeats'],
    say: ['De janvier à août, {y} et {x} se relaient.', '{y} pour le gel, {x} pour la canicule.'],
  },
  {
    of: ['heatedSeats', 'navigation'],
    say: [
      'commuter :: Par un matin de gel, {x} réchauffent et {y} évite le détour.',
      'onTrips :: {y} mène au bout du voyage, {x} rendent l’arrivée plus douce.',
    ],
  },
  // looks
  {
    of: [
      ['trimLine', 'sportPackage', 'package'],
      ['rims', 'alloyWheels'],
    ],
    say: ['{x} et {y} donnent le ton avant même l’ouverture des portières.'],
  },
  {
    of: [
      ['panoramicRoof', 'openingPanoramicRoof'],
      ['rims', 'alloyWheels'],
    ],
    say: [
      'Dehors {y}, dedans {x} : le style se voit des deux côtés de la vitre.',
      'stylish :: {y} signent la silhouette, {x} remplit l’habitacle de lumière.',
    ],
  },
  {
    of: [['rims', 'alloyWheels'], 'tintedWindows'],
    say: ['{x} et {y} affinent le profil.'],
  },
  {
    of: ['ambientLight', 'keyless'],
    say: ['La clé reste dans le sac, {y} ouvre, {x} accueille.'],
  },
  // loading and towing
  {
    of: ['towHook', ['roofBars', 'roofRack', 'bikeRack', 'roofBox']],
    say: [
      '{x} derrière, {y} au-dessus : ce qui ne tient pas dans le coffre part quand même.',
      'inCountry :: Le bois sur la remorque, les vélos sur le toit : {x} et {y} étirent la semaine et les vacances.',
    ],
  },
  {
    of: ['diffLock', 'towHook'],
    say: [
      'inCountry :: Remorque chargée, pré mouillé : {y} tire, {x} empêche de s’embourber.',
      '{y} pour tirer, {x} pour ne pas rester planté.',
    ],
  },
  {
    of: ['diffLock', 'fourWheelDrive'],
    say: [
      'Quand la terre devient de la boue, {y} et {x} font la différence entre passer et attendre un tracteur.',
    ],
  },
  {
    of: ['fourWheelDrive', 'diffLock', 'bedLiner'],
    say: ['Dans la boue, {x} et {y} tirent d’affaire, et derrière {z} encaisse les pierres.'],
  },
  {
    of: ['lowRange', 'raisedSuspension'],
    say: ['Dans les passages raides, {x} grimpent au pas et {y} évite de toucher.'],
  },
  {
    of: [['winch', 'diffLock'], 'raisedSuspension'],
    say: ['Sur les chemins défoncés, {y} passe et {x} tire d’affaire.'],
  },
  {
    of: ['allTerrainTyres', 'underbodyGuard'],
    say: ['Les cailloux n’impressionnent plus : {x} accrochent, {y} encaisse.'],
  },
  {
    of: ['lowRange', 'allTerrainTyres', 'underbodyGuard'],
    say: ['{x} grimpent au pas, {y} accrochent, {z} encaisse : le chemin peut se gâter.'],
  },
  {
    of: ['fourWheelDrive', ['winterTyres', 'allSeasonTyres']],
    say: ['Neige annoncée, rendez-vous maintenu : {x} et {y} s’en chargent.'],
  },
  // work
  {
    of: ['bulkhead', 'cargoLining'],
    say: [
      'Au freinage, {x} retient le chargement, et {y} protège la tôle des coups.',
      'atWork :: Gravats, caisses, échelles : {y} encaisse, {x} garde tout à l’arrière.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting'], 'payload'],
    say: [
      'atWork :: {x} range les outils, et {y} laisse de quoi charger franchement.',
      '{x} et {y} : l’outillage à sa place, le matériel en plus.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting'], 'bulkhead'],
    say: ['Les outils voyagent rangés et loin des épaules : {x} et {y} s’en occupent.'],
  },
  {
    of: [
      ['slidingDoor', 'slidingDoors'],
      ['rearCamera', 'camera'],
    ],
    say: [
      'cargo :: Rue étroite, arrêt minute : {y} place le fourgon, {x} s’ouvre le long du mur.',
      'Là où l’on ne peut pas ouvrir en grand, {x} suffit, et {y} aide à ressortir.',
    ],
  },
  {
    of: ['bed', 'kitchen'],
    say: ['{x} et {y} : on dort et l’on mange là où la vue est belle.'],
  },
  // electricity and gas
  {
    of: ['ownedBattery', 'batteryHealth'],
    say: ['Ce que demande tout acheteur d’électrique est écrit ici : {un x}, {un y}.'],
  },
  {
    of: ['fastCharging', ['chargingCable', 'chargingCables']],
    say: [
      '{y} pour la borne du quartier, {x} pour les jours pressés.',
      'Pour recharger, on a le choix : {y} pour la nuit, {x} pour repartir sans attendre.',
    ],
  },
  {
    of: ['heatPump', 'fastCharging'],
    say: ['{x} ménage la batterie l’hiver, {y} écourte la pause sur la route.'],
  },
  {
    of: [['cngSystem', 'lpgSystem'], 'petrolReserve'],
    say: ['{x} pour tous les jours, {y} pour les autres : on ne cherche pas sa station.'],
  },
  // sport
  {
    of: ['sportExhaust', 'sportSeats'],
    say: ['{x} donne de la voix, {y} tiennent les épaules.'],
  },
  {
    of: ['robotGearbox', 'paddles'],
    say: ['{x} et {y} : les rapports se passent du bout des doigts.'],
  },
  {
    of: ['paddles', 'sportExhaust'],
    say: ['Un rapport de moins avec {x}, et {y} répond.'],
  },
  // care
  {
    of: [
      ['timingBelt', 'timing', 'timingChain'],
      ['waterPump', 'clutch', 'flywheel'],
    ],
    say: [
      '{x0}, {y0} : la grosse dépense d’entretien est derrière {lui}.',
      'La facture que l’on redoute est déjà réglée : {x0}, {y0}.',
    ],
  },
  {
    of: [['gearboxOilChange', 'gearboxService'], 'brakes'],
    say: [
      '{x0}, {y0} : l’entretien suit les kilomètres.',
      'commuter :: Qui roule beaucoup soigne sa mécanique : {x0}, {y0}.',
    ],
  },
  {
    of: [
      'serviceJustDone',
      ['anyBattery', 'starterBattery', 'newTyres', 'brakes', 'brakePads', 'brakeDiscs'],
    ],
    say: ['{x0}, {y0} : rien de cela n’est à prévoir tout de suite.', '{x0} et {y0} : il n’y a qu’à rouler.'],
  },
  {
    of: ['lastService', 'newTyres'],
    say: ['{x0}, {y0} : {il} est prêt@ à repartir.'],
  },
  // collectors
  {
    of: ['originalPlates', 'originalDocuments'],
    say: [
      '{x0} et {y0} : son histoire se lit sur pièces.',
      'Ce que l’on ne retrouve plus est resté avec {lui} : {x0} et {y0}.',
    ],
  },
  {
    of: ['classicRegistered', 'classicCertificate'],
    say: ['{x0} et {y0} : côté papiers, tout est fait.'],
  },
  {
    of: ['engine', 'underbody'],
    say: ['{x0}, {y0} : dessous comme devant, l’essentiel est fait.'],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      'newDriver :: {il} {x}, et le permis tout neuf n’est donc pas un obstacle.',
      'Pour un premier permis, un point compte : {il} {x}.',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      'family :: {bref x}, et l’on s’en aperçoit dès que l’on ouvre la portière.',
      '{bref x} : l’habitacle ne sent que la voiture.',
    ],
  },
  {
    of: ['serviceJustDone'],
    say: ['{x0} : la prochaine échéance attendra.'],
  },
  {
    of: [['originalPlates', 'originalDocuments', 'matchingNumbers']],
    say: ['Pour un collectionneur, le détail qui compte : {x0}.'],
  },
];
