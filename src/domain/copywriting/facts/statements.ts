import type { Brief, BriefField } from '#domain/vehicles/brief.ts';
import { type Term, terms } from '../vocabulary/terms.ts';
import type { ClaimKind } from './claim.ts';

/**
 * What a text can state of a car beyond its fields: with `terms`, the notes' terms it rests on;
 * `against`, those it contradicts; `holds` and `fails`, the field that says so by itself. With
 * `exact` the very words count: "Euro 6" is not "Euro 5".
 */
interface StatementRule {
  kind: ClaimKind;
  terms?: readonly Term[];
  against?: readonly Term[];
  holds?: (brief: Brief) => BriefField | undefined;
  fails?: (brief: Brief) => BriefField | undefined;
  /** Says itself that something is not: a negation before it is another sentence's. */
  isDenial?: true;
  /** The words that must be the notes' own: all of them, or the first, which is the part. */
  exact?: 'all' | 'part';
}

const damages = (Object.keys(terms) as Term[]).filter((term) => terms[term] === 'damage');
const crashes = [
  'wasCrashed',
  'wasCrashedRepaired',
  'minorCrashRepaired',
  'accidentDamage',
  'impact',
] as const;
const tops = ['perfectCondition', 'excellentCondition', 'likeNew'] as const;
const services = [
  'serviced',
  'servicedByMaker',
  'servicesDone',
  'serviceBookKept',
  'workInvoices',
  'serviceHistory',
  'serviceBook',
  'digitalServiceBook',
  'serviceInvoices',
  'lastService',
  'serviceJustDone',
  'maintenanceIncluded',
] as const;

const charging = ['chargingCable', 'wallbox', 'fastCharging'] as const;

const isElectric = ({ fuelType }: Brief) => (fuelType === 'Elettrico' ? ('fuelType' as const) : undefined);

const isCrashed = ({ condition }: Brief) =>
  condition === 'Semicollisione' ? ('condition' as const) : undefined;

/** From how many km a car has run little, and up to where nobody would say so. */
const isLittleRun = ({ mileage }: Brief) =>
  mileage !== undefined && mileage < 30_000 ? 'mileage' : undefined;
const isMuchRun = ({ mileage }: Brief) =>
  mileage !== undefined && mileage >= 100_000 ? 'mileage' : undefined;

export const statements = {
  neverCrashed: {
    isDenial: true,
    kind: 'accident',
    terms: ['neverCrashed'],
    against: crashes,
    fails: isCrashed,
  },
  crashed: { kind: 'accident', terms: crashes, against: ['neverCrashed'], holds: isCrashed },
  noDamage: {
    isDenial: true,
    kind: 'damage',
    terms: ['noDamage', 'perfectCondition'],
    against: damages,
    fails: isCrashed,
  },
  scratched: {
    kind: 'damage',
    terms: ['scratch', 'scratches', 'usageMarks', 'parkingMarks', 'workMarks', 'accidentDamage'],
  },
  dented: {
    kind: 'damage',
    terms: ['dent', 'dents', 'parkingDents', 'hailDamage', 'accidentDamage'],
    holds: isCrashed,
  },
  rusty: { kind: 'damage', terms: ['rust', 'rustSpots', 'rustThrough'] },
  hailDamaged: { kind: 'damage', terms: ['hailDamage'] },
  leaking: {
    kind: 'damage',
    terms: ['leak', 'oilLeak', 'waterLeak', 'fuelLeak', 'brakeFluidLeak', 'oilUse'],
  },
  oneOwner: {
    kind: 'owners',
    terms: ['oneOwner', 'firstOwner'],
    against: ['secondOwner', 'twoOwners', 'threeOwners'],
  },
  secondOwner: {
    kind: 'owners',
    terms: ['secondOwner', 'twoOwners'],
    against: ['oneOwner', 'firstOwner', 'threeOwners'],
  },
  womanOwned: { kind: 'owners', terms: ['womanOwned'] },
  nonSmoker: { isDenial: true, kind: 'condition', terms: ['nonSmoker'], against: ['smokerCar'] },
  garaged: { kind: 'condition', terms: ['garaged'] },
  servicedByMaker: { kind: 'service', terms: ['servicedByMaker'] },
  serviceJustDone: { kind: 'service', terms: ['serviceJustDone', 'lastService'] },
  serviced: { kind: 'service', terms: services },
  partsRenewed: { kind: 'service', exact: 'part' },
  topCondition: { kind: 'condition', terms: tops, against: damages, fails: isCrashed },
  goodCondition: {
    kind: 'condition',
    terms: [...tops, 'goodCondition', 'wellKept', 'conserved', 'restored'],
    fails: isCrashed,
  },
  certifiedMileage: { kind: 'certificate', terms: ['certifiedMileage'], against: ['mileageUncertified'] },
  realMileage: {
    kind: 'certificate',
    terms: ['realMileage', 'certifiedMileage'],
    against: ['mileageNotGuaranteed'],
  },
  inspection: {
    kind: 'certificate',
    terms: ['inspection', 'newInspection'],
    against: ['inspectionExpired'],
  },
  certificate: {
    kind: 'certificate',
    terms: ['certificate', 'checked', 'classicRegistered', 'historicPlate', 'originalDocuments'],
  },
  financing: {
    kind: 'financing',
    terms: ['financing', 'noDepositFinance', 'instalment', 'leasing', 'leasingPrivate'],
    against: ['noFinancing'],
  },
  leasing: { kind: 'financing', terms: ['leasing', 'leasingPrivate'] },
  vatShown: { kind: 'tax', terms: ['vatShown', 'vatExcluded'], against: ['vatMargin'] },
  vatMargin: { kind: 'tax', terms: ['vatMargin'], against: ['vatShown'] },
  roadTax: {
    isDenial: true,
    kind: 'tax',
    terms: ['roadTaxPaid', 'roadTaxExempt', 'noSuperTax'],
    against: ['roadTaxExpired'],
  },
  emissionClass: { kind: 'emission', terms: ['emissionClass'], exact: 'all' },
  sticker: { kind: 'emission', exact: 'all' },
  lowEmission: { kind: 'emission' },
  rating: { kind: 'rating' },
  newDriversAllowed: { kind: 'new-drivers', terms: ['newDriversAllowed'] },
  newDrivers: {
    kind: 'new-drivers',
    terms: ['newDriversAllowed'],
    holds: ({ targetCustomers }) =>
      targetCustomers.includes('Neopatentato') ? 'targetCustomers' : undefined,
  },
  testDrive: { kind: 'offer', terms: ['testDrive', 'testDriveByAppointment'] },
  tradeIn: { kind: 'offer', terms: ['tradeIn', 'scrapTradeIn', 'crashedTradeIn'], against: ['noTradeIn'] },
  delivery: { kind: 'offer', terms: ['delivery'] },
  openingHours: { kind: 'offer', terms: ['openSunday'] },
  transferIncluded: {
    kind: 'offer',
    terms: ['transferIncluded', 'miniTransferIncluded'],
    against: ['transferExcluded'],
  },
  gift: { kind: 'offer', terms: ['giftIncluded', 'maintenanceIncluded'] },
  negotiable: { kind: 'offer', terms: ['negotiable'], against: ['notNegotiable'] },
  returns: { kind: 'offer' },
  readyNow: { kind: 'availability', terms: ['readyNow'] },
  scarcity: { kind: 'availability' },
  keepsValue: { kind: 'value' },
  bestSeller: { kind: 'rating' },
  maintained: { kind: 'service', terms: services },
  neverRepaired: { isDenial: true, kind: 'service' },
  previousOwner: { kind: 'owners', terms: ['doctorOwned', 'elderlyOwner'] },
  slidingDoors: { kind: 'equipment', terms: ['slidingDoors'] },
  pluggedIn: { kind: 'fuel', terms: ['plugIn', ...charging], holds: isElectric },
  audioBrand: { kind: 'equipment', exact: 'all' },
  discount: { kind: 'price' },
  lowMileage: {
    kind: 'mileage',
    terms: ['lowMileage', 'lightlyUsed'],
    holds: isLittleRun,
    fails: isMuchRun,
  },
  limitedEdition: {
    kind: 'equipment',
    terms: ['limitedEdition', 'numbered'],
    holds: ({ sellingPoints }) =>
      sellingPoints.includes('Edizione limitata / Rarità') ? 'sellingPoints' : undefined,
  },
} as const satisfies Record<string, StatementRule>;

export type Statement = keyof typeof statements;

export const ruleOf = (statement: Statement): StatementRule => statements[statement];
