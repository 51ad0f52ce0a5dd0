import type { EvidenceSource, Finding } from '../listing-reading.ts';
import { isObject, type JsonObject } from '../page/page-content.ts';
import { textOf } from '../page/walk-json.ts';

/** The asking price of the offers, in the offer or its priceSpecification; list prices and rates are left out. */
export function priceOf(offers: JsonObject[], source: EvidenceSource): Finding[] {
  return offers.flatMap((offer) => {
    const specifications = [offer.priceSpecification].flat().filter((one) => isObject(one));
    const rates = specifications.filter((one) => isRate(one)).map(({ price }) => textOf(price));
    const stated = rates.includes(textOf(offer.price)) ? {} : offer;
    return [
      ...amountOf(stated, textOf(offer.priceCurrency), 'offers.price', source),
      ...specifications
        .filter(isAskingPrice)
        .flatMap((one) =>
          amountOf(
            one,
            textOf(one.priceCurrency) ?? textOf(offer.priceCurrency),
            'offers.priceSpecification.price',
            source,
          ),
        ),
    ];
  });
}

function isAskingPrice(specification: JsonObject): boolean {
  const kind = textOf(specification.priceType) ?? '';
  return !isRate(specification) && !/list|msrp|strike|invoice|suggested/i.test(kind);
}

const isRate = (specification: JsonObject) =>
  textOf(specification.unitCode) === 'MON' ||
  ['billingDuration', 'billingIncrement', 'referenceQuantity'].some((key) => key in specification);

function amountOf(
  node: JsonObject,
  currency: string | undefined,
  where: string,
  source: EvidenceSource,
): Finding[] {
  const amount = textOf(node.price);
  if (!amount) return [];
  const isNet = [node.valueAddedTaxIncluded]
    .flat()
    .some((stated) => stated === false || /false$/i.test(textOf(stated) ?? ''));
  const number = amount.replace(/\.0+$/, '');
  const says = isNet ? `${number} net` : `${number} ${currency ?? ''}`.trim();
  return [{ field: 'price', source, where, raw: currency ? `${amount} ${currency}` : amount, says }];
}
