import type { Jobs } from './jobs.ts';

/** Driving for pleasure, energy, wheels, what comes with the car. */
export const driveJobs: Jobs = {
  sportSeats: [
    '{x} (tiennent/tiennent) les épaules en virage',
    '{x} (calent/calent) le dos avant le premier virage',
  ],
  bucketSeats: ['{x} (tiennent/tiennent) le corps comme sur circuit'],
  leatherWheel: ['{x} (tombe/tombent) bien en main'],
  alcantaraWheel: ['{x} (tombe/tombent) bien en main'],
  sportWheel: ['{x} (tombe/tombent) bien en main'],
  paddles: [
    '{x} (passent/passent) le rapport sans lâcher le volant',
    '{x} (mettent/mettent) le rapport au bout des doigts',
  ],
  softTop: ['{x} (rend/rendent) le ciel quand on le veut'],
  hardTop: ['{x} (transforme/transforment) l’auto pour l’hiver'],
  electricTop: ['{x} (s’ouvre/s’ouvrent) le temps d’un feu'],
  foldingHardTop: [
    '{x} (fait/font) deux voitures en une',
    '{x} (se range/se rangent) dans le coffre au premier rayon de soleil',
  ],
  sportSuspension: ['{x} (garde/gardent) la caisse à plat'],
  coilovers: ['{x} (se règlent/se règlent) selon l’envie'],
  noseLift: ['{x} (passe/passent) les dos-d’âne et les rampes de parking sans toucher'],
  ceramicBrakes: [
    '{x} (encaissent/encaissent) les freinages répétés sans faiblir',
    '{x} (mordent/mordent) tard et longtemps',
  ],
  calipers: ['{x} (se voient/se voient) à travers les jantes'],
  sportExhaust: ['{x} (donne/donnent) de la voix', '{x} (se fait/se font) entendre avant d’être vu'],
  twinExhaust: ['{x} (signe/signent) l’arrière'],
  drivingModes: ['{x} (changent/changent) le caractère d’une touche'],
  dualClutch: ['{x} (enchaîne/enchaînent) les rapports sans à-coups'],
  robotGearbox: [
    '{x} (laisse/laissent) le pied gauche au repos',
    '{x} (épargne/épargnent) le travail du pied gauche',
  ],
  rearSteering: ['{x} (raccourcissent/raccourcissent) les demi-tours'],
  limitedSlip: ['{x} (met/mettent) la puissance au sol'],
  launchControl: ['{x} (soigne/soignent) les départs'],
  // energy
  chargingCable: [
    '{x} (est/sont) déjà dans le coffre',
    '{x} (part/partent) avec la voiture, prêt pour la première borne',
  ],
  chargingCables: ['{x} (sont/sont) déjà dans le coffre'],
  wallbox: ['{x} (fait/font) le plein pendant la nuit'],
  heatPump: [
    '{x} (chauffe/chauffent) en ménageant la batterie',
    '{x} (garde/gardent) l’autonomie au frais l’hiver',
  ],
  fastCharging: [
    '{x} (recharge/rechargent) le temps d’un café',
    '{x} (raccourcit/raccourcissent) la pause sur la route',
  ],
  acCharging: ['{x} (recharge/rechargent) pendant les courses'],
  onboardCharger: ['{x} (accélère/accélèrent) la recharge aux bornes de ville'],
  vehicleToLoad: ['{x} (alimente/alimentent) le barbecue ou l’outillage'],
  onePedal: ['{x} (laisse/laissent) le frein au repos'],
  regenerativeBraking: ['{x} (rend/rendent) l’énergie des descentes'],
  batteryHealth: ['{x} (répond/répondent) à la première question', '{x} (se lit/se lisent) noir sur blanc'],
  ownedBattery: ['{x} (ne laisse/ne laissent) aucun loyer derrière elle'],
  range: ['{x} (couvre/couvrent) la semaine d’allers-retours'],
  plugIn: ['{x} (fait/font) de la prise de la maison une station-service'],
  mildHybrid: ['{x} (adoucit/adoucissent) les redémarrages'],
  petrolReserve: [
    '{x} (couvre/couvrent) les jours sans station de gaz',
    '{x} (garde/gardent) une solution de secours sous la main',
  ],
  lpgSystem: [
    '{x} (ouvre/ouvrent) la pompe la moins chère de la station',
    '{x} (change/changent) la note à la pompe',
  ],
  cngSystem: ['{x} (change/changent) la note à la pompe', '{x} (fait/font) durer chaque billet à la pompe'],
  gasSystem: ['{x} (change/changent) la note à la pompe'],
  largeTank: ['{x} (espace/espacent) les pleins'],
  chainEngine: ['{x} (n’a/n’ont) pas de courroie à changer'],
  // wheels
  winterTyres: [
    '{x} (mordent/mordent) dans la neige',
    '{x} (tiennent/tiennent) la route dès les premiers froids',
  ],
  summerTyres: ['{x} (prennent/prennent) le relais au printemps'],
  allSeasonTyres: [
    '{x} (passent/passent) de l’été à l’hiver sans rendez-vous',
    '{x} (règlent/règlent) la question de l’hiver',
  ],
  newTyres: ['{x} (retirent/retirent) une dépense de la liste', '{x} (ont/ont) toute leur vie devant eux'],
  tyres: ['{x} (ont/ont) encore de la route devant eux', '{x} (laissent/laissent) le temps de voir venir'],
  runFlatTyres: [
    '{x} (ramènent/ramènent) à bon port après une crevaison',
    '{x} (continuent/continuent) même crevés',
  ],
  spareWheel: ['{x} (évite/évitent) la dépanneuse'],
  spaceSaver: ['{x} (dépanne/dépannent) sans attendre personne', '{x} (évite/évitent) la dépanneuse'],
  tyreKit: ['{x} (dépanne/dépannent) jusqu’au garage'],
  snowChains: ['{x} (attendent/attendent) la montagne'],
  // what comes with it
  winterWheels: ['{x} (attendent/attendent) la première gelée', '{x} (suivent/suivent) la voiture'],
  winterTyreSet: ['{x} (attend/attendent) la première gelée'],
  secondWheelSet: ['{x} (suit/suivent) la voiture'],
  secondTyreSet: ['{x} (suit/suivent) la voiture'],
  keys: ['{x} (accompagne/accompagnent) la voiture', '{x} (est/sont) bien là'],
  manuals: ['{x} (sont/sont) dans la boîte à gants'],
  brakes: ['{x} (mordent/mordent) comme il faut', '{x} (retirent/retirent) une dépense de la liste'],
  starterBattery: ['{x} (part/partent) au quart de tour'],
};
