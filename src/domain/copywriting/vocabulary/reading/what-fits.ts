import type { Modifier, Unit } from '../meaning.ts';
import { type Term, type TermKind, terms } from '../terms.ts';
import { measuredInKm, rims, screens } from './attaching-lexicon.ts';

/**
 * Whether a figure of this unit can be a size of the thing, its price or its term. "ProPilot, 40 kWh" and
 * "garanzia conformità 12 m" are two things and a slip of the pen: to put them together would say what
 * nobody typed.
 */
export function fitsUnit(term: Term, unit: Unit): boolean {
  const kind: TermKind = terms[term];
  switch (unit) {
    case 'km':
      return doneAtKm.has(kind) || doneAt.has(term) || measuredInKm.has(term);
    case 'inches':
      return rims.has(term) || screens.has(term) || inInches.has(term);
    case 'months':
    case 'years':
    case 'days':
      return kind !== 'part' && (kind !== 'equipment' || forATime.has(term));
    case 'euro':
    case 'euroPerMonth':
      return kind === 'deal' || kind === 'damage' || inEuro.has(term);
    case 'percent':
      return (kind === 'deal' && !inHalves.has(term)) || inPercent.has(term);
    case 'cm':
    case 'mm':
      return kind === 'damage' || inCentimetres.has(term) || screens.has(term);
    default:
      return measured[unit].has(term);
  }
}

/** Whether a word can be said of the thing: lamps go out and only paint and plastic fade. */
export const fitsModifier = (term: Term, modifier: Modifier): boolean => saidOnlyOf[modifier]?.(term) ?? true;

const of = (names: string): ReadonlySet<Term> => new Set(names.trim().split(/\s+/u) as Term[]);

/** What is done, lasts or ends at a mileage. */
const doneAtKm: ReadonlySet<TermKind> = new Set<TermKind>(['part', 'damage', 'history', 'deal']);
const doneAt =
  of(`tyres newTyres winterTyres summerTyres allSeasonTyres allTerrainTyres brakes calipers wheels
  gearbox dualClutch robotGearbox battery batteryHealth particleFilter gasSystem lpgSystem cngSystem gasTanks
  lpgTank cngTanks chainEngine sportSuspension airSuspension fourWheelDrive`);
const inInches =
  of(`androidRadio doubleDinRadio navigation infotainment digitalRadio radio television rearScreens satelliteTv phoneLink
  carPlay androidAuto speakers subwoofer wireWheels secondWheelSet secondTyreSet tyres newTyres summerTyres
  allSeasonTyres allTerrainTyres runFlatTyres spareWheel wheelCovers boardComputer`);
const forATime = of(`connectedServices remoteApp tracker satelliteTv wifi emergencyCall googleServices alexa
  updatedMaps navigation paintProtection ceramicCoating battery ownedBattery wallbox tyres newTyres winterTyres
  summerTyres allSeasonTyres childSeat`);
const inEuro =
  of(`roadTax worksWorth serviceInvoices workInvoices purchaseInvoice reducedInsurance classicInsurance
  fullOptions richEquipment accessories package`);
const inPercent =
  of(`mudTyres camperTyres winterSteelWheels clutchWear tyres newTyres winterTyres summerTyres allSeasonTyres allTerrainTyres runFlatTyres
  secondTyreSet secondWheelSet wheels brakes ceramicBrakes brakePads brakeDiscs battery batteryHealth anyBattery
  serviceBattery starterBattery tintedWindows clutch exCompany registeredTruck allOriginal conserved
  certifiedMileage`);
/** Terms that are a share themselves: "IVA 100% detraibile". */
const inHalves = of('vatFullyDeductible transferHalf transferSplit financeFull');
const inCentimetres =
  of(`raisedSuspension loweredSuspension airSuspension suspensionKit coilovers wheelSpacers
  bootFloor loweredFloor wading bed awning rollAwning garageHold bodySize cargoBed loadBay loadFloor brakeDiscs
  brakePads tyres newTyres winterTyres summerTyres allSeasonTyres allTerrainTyres slidingSeats entryStep
  insulatedBody shelving highRoof mediumRoof lowRoof ledBar panoramicRoof skylight bulkhead dropsides`);
const measured: Record<
  | 'kWh'
  | 'kW'
  | 'CV'
  | 'litres'
  | 'kg'
  | 'degrees'
  | 'seats'
  | 'metres'
  | 'speeds'
  | 'zones'
  | 'watts'
  | 'ways'
  | 'workingDays'
  | 'hours'
  | 'runningHours'
  | 'kmh'
  | 'ampereHours',
  ReadonlySet<Term>
> = {
  kWh: of(
    'battery ownedBattery anyBattery batteryWarranty rentedBattery batteryHealth plugIn serviceBattery',
  ),
  kW: of(`chargingCable chargingCables fastCharging acCharging onboardCharger wallbox vehicleToLoad socket
    mainsSocket engine plugIn parkingHeater livingHeater livingAircon heating generator tuning tuningBox
    newDriversAllowed`),
  CV: of('engine mildHybrid plugIn tuning tuningBox turbo'),
  litres:
    of(`petrolTank fixedGasTank compositeTanks bifuelCng largeBoot frontTrunk waterTank greyWaterTank waterHeater largeTank twinTanks petrolReserve fridge
    freezer gasTanks lpgTank cngTanks gasLocker airCompressor oilChange storage garageHold loadBay roofBox engine
    cargoBed toilet oilUse`),
  kg: of(`payload towHook tailLift grossWeight crane hookLift towCapacity roofRack roofBars bikeRack roofTent
    motorbikeCarrier winch gasTanks lpgTank cngTanks gasLocker aerialPlatform cargoBed bootFloor roofBox
    wheelchairRamp oilUse`),
  degrees: of(
    'rearSteering surroundCamera camera rearCamera parkingSensors refrigeration insulatedBody freezer rearDoors',
  ),
  seats:
    of(`manySeats thirdRow bikeRack motorbikeCarrier passengerBench bed dinette convertibleDinette doubleCab
    swivelSeats overcabMotorhome lowProfileMotorhome registeredTruck registeredCar popUpRoof roofTent seatBelts
    foldingSeats`),
  metres: of(`awning rollAwning bodySize cargoBed tipperBed garageHold crane aerialPlatform longWheelbase
    mediumWheelbase shortWheelbase loadBay loadFloor insulatedBody refrigeration chargingCable chargingCables bed
    highRoof mediumRoof lowRoof ladderRack wading`),
  speeds: of('sevenGears gearbox dualClutch robotGearbox overdrive paddles gearboxService'),
  zones: of('multiZoneClimate dualZoneClimate climate automaticClimate manualClimate airConditioning'),
  watts: of(`xenonLights biXenonLights ledLights auxLights ledBar solarPanel inverter audio speakers subwoofer
    generator mainsSocket socket`),
  workingDays: of('deliveryTime'),
  hours: of('deliveryTime'),
  runningHours: of('refrigeration standbyRefrigeration generator crane aerialPlatform'),
  kmh: of('speedLimiter'),
  ampereHours: of('serviceBattery starterBattery anyBattery'),
  ways: of(`electricSeats memorySeats adjustableSeats heightAdjustableSeats sportSeats comfortSeats leatherSeats
    heatedSeats ventilatedSeats massageSeats bucketSeats carSeats seat lumbarSupport`),
};

const only = (names: string) => {
  const fitting = of(names);
  return (term: Term) => fitting.has(term);
};
const coloured = only(`paint bodywork bonnet roof bumper wing wings door carDoors side tailgate mirrorCover
  moulding outerPlastics plastics headlight headlights tailLight leather upholstery interior carpet dashboard
  headliner steeringWheel leatherWheel leatherSeats fabricSeats seat carSeats softTop electricTop wrap grille
  badge rim rims alloyWheels chromeTrim doorCards sill pillar spoiler handle windscreen window windowPanes
  rearWindow glassRearWindow daytimeLights ledLights xenonLights fogLights mirrorGlass bodyKit woodTrim`);
const gearChange = only('gearbox dualClutch robotGearbox clutch engine steering brakes starter');
const counted = (term: Term) => (terms[term] === 'damage' && term !== 'forParts') || manyOf.has(term);
const manyOf = of(
  'keys rims rim alloyWheels accessories serviceInvoices workInvoices tyres storage parkingSensors',
);
const nth = only(`thirdRow keys remoteKey seat seatBelt wheels rims tyres battery serviceBattery
  anyBattery awning bed manySeats twinTanks`);

const electronics = of(`surroundCamera rearCamera camera parkingSensors parkAssist navigation audio cruise
  adaptiveCruise laneAssist blindSpot carPlay androidAuto phoneLink bluetooth headUp digitalCockpit touchscreen`);

const saidOnlyOf: Partial<Record<Modifier, (term: Term) => boolean>> = {
  faded: coloured,
  leather: (term) => !electronics.has(term),
  deployed: only('airbags airbagsDeployed airbagsIntact seatBelt'),
  onDelivery: (term) => terms[term] === 'part' || terms[term] === 'equipment' || term === 'dentRepair',
  jerky: gearChange,
  slipping: gearChange,
  some: counted,
  several: counted,
  many: counted,
  third: nth,
  darkened: only(`tintedWindows windows rearWindows rearWindow window windowPanes windscreen glassRearWindow
    panoramicRoof skylight headlight headlights tailLight ledLights xenonLights rims alloyWheels rim wheels grille
    chromeTrim roofBars badge indicator leather interior upholstery woodTrim carbonTrim paint bumper mirrorCover`),
};
