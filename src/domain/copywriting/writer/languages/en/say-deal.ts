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

const whole =
  (text: string): ((bare: string) => string) =>
  () =>
    text;

/** Terms that English says with another verb. */
const clauses: Partial<Record<Term, (bare: string) => string>> = {
  vatShown: whole('VAT is shown separately on the invoice'),
  vatExcluded: whole('VAT is excluded'),
  vatIncluded: whole('VAT is included'),
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
  inspectionOnDelivery: whole('its roadworthiness inspection is done before delivery'),
  roadTaxSuspended: whole('road tax is suspended'),
  roadTaxArrearsOurs: whole('unpaid road tax bills are paid by us'),
  miniTransferDone: whole('the dealer transfer has already been done'),
  discountForWork: whole('there is a discount for the work needed'),
  roadTaxExempt: whole('it is exempt from road tax'),
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
