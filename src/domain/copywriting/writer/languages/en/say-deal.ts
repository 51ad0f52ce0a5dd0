import type { Term } from '../../../vocabulary/terms.ts';
import { withIndefinite } from './grammar/articles.ts';
import type { Said } from './say-meaning.ts';

/** Terms that stand right behind the price, as dealers type them. */
export const behindPrice: Partial<Record<Term, string>> = {
  vatExcluded: ' + VAT',
  vatIncluded: ' including VAT',
  negotiable: ' or nearest offer',
  transferExcluded: ' plus transfer costs',
};

/** Returns a term of sale as a clause of its own: "VAT is shown separately", "leasing is available". */
export function dealClause(said: Extract<Said, { form: 'thing' }>, term: Term): string {
  const clause = clauses[term];
  if (clause) return clause(said.bare);
  const is = said.plural ? 'are' : 'is';
  const state = offered.exec(said.bare);
  if (/ before delivery$/u.test(said.bare)) return `it gets ${said.thing}`;
  if (!state) return `we offer ${said.thing}`;
  const subject = said.bare.slice(0, state.index);
  return `${/^(?:price|ownership|dealer)/u.test(subject) ? 'the ' : ''}${subject} ${is}${state[0]}`;
}

/** "delivery | available": the thing, and what of it is so. */
const offered =
  / (?:available|considered|not included|included|payable|paid|valid|handled|discussed|not reclaimable)(?= |$).*$/u;

/** "the trade price is €6,200": a sum as a clause. */
const amountIs =
  (subject: string, verb = 'is'): ((bare: string) => string) =>
  (bare) => {
    const [, amount = '', rest = ''] = / \(([^()]*\d[^()]*)\)(.*)$/u.exec(bare) ?? [];
    return `${subject} ${verb} ${amount}${rest}`;
  };

const whole =
  (text: string): ((bare: string) => string) =>
  () =>
    text;

/** Terms that English says with another verb. */
const clauses: Partial<Record<Term, (bare: string) => string>> = {
  vatShown: whole('VAT is shown separately on the invoice'),
  vatExcluded: (bare) => (bare.includes('(') ? amountIs('the price excluding VAT')(bare) : 'VAT is excluded'),
  vatIncluded: (bare) => bare.replace('VAT', 'VAT is'),
  vatMargin: whole('it is sold under the VAT margin scheme'),
  invoiceAvailable: whole('it is sold with an invoice'),
  negotiable: whole('the price is negotiable'),
  slightlyNegotiable: whole('the price is slightly negotiable'),
  notNegotiable: whole('it is a fixed price'),
  noPhoneNegotiation: whole('there is no price negotiation by phone'),
  privateNegotiation: whole('price on application'),
  tradeIn: whole('a part exchange is possible'),
  crashedTradeIn: whole('we take part exchange of accident-damaged cars too'),
  scrapTradeIn: whole('we take part exchange of cars for scrap too'),
  noTradeIn: whole('no part exchange, please'),
  noFinancing: whole('there is no finance'),
  noExtraCosts: whole('there are no extra costs'),
  deliveryTime: (bare) => `delivery takes ${bare.replace(/^delivery time of /u, '')}`,
  superTaxDue: whole('the luxury-power tax is payable by the buyer'),
  transferExcluded: whole('transfer costs are extra'),
  readyNow: whole('it is ready to drive away'),
  seePhotos: whole('you will find the details in the photos'),
  repairEstimate: whole('a repair estimate is available'),
  priceWithScrappage: whole('the price is valid with part exchange or scrappage'),
  makerWarrantyUntil: (bare) => `it carries ${withIndefinite(bare)}`,
  deposit: (bare) => `a ${bare} is required`,
  inspectionOnDelivery: whole('its roadworthiness inspection is done before delivery'),
  roadTaxSuspended: whole('road tax is suspended'),
  roadTaxArrearsOurs: whole('unpaid road tax bills are paid by us'),
  miniTransferDone: whole('the dealer transfer has already been done'),
  discountForWork: whole('there is a discount for the work needed'),
  roadTaxExempt: whole('it is exempt from road tax'),
  vatFullyDeductible: whole('VAT is fully reclaimable'),
  vatDisability: whole('VAT is 4% under Italian law 104'),
  vatF24Paid: whole('Italian VAT (F24) has already been paid'),
  intraCommunity: whole('an intra-EU sale is possible with a VIES number'),
  negotiableInPerson: whole('the price is negotiable in person'),
  negotiableAfterViewing: whole('the price is negotiable after viewing'),
  slightlyNegotiableViewing: whole('the price is slightly negotiable after viewing'),
  tradePrice: amountIs('the trade price'),
  exportPrice: amountIs('the export price'),
  listPrice: amountIs('the price when new', 'was'),
  purchasePrice: amountIs('the purchase price', 'was'),
  belowQuattroruote: whole('the price is below the Quattroruote valuation'),
  belowEurotax: whole('the price is below the Eurotax valuation'),
  bestOffer: whole('it goes to the highest bidder'),
  seriousOffers: whole('serious offers are considered'),
  promoWeekend: whole('the offer is valid at the weekend only'),
  discountThisMonth: (bare) => `there is a ${bare}`,
  transferCost: amountIs('the ownership transfer cost'),
  transferCostAbout: amountIs('the approximate ownership transfer cost'),
  transferMinimum: whole('the ownership transfer is at the lowest rate'),
  transferHalf: whole('half the ownership transfer cost is paid by the seller'),
  transferSplit: whole('the ownership transfer cost is shared equally'),
  transferImmediate: whole('the ownership transfer is immediate'),
  agencyFeesExcluded: whole('agency fees are not included'),
  italianRegIncluded: whole('Italian registration is included'),
  italianRegCost: amountIs('the cost of Italian registration'),
  superTax: amountIs('the yearly luxury-power tax'),
  warrantyLeft: (bare) => `it carries the ${bare}`,
  warrantyExtension: (bare) => `it carries an ${bare}`,
  warrantyExtendableTo: (bare) => `the ${bare.replace('extendable', 'is extendable')}`,
  warrantyEurope: (bare) => `it carries a ${bare}`,
  warrantyTransferable: whole('the warranty is transferable to the new owner'),
  warrantyNoWearParts: whole('the statutory warranty excludes wear parts'),
  warrantyExcess: amountIs('the warranty excess per repair'),
  warrantyLimit: amountIs('the warranty limit per repair'),
  warrantyServiceTied: whole('the warranty is valid only if the car is serviced by us'),
  noWarrantyForBusiness: whole('there is no statutory warranty for business buyers'),
  replacementCar: whole('a courtesy car is provided in the event of a breakdown'),
  disclaimerSigned: whole('the buyer signs a disclaimer'),
  noReturns: whole('returns are not accepted'),
  financingUpTo: (bare) => bare.replace('finance', 'finance is available'),
  financeFull: whole('finance is available for the full amount'),
  financePayslipOnly: whole('a payslip is enough for finance'),
  financeSelfEmployed: whole('finance is available for the self-employed too'),
  financeRetired: whole('finance is available for the self-employed and the retired too'),
  financeGuarantor: whole('with a guarantor, finance is available even with poor credit'),
  financeNoDefaulters: whole('finance is not available to buyers with registered payment defaults'),
  financeApproval: whole('finance is subject to approval'),
  instalments: (bare) => `payment is in ${bare}`,
  instalmentsLeft: (bare) => `${bare} are still to be paid`,
  remainingOnBuyer: whole('the remaining instalments are payable by the buyer'),
  nominalRate: amountIs('the nominal rate'),
  effectiveRate: amountIs('the APR'),
  balloon: amountIs('the final balloon payment'),
  processingFee: amountIs('the finance arrangement fee'),
  loanToSettle: (bare) => `there is ${bare}`,
  loanSettled: whole('the finance has been settled'),
  buyoutPlusVat: amountIs('the lease buyout price excluding VAT'),
  buyout: amountIs('the lease buyout price'),
  leaseBuyoutFirst: whole('the lease has to be bought out before the ownership transfer'),
  leaseEnd: (bare) => bare.replace('end of lease', 'the lease ends'),
  rentPlusVat: amountIs('the monthly rental excluding VAT'),
  rent: amountIs('the monthly rental'),
  yearlyMileage: (bare) => `the ${bare.replace('mileage of', 'mileage is')}`,
  allInRental: (bare) => `${bare} is available`,
  rentToBuy: whole('rental with a purchase option is available'),
  tradeInLowerValue: whole('a part exchange for a car of lower value is possible'),
  tradeInHigherValue: whole('a part exchange for a car of higher value is possible'),
  tradeInSmallCar: whole('a part exchange for a small car is possible'),
  tradeInMotorbike: whole('a part exchange is possible for motorbikes and scooters too'),
  tradeInCamperBoat: whole('a part exchange is possible for motorhomes or boats too'),
  tradeInBonus: (bare) => `there is a ${bare}`,
  freeValuation: whole('part-exchange valuations are free'),
  valuationInPerson: whole('part exchanges are valued in person only'),
  evenSwap: whole('a straight swap is considered'),
  scrapDiscount: (bare) => `there is a ${bare}`,
  buysCarsCash: whole('we also buy used cars for cash'),
  pickUpOnSite: whole('collection is from our premises'),
  freeDelivery: whole('home delivery is free'),
  freeDeliveryWithin: (bare) => `there is ${bare}`,
  deliveryWithin: (bare) => bare.replace('delivery', 'delivery is possible'),
  furtherKm: amountIs('the cost per further kilometre'),
  transporter: whole('delivery by car transporter is possible on request'),
  islandsQuote: whole('delivery to the islands is quoted separately'),
  stationPickup: whole('we pick you up from the station'),
  availableFrom: (bare) => bare.replace('availability', 'it is available'),
  offerUntil: (bare) => `the ${bare.replace('valid', 'is valid')}`,
  reservedUntil: (bare) => bare.replace('reservation', 'it is reserved'),
  balanceOnDelivery: whole('the balance is due on delivery'),
  depositRefundable: whole('the deposit is refundable'),
  depositNeeded: whole('it can be reserved only with a deposit'),
  transferPayment: whole('payment is by bank transfer'),
  draftPayment: whole('payment is by banker’s draft'),
  draftVerified: whole('payment is by bank-verified banker’s draft'),
  cashOnly: whole('payment is in cash only'),
  noCash: whole('cash is not accepted'),
  noCheques: whole('cheques are not accepted'),
  workshopCheck: whole('any workshop check is possible'),
  accompaniedDrive: whole('test drives are accompanied only'),
  privateToPrivate: whole('it is a private-to-private sale'),
  receiverSale: whole('it is sold through the receiver'),
  heirSignature: whole('the signature of one heir is missing'),
  twoSignatures: whole('two signatures are needed for the sale'),
  powerOfAttorney: (bare) => `there is a ${bare}`,
  inspectionOnBuyer: whole('the roadworthiness inspection is payable by the buyer'),
  lossReported: whole('the loss has been reported to the police'),
  duplicateDocument: whole('a duplicate registration document is on order'),
  holdCleared: (bare) => `the ${bare.replace('cleared', 'is cleared')}`,
  exportPlateInsured: (bare) => `an ${bare} is provided`,
  exportPlate: (bare) => `an ${bare} is provided`,
  batteryTestOnRequest: whole('we run a battery test on request'),
  boxToRemove: whole('the insurer’s black box has to be removed'),
  batteryBuyoutIncluded: whole('the battery buy-out is included'),
  batteryLeaseTransfer: whole('the battery lease is transferred to the buyer'),
  superchargerNotTransferable: whole('the free Supercharging is not transferable'),
  deliveryCharge: (bare) => `it comes with ${bare.replace(/^handover with /u, '')}`,
  surveyBuyerCost: whole('a survey is at the buyer’s expense'),
  lpgInstallable: (bare) => `an ${bare.replace(' that can', ' can')}`,
  quarterRoadTax: whole('road tax is reduced to a quarter'),
};
