import type { SimulatedLine } from '../simulated-subscription.ts';

/**
 * Sets the unused rests kept as credit against a bill's lines. What is more than the bill asks stays
 * credit; all amounts in cents, the bill's never below 0.
 */
export function takeCredit(
  charged: readonly SimulatedLine[],
  credit: readonly SimulatedLine[],
): { lines: SimulatedLine[]; amountCents: number; credit: SimulatedLine[] } {
  const lines = charged.filter(({ amountCents }) => amountCents > 0);
  let open = sumOf(lines);
  const left: SimulatedLine[] = [];
  for (const rest of [...credit, ...charged.filter(({ amountCents }) => amountCents < 0)]) {
    const taken = Math.min(open, -rest.amountCents);
    if (taken > 0) lines.push({ ...rest, amountCents: -taken });
    if (taken < -rest.amountCents) left.push({ ...rest, amountCents: rest.amountCents + taken });
    open -= taken;
  }
  return { lines, amountCents: open, credit: left };
}

export const sumOf = (lines: readonly { amountCents: number }[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
