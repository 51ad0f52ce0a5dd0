import type { Term } from '../../vocabulary/terms.ts';

/** What sentences can be about: things of one theme are told together. */
export type Theme =
  | 'assist'
  | 'parking'
  | 'comfort'
  | 'connected'
  | 'lights'
  | 'looks'
  | 'space'
  | 'protection'
  | 'ease'
  | 'sport'
  | 'offroad'
  | 'work'
  | 'living'
  | 'energy'
  | 'wheels'
  | 'past'
  | 'care'
  | 'papers'
  | 'guarantee';

/** Each thing's theme, and what it is worth to a buyer: 1 is on every car, 9 sells this one. */
const members: Record<Theme, Partial<Record<Term, number>>> = {
  assist: {
    ...{ levelTwoDriving: 6 },
    ...{ adaptiveCruise: 7, cruise: 4, speedLimiter: 2, laneAssist: 5, blindSpot: 6, emergencyBraking: 5 },
    ...{ trafficSigns: 3, driverAlert: 3, crossTraffic: 4, collisionWarning: 4, nightVision: 7 },
    ...{ assistSystems: 6, hillHold: 2, hillDescent: 4, headUp: 6, highBeamAssist: 4, stability: 2 },
    ...{ abs: 1, tractionControl: 2, tyrePressure: 2 },
  },
  parking: {
    ...{ surroundCamera: 7, rearCamera: 6, camera: 5, parkAssist: 6, parkingSensors: 4, foldingMirrors: 3 },
  },
  comfort: {
    ...{ lightInterior: 3, darkInterior: 3, seatCovers: 2, neckHeating: 6 },
    ...{ lumbarSupport: 4, comfortSeats: 4, contrastStitching: 3, stitching: 2, pianoBlack: 3, headrests: 1 },
    ...{ athermicGlass: 3, twoToneInterior: 4, glassRearWindow: 4 },
    ...{ heatedSeats: 6, ventilatedSeats: 7, massageSeats: 7, electricSeats: 5, memorySeats: 5, leather: 6 },
    ...{
      leatherSeats: 6,
      carSeats: 4,
      seat: 3,
      interior: 3,
      upholstery: 3,
      fabricSeats: 1,
      fabricInterior: 1,
      velourInterior: 4,
      microfibre: 3,
      alcantara: 5,
    },
    ...{ halfLeather: 4, fakeLeather: 3, woodTrim: 4, armrest: 2, heatedSteering: 5, climate: 3 },
    ...{ automaticClimate: 4, manualClimate: 2, dualZoneClimate: 4, multiZoneClimate: 6, airConditioning: 3 },
    ...{ parkingHeater: 7, preconditioning: 6, cabinFilter: 1, acousticGlass: 5, heatedWindscreen: 5 },
    ...{ ambientLight: 3, sunBlinds: 4, adjustableSeats: 2, heightAdjustableSeats: 2, airSuspension: 7 },
    ...{ adaptiveSuspension: 6, windDeflector: 4, floorMats: 1 },
  },
  connected: {
    ...{ doubleDinRadio: 2, androidRadio: 4, amplifier: 3, tvTuner: 3, cdChanger: 2, appActive: 4 },
    ...{ alexa: 4, updatedMaps: 3, speakers: 3, googleServices: 4, remoteUpdates: 4, digitalKey: 4 },
    ...{ digitalMirror: 4 },
    ...{
      phoneLink: 5,
      carPlay: 6,
      androidAuto: 5,
      navigation: 5,
      bluetooth: 3,
      handsfree: 3,
      touchscreen: 3,
    },
    ...{ digitalCockpit: 5, screen: 3, infotainment: 4, boardComputer: 1, audio: 4, subwoofer: 4, radio: 1 },
    ...{ digitalRadio: 3, cdPlayer: 1, usb: 2, socket: 1, mainsSocket: 4, wirelessCharging: 4 },
    ...{ voiceControl: 3, wifi: 4, connectedServices: 4, remoteApp: 5, rearScreens: 6, steeringControls: 2 },
  },
  lights: {
    ...{ dynamicLights: 4, halogenLights: 1, auxLights: 3, ledBar: 4 },
    ...{ ledLights: 4, matrixLights: 6, xenonLights: 4, biXenonLights: 4, laserLights: 7, adaptiveLights: 5 },
    ...{ corneringLights: 3, daytimeLights: 2, fogLights: 2, headlightWashers: 2, rainSensor: 2 },
    ...{ lightSensor: 2, lightPackage: 4, dimmingMirror: 2 },
  },
  looks: {
    ...{ threeCoatPaint: 4, solidPaint: 1, specialColour: 4, nanoCoating: 4, windowFilm: 3, baseTrim: 1 },
    ...{ wireWheels: 5, contrastRoof: 5, package: 4, solarRoof: 5, litSills: 3, logoProjection: 3 },
    ...{ analogueClock: 3 },
    ...{ alloyWheels: 4, rims: 3, tintedWindows: 4, sportPackage: 6, trimLine: 4, spoiler: 3 },
    ...{
      bodyKit: 4,
      sideSkirts: 3,
      chromeTrim: 3,
      metallicPaint: 3,
      mattPaint: 5,
      pearlPaint: 4,
      twoTone: 5,
    },
    ...{ wrap: 4, panoramicRoof: 7, openingPanoramicRoof: 7, sunroof: 5, carbonTrim: 5, paintProtection: 4 },
    ...{ ceramicCoating: 5, winterPackage: 4, rollBar: 5 },
  },
  space: {
    ...{ foldTablePassengerSeat: 5, disabledSwivelSeat: 8, disabledControls: 8, captainSeats: 6 },
    ...{ luggageNet: 2, cargoNet: 2, bootFloor: 2, frontTrunk: 5, sideDoor: 3, motorbikeCarrier: 6 },
    ...{ handThrottle: 7, handOperatedBrake: 7, wheelchairAnchors: 8, loweredFloor: 7, entryStep: 4 },
    ...{ manySeats: 9, thirdRow: 8, slidingSeats: 7, foldingSeats: 4, largeBoot: 5, storage: 3, tables: 5 },
    ...{
      powerTailgate: 5,
      slidingDoors: 7,
      slidingDoor: 6,
      roofBars: 3,
      roofRack: 4,
      roofBox: 5,
      bikeRack: 5,
    },
    ...{ towHook: 7, bootMat: 2, bootCover: 1, wheelchairRamp: 9 },
  },
  protection: {
    ...{ alcolockPrep: 2 },
    ...{ mechanicalLock: 3, markedWindows: 3, childSeat: 4, fiveStars: 5, passengerAirbagOff: 3 },
    ...{ isofix: 5, airbags: 2, alarm: 4, tracker: 5, immobiliser: 2, dashcam: 4, emergencyCall: 3 },
    ...{ safetyPackage: 5 },
  },
  ease: {
    ...{ startStopOff: 2, footTailgate: 5 },
    ...{ seatBelts: 1, cityMode: 3, carCover: 2 },
    ...{ keyless: 5, startButton: 3, startStop: 2, centralLocking: 1, softClose: 6, windows: 1, mirrors: 1 },
    ...{ rearWindows: 2, heatedMirrors: 2, foldableMirrors: 2, powerSteering: 1, electricParkingBrake: 3 },
    ...{ autoHold: 3, adjustableWheel: 1 },
  },
  sport: {
    ...{ reversibleMap: 3, downpipe: 4, sportAirFilter: 3, blowOff: 3, valvedExhaust: 6, extraGauges: 3 },
    ...{ sportPedals: 3, twinCarburettors: 5, overdrive: 5, progressiveSteering: 3 },
    ...{ sportSeats: 5, bucketSeats: 7, leatherWheel: 2, alcantaraWheel: 5, sportWheel: 4, paddles: 5 },
    ...{
      sportSuspension: 6,
      limitedSlip: 7,
      suspensionKit: 5,
      coilovers: 6,
      loweredSuspension: 5,
      wheelSpacers: 3,
    },
    ...{ calipers: 4, ceramicBrakes: 8, sportExhaust: 6, twinExhaust: 4, drivingModes: 4 },
    ...{ dualClutch: 5, sevenGears: 3, gearbox: 3, robotGearbox: 3, rearSteering: 7, launchControl: 6 },
    ...{ tuning: 5, tuningBox: 4, softTop: 6, hardTop: 7, electricTop: 7, foldingHardTop: 8, noseLift: 7 },
  },
  offroad: {
    ...{ mudTyres: 6, lockingHubs: 5 },
    ...{ partTime4x4: 6 },
    ...{ engineGuard: 5 },
    ...{ offRoadBumper: 5 },
    ...{ winch: 8, diffLock: 8, lowRange: 7, underbodyGuard: 6, bullBar: 5, snorkel: 7, sideSteps: 3 },
    ...{ raisedSuspension: 7, allTerrainTyres: 6, gripControl: 5, fourWheelDrive: 6, wading: 6 },
  },
  work: {
    ...{ insulatedNoUnit: 7 },
    ...{ roofRackRoller: 5, glazedRearDoors: 4, standbyRefrigeration: 9, reinforcedLeafSprings: 5 },
    ...{ licenceAM: 6, fromFourteen: 6 },
    ...{ glazedBulkhead: 5 },
    ...{ tachograph: 3, dangerousGoods: 6, workbench: 6, drawerUnits: 6, mobileShop: 8, benchVice: 5 },
    ...{ rollCover: 4, lashingEyes: 4, loadFloor: 5, meatHooks: 5, hookLift: 8, remoteControl: 4 },
    ...{
      stabilisers: 5,
      aerialPlatform: 9,
      twinRearWheels: 5,
      powerTakeOff: 6,
      mediumWheelbase: 3,
      shortWheelbase: 3,
    },
    ...{ mediumRoof: 3, lowRoof: 3, doubleCab: 6, passengerBench: 4, trailerSocket: 3, airCompressor: 4 },
    ...{
      shelving: 8,
      workshopFitting: 8,
      bulkhead: 5,
      bedCover: 6,
      canvasTilt: 6,
      cargoBed: 6,
      tipperBed: 8,
    },
    ...{ threeWayTipper: 9, dropsides: 5, bedLiner: 5, ladderRack: 6, cargoLining: 5, refrigeration: 9 },
    ...{ insulatedBody: 8, tailLift: 8, crane: 9, rearDoors: 3, longWheelbase: 5, bodySize: 5, highRoof: 5 },
    ...{ payload: 7, grossWeight: 5, towCapacity: 7, registeredTruck: 6, registeredCar: 6, licenceB: 6 },
  },
  living: {
    ...{ berths: 8 },
    ...{ bunkBeds: 7, dropDownBed: 7, garageTwoDoors: 7, fixedGasTank: 5, customMattresses: 4 },
    ...{ swivelSeats: 5, rearLadder: 4, doubleFloor: 5, convertibleDinette: 6, dinette: 5, garageHold: 7 },
    ...{ popUpRoof: 7, skylight: 4, roofVent: 4, insectScreens: 4, blackoutBlinds: 4, satelliteTv: 4 },
    ...{ television: 4, livingAircon: 7, serviceBattery: 6, washbasin: 4, waterHeater: 6, batteryCharger: 4 },
    ...{ greyWaterTank: 4, freezer: 4, oven: 4, cookerHood: 3, generator: 6, gasLocker: 4 },
    ...{ rollAwning: 6, roofTent: 6 },
    ...{ campingKit: 8, bed: 8, kitchen: 8, shower: 8, toilet: 7, solarPanel: 7, waterTank: 5, fridge: 6 },
    ...{ inverter: 6, awning: 7, livingHeater: 7 },
  },
  energy: {
    ...{
      cableBag: 2,
      freeSupercharging: 8,
      petrolTank: 2,
      bifuelCng: 7,
      bifuelLpg: 7,
      cngMonovalent: 7,
      lpgFitted: 7,
      lpgAdapters: 2,
      lpgFiller: 2,
      valveLube: 4,
      lpgR67: 6,
      compositeTanks: 5,
    },
    ...{ realRange: 8, wltpRange: 7, cngRange: 7, lpgRange: 7 },
    ...{
      batteryPreheating: 5,
      acCharging: 4,
      vehicleToLoad: 6,
      onePedal: 4,
      regenerativeBraking: 4,
      summerRange: 8,
    },
    ...{ winterRange: 7, largeTank: 4, twinTanks: 4, mildHybrid: 4 },
    ...{ chargingCable: 4, chargingCables: 4, wallbox: 7, heatPump: 7, fastCharging: 7, onboardCharger: 5 },
    ...{ battery: 5, batteryHealth: 9, ownedBattery: 8, range: 8, petrolReserve: 6, plugIn: 7, gasSystem: 7 },
    ...{ lpgSystem: 8, cngSystem: 7, gasTanks: 5, lpgTank: 5, cngTanks: 5, tanksInspection: 8 },
    ...{ particleFilter: 3, chainEngine: 6 },
  },
  wheels: {
    ...{ camperTyres: 5 },
    ...{ steelWheels: 1, wheelCovers: 1, wheels: 2, winterTyres: 5, summerTyres: 3, allSeasonTyres: 5 },
    ...{
      newTyres: 6,
      tyres: 5,
      spareWheel: 2,
      spaceSaver: 1,
      tyreKit: 1,
    },
    ...{ snowChains: 3, runFlatTyres: 3 },
  },
  past: {
    ...{ takenInTrade: 3, registeredToPrivate: 4, coOwned: 2, ownerChanges: 3 },
    ...{ ownCompanyCar: 4, keptOutside: 2, cityOnly: 2, cityUse: 2 },
    ...{ neverRented: 5, exDrivingSchool: 3, exCarSharing: 2, fromBankruptcy: 2 },
    ...{ fromAuction: 2, fromSouth: 4, seasideUse: 2, neverFlooded: 5 },
    ...{ mileageGuaranteedInWriting: 7, mileageVaries: 1, mileageRising: 1, stillInUse: 2 },
    ...{ headlightsPolished: 3, dentRepair: 3, noScratchesDents: 5 },
    ...{ exCourier: 2, craftsmanUsed: 4, goodForWork: 5, sameFamily: 6, completeCar: 4, garagedCovered: 8 },
    ...{ homeCharged: 5, quadricycle: 3 },
    ...{ colourChanged: 3, seatsCoveredSinceNew: 5 },
    ...{ thirdOwner: 3, threeOwners: 3, noPets: 4, managerUsed: 4, exRental: 3, exChauffeur: 3 },
    ...{ exTaxi: 3, familySecondCar: 5, familyCar: 5, exGovernment: 4, elderlyOwner: 5, doctorOwned: 5 },
    ...{ imported: 3, foreignPlate: 3, nationalised: 3, noLiens: 4, repainted: 3, neverRepainted: 6 },
    ...{ underbodyTreated: 5, noOilLeak: 5, noNoises: 5, noOilUse: 6, noWarningLights: 5, noWorkNeeded: 7 },
    ...{
      noIngress: 6,
      neverOffRoad: 6,
      handWashed: 4,
      firstRegistered: 3,
      lowConsumption: 5,
      neverFastCharged: 6,
    },
    ...{ oneOwner: 9, oneDriver: 9, firstOwner: 8, secondOwner: 4, twoOwners: 4, nonSmoker: 7, garaged: 8 },
    ...{ neverCrashed: 8, motorwayMileage: 7, certifiedMileage: 7, documentedMileage: 7, realMileage: 5 },
    ...{ guaranteedMileage: 6, lowMileage: 5, lightlyUsed: 5, privateSeller: 4, womanOwned: 4, exDemo: 6 },
    ...{ courtesyCar: 5, neverTrack: 7, neverTowed: 6, wellKept: 6, likeNew: 6, perfectCondition: 6 },
    ...{ excellentCondition: 6, goodCondition: 5, rustFree: 8, noDamage: 5, noDefects: 5, conserved: 8 },
    ...{
      neverRestored: 7,
      allOriginal: 7,
      restored: 9,
      sanitised: 3,
      polished: 3,
      exCompany: 4,
      domesticCar: 4,
    },
    ...{ limitedEdition: 8, specialEdition: 6, numbered: 7, zeroKm: 7 },
  },
  care: {
    ...{ inspectionJustDone: 7, inspectionDone: 6, inspectionBooked: 4, firstInspection: 5 },
    ...{ nextService: 5, timingDueAt: 4, servicedEvery: 7, servicedYearly: 7 },
    ...{ climateRecharged: 5, alignmentDone: 4, worksWorth: 6, wetBelt: 9 },
    ...{ chainTensioner: 5, singleMassFlywheel: 5, clutchActuator: 4, clutchPump: 4 },
    ...{ mechatronics: 5, variableGeometry: 4, turboHose: 3, brakeHoses: 4 },
    ...{ brakeFluid: 4, brakeShoes: 4, caliper: 4, bearing: 3 },
    ...{ spring: 3, frontAxle: 3, rearEnd: 3, strutTowers: 3 },
    ...{ conRod: 3, softwareUpdated: 4, takataRecallDone: 6 },
    ...{ recallDone: 5 },
    ...{ tailLiftCheck: 6 },
    ...{ valveAdjustment: 6 },
    ...{ acRecharge: 5 },
    ...{ gasSystemService: 6 },
    ...{
      recallsDone: 5,
      gearboxService: 7,
      gearboxOilChange: 7,
      dampCheck: 7,
      hybridCheck: 7,
      sameWorkshop: 6,
    },
    ...{ inHouseMechanic: 5 },
    ...{ serviceHistory: 9, servicesDone: 8, serviced: 8, servicedByMaker: 8, serviceJustDone: 7 },
    ...{ lastService: 6, timingBelt: 9, timing: 9, timingChain: 6, waterPump: 6, serviceBelt: 6, clutch: 8 },
    ...{ flywheel: 6, turbo: 6, oilChange: 6, brakePads: 5, brakeDiscs: 5, shockAbsorbers: 5, suspension: 4 },
    ...{ starterBattery: 5, anyBattery: 4, checked: 4, inspection: 6, newInspection: 7, engine: 5 },
    ...{ brakes: 5, filters: 4, sparkPlugs: 3, glowPlugs: 3, exhaust: 3, injectors: 5, controlArms: 3 },
  },
  papers: {
    ...{ ownershipCertificate: 4, digitalCertificate: 4, registrationDocument: 4, singleDocument: 4 },
    ...{ duplicateRegistration: 3, cocCertificate: 5, masterKey: 4, codeCard: 3 },
    ...{ clearHistoryReport: 6, historyReport: 5, dekraReport: 5 },
    ...{ lpgTankValid: 6, restorationPhotos: 5 },
    ...{ pagesLogbook: 5, complementarySheet: 4, fivaSticker: 5, technicalPassport: 5, germanPapers: 3 },
    ...{
      areaCAccess: 5,
      ztlAccess: 5,
      lpgInspected: 6,
      conformityPapers: 4,
      cngRemoved: 3,
      lpgRemoved: 3,
      undergroundParking: 5,
    },
    ...{ winterSteelWheels: 6 },
    ...{ asiGoldPlate: 7, digitalTitle: 3, invoicesSince: 7, m1Registered: 4 },
    ...{
      notForNewDrivers: 3,
      noTrafficBans: 5,
      areaB: 5,
      purchaseInvoice: 4,
      classicInsurance: 5,
      roadTax: 4,
    },
    ...{ reducedInsurance: 5, notYetRegistered: 4, atpCertificate: 6 },
    ...{ serviceBook: 7, serviceBookKept: 7, digitalServiceBook: 6, serviceInvoices: 7, workInvoices: 7 },
    ...{ secondWheelSet: 6, secondTyreSet: 6, winterWheels: 6, winterTyreSet: 6 },
    ...{ keys: 4, manuals: 3, toolKit: 2, originalDocuments: 5, papersInOrder: 4, certificate: 5 },
    ...{
      classicRegistered: 8,
      classicCertificate: 7,
      historicPlate: 6,
      originalPlates: 7,
      matchingNumbers: 9,
    },
    ...{ newDriversAllowed: 9, emissionClass: 4, noSuperTax: 5, italianPlates: 4 },
  },
  guarantee: {
    ...{ makerWarrantyUntil: 8, warrantyMonths: 7, batteryWarranty: 8, warrantyExtendable: 5 },
    ...{ maintenanceIncluded: 8, legalWarranty: 4 },
  },
};

const known = new Map<Term, { theme: Theme; worth: number }>(
  (Object.keys(members) as Theme[]).flatMap((theme) =>
    (Object.keys(members[theme]) as Term[]).map((term) => [
      term,
      { theme, worth: members[theme][term] ?? 1 },
    ]),
  ),
);

/** The theme of a thing, undefined where none fits, and its worth to a buyer from 1 to 9. */
export const placeOf = (term: Term | undefined): { theme: Theme | undefined; worth: number } =>
  (term && known.get(term)) ?? { theme: undefined, worth: 3 };
