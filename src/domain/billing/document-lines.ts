import type { PaymentLine } from '../subscriptions/payments.ts';
import type { Receipt } from './receipt.ts';
import { splitTotal } from './vat-of.ts';

/** A line as a document shows it, in euro cents; without `item` it is a credit or debt from earlier bills. */
export interface DocumentLine {
  item: PaymentLine | undefined;
  amountCents: number;
  netCents: number;
}

/**
 * The lines of a document with their nets, which add up to its total and its net to the cent: what was
 * paid out of an earlier credit is a line of its own, and the last line takes what rounding leaves.
 */
export function documentLines({ lines, totalCents, vat }: Pick<Receipt, 'lines' | 'totalCents' | 'vat'>) {
  const amounts: Omit<DocumentLine, 'netCents'>[] = lines.map((item) => ({
    item,
    amountCents: item.amountCents,
  }));
  const balance = balanceOf({ lines, totalCents });
  if (balance !== 0) amounts.push({ item: undefined, amountCents: balance });

  let leftCents = vat.netCents;
  return amounts.map((line, index): DocumentLine => {
    const isLast = index === amounts.length - 1;
    const netCents = isLast ? leftCents : splitTotal(line.amountCents, vat).netCents;
    leftCents -= netCents;
    return { ...line, netCents };
  });
}

/** What earlier bills left over, in cents: with it the lines add up to the total. */
export const balanceOf = ({ lines, totalCents }: Pick<Receipt, 'lines' | 'totalCents'>) =>
  totalCents - lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
