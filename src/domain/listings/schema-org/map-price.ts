import type { EvidenceSource, Finding } from '../listing-reading.ts';
import { isObject, type JsonObject } from '../page/page-content.ts';
import { textOf } from '../page/walk-json.ts';

/** The asking price of the offers, in the offer or its priceSpecification; list prices and rates are left out. */
export function priceOf(offers: JsonObject[], source: EvidenceSource): Finding[] {
  return offers.flatMap((offer) => {
    const specifications = [offer.priceSpecification].flat().filter((one) => isObject(one));
    return [
      ...amountOf(offer, textOf(offer.priceCurrency), 'offers.price', source),
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
  const isRate = ['billingDuration', 'billingIncrement', 'referenceQuantity'].some(
    (key) => key in specification,
  );
  return (
    !isRate && !/list|msrp|strike|invoice|suggested/i.test(kind) && textOf(specification.unitCode) !== 'MON'
  );
}

function amountOf(
  node: JsonObject,
  currency: string | undefined,
  where: string,
  source: EvidenceSource,
): Finding[] {
  const amount = textOf(node.price);
  if (!amount) return [];
  const isNet = /false$/i.test(String(node.valueAddedTaxIncluded ?? ''));
  const number = amount.replace(/\.0+$/, '');
  const says = isNet ? `${number} net` : `${number} ${currency ?? ''}`.trim();
  return [{ field: 'price', source, where, raw: currency ? `${amount} ${currency}` : amount, says }];
}
