import { kindOfMeaning } from '../../../vocabulary/defects.ts';
import type { Meaning } from '../../../vocabulary/meaning.ts';
import type { Term } from '../../../vocabulary/terms.ts';

/** Equipment that the writer knows what it is good for; the order decides when two match. */
const patterns = {
  surroundCamera: /telecamera\p{L}* (?:a )?360|camera 360|vista (?:a )?360|surround view/iu,
  rearCamera: /telecamer|retrocamera|camera posteriore|videocamera/iu,
  parkAssist: /park ?assist|parcheggio (?:automatico|assistito)|assist\p{L}* (?:al|di) parcheggio/iu,
  parkingSensors: /sensori (?:di )?(?:parcheggio|retromarcia|anteriori|posteriori|park)|parktronic|pdc/iu,
  panoramicRoof: /tetto (?:in vetro|panoramic|cristallo)|tettuccio panoramic|panoramic/iu,
  sunroof: /tett(?:o|uccio) apribil/iu,
  phoneLink: /car ?play|android auto|mirror ?link/iu,
  navigation: /navigat|navi(?!\p{L})/iu,
  adaptiveCruise: /(?:cruise|regolatore).*(?:adatt|adapt)|adaptive cruise|(?<!\p{L})acc(?!\p{L})/iu,
  cruise: /cruise|regolatore di velocità|tempomat/iu,
  heatedSeats: /sedil\p{L}* (?:\p{L}+ )*riscaldat/iu,
  electricSeats: /sedil\p{L}* (?:\p{L}+ )*(?:elettric|memoria)/iu,
  sportSeats: /sedil\p{L}* (?:\p{L}+ )*(?:sportiv|recaro|avvolgent|guscio)/iu,
  leather: /(?:sedil|intern|seller|divan|rivestiment)\p{L}* .*pelle|^selleria/iu,
  climate: /clima|aria condizionata|condizionatore/iu,
  alloyWheels: /cerchi/iu,
  lights: /far[io] |fari$|full led|xenon|xeno|luci diurne|proiettori|bi-?led/iu,
  towHook: /gancio/iu,
  chargingCable: /cavo|wallbox|caricatore (?:di|da|domestico|tipo)|caricatore$/iu,
  heatPump: /pompa di calore/iu,
  fastCharging: /ricarica rapida|fast charg|ricarica in corrente/iu,
  roofBars: /barre (?:al |portatutto|tetto|porta)|mancorrenti|portapacchi/iu,
  isofix: /isofix/iu,
  bluetooth: /bluetooth|vivavoce/iu,
  keyless: /keyless|accesso senza chiave|start.?(?:&|and).?go|apertura senza chiave/iu,
  headUp: /head.?up|(?<!\p{L})hud(?!\p{L})/iu,
  digitalCockpit:
    /(?:virtual|digital|i-)cockpit|virtual cockpit|quadro (?:strument|digitale)|strumentazione digitale|display|schermo|touchscreen/iu,
  audio:
    /impianto (?:audio|hi-?fi|stereo)|bose|harman|burmester|jbl|sound|subwoofer|casse (?:audio|acustiche)|bang/iu,
  manySeats: /(?:6|7|8|9|sei|sette|otto|nove) posti|terza fila/iu,
  laneAssist: /lane|corsia/iu,
  blindSpot: /angolo (?:cieco|morto)|blind/iu,
  emergencyBraking: /frenata (?:automatica|(?:d.)?emergenza|assistita)/iu,
  winterTyres: /(?:gomme|pneumatici|ruote|treno) (?:\p{L}+ )*(?:invernal|termic|da neve)|invernali/iu,
  allSeasonTyres: /4 stagioni|quattro stagioni|all.?season/iu,
  spareWheel: /ruot(?:a|ino) di scorta|ruotino/iu,
  foldingSeats: /(?:sedil|divan|panca)\p{L}* (?:\p{L}+ )*(?:abbattibil|sdoppiat|ribaltabil|frazionat)/iu,
  powerTailgate: /portellone/iu,
  slidingDoors: /port[ae] (?:\p{L}+ )*scorrevol/iu,
  shelving: /scaffal|allestimento (?:officina|furgone|interno)/iu,
  bulkhead: /paratia/iu,
  hardTop: /hard.?top/iu,
  bedCover: /tel(?:o|one) (?:copri)?|copricassone|copertura (?:del )?cassone|roll ?bar copri/iu,
  diffLock: /(?:blocc\p{L}*) .*differenziale|^differenziale posteriore|ridotte/iu,
  winch: /verricello/iu,
  softTop: /^capot/iu,
  windDeflector: /frangivento|paravento/iu,
  sportExhaust: /scaric[oh]i? (?:\p{L}+ )?(?:sport|akrapovi|record|capristo|pse|remus|supersprint)/iu,
  raisedSuspension: /(?:assetto|sospension\p{L}*) rialzat|rialzo/iu,
  sportSuspension:
    /assetto (?:\p{L}+ )?(?:sport|ribassat|abbassat|bilstein|regolabile)|sospension\p{L}* sport|ammortizzatori sport|bilstein/iu,
  brakes: /brembo|freni (?:\p{L}+ )*(?:carbo|sport|maggiorat)/iu,
  ambientLight: /luci (?:\p{L}+ )*(?:ambient|interne|abitacolo)|illuminazione/iu,
  wirelessCharging: /ricarica (?:wireless|a induzione|senza fili)|wireless/iu,
  rainSensor: /sensor\p{L}* (?:di |luce|crepuscol)*\s?(?:pioggia|luce)/iu,
  hillHold: /hill|partenza in salita/iu,
  heatedSteering: /volante (?:\p{L}+ )*riscaldat/iu,
  steeringControls: /volante multifunzione|comandi al volante/iu,
  paddles: /palette|paddle/iu,
  tintedWindows: /vetri (?:\p{L}+ )*(?:oscurat|scur)|privacy/iu,
  gasSystem: /impianto (?:gpl|metano|gas)/iu,
  heatedWindscreen: /parabrezza (?:\p{L}+ )*riscaldat/iu,
  mirrors: /(?:specchiett|retrovisor)\p{L}* .*(?:elettric|ripiega|richiudi)/iu,
  armrest: /bracciolo/iu,
  windows: /alzacristalli|vetri elettric/iu,
  radio: /(?<!\p{L})radio|autoradio|(?<!\p{L})dab/iu,
  alarm: /antifurto|allarme|localizzator|immobilizer/iu,
  parkingHeater: /webasto|riscaldamento/iu,
  airbags: /airbag/iu,
  stability: /(?<!\p{L})(?:abs|esp|asr)(?!\p{L})/iu,
  powerSteering: /servosterzo/iu,
  centralLocking: /chiusura centraliz/iu,
} as const satisfies Record<string, RegExp>;

export type Concept = keyof typeof patterns;

/** The concepts that are called otherwise than their terms. */
const others: Partial<Record<Term, Concept>> = {
  ledLights: 'lights',
  matrixLights: 'lights',
  xenonLights: 'lights',
  laserLights: 'lights',
  adaptiveLights: 'lights',
  daytimeLights: 'lights',
  fogLights: 'lights',
  carPlay: 'phoneLink',
  androidAuto: 'phoneLink',
  leatherSeats: 'leather',
  automaticClimate: 'climate',
  dualZoneClimate: 'climate',
  multiZoneClimate: 'climate',
  airConditioning: 'climate',
  thirdRow: 'manySeats',
  wallbox: 'chargingCable',
  tracker: 'alarm',
  immobiliser: 'alarm',
  handsfree: 'bluetooth',
  digitalRadio: 'radio',
  memorySeats: 'electricSeats',
  bucketSeats: 'sportSeats',
  spaceSaver: 'spareWheel',
};

/** What kind of equipment a note names by its meaning, when it names one thing only. */
export function conceptOfMeanings(meanings: readonly Meaning[]): Concept | undefined {
  const [only, second] = meanings;
  if (!only || second || kindOfMeaning(only) !== 'equipment') return undefined;
  return others[only.term] ?? (only.term in patterns ? (only.term as Concept) : undefined);
}

/** What kind of equipment an item of the notes names, if the writer knows it. */
export function conceptOf(text: string): Concept | undefined {
  for (const concept in patterns) {
    if (patterns[concept as Concept].test(text)) return concept as Concept;
  }
  return undefined;
}
