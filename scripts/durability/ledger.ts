/** What the server has acknowledged last, and what it may have kept of calls that got no answer. */
export interface Kept<Value> {
  sure: Value;
  unsure: Value[];
  /** Every value that was ever asked to be kept, in its order. */
  asked: Value[];
}

export interface CarLedger {
  /** The persuasive text in Italian. */
  text: Kept<string>;
  /** Cents it was sold for; undefined while it stands. */
  soldFor: Kept<number | undefined>;
  isDeleted: Kept<boolean>;
}

/** What one dealer was told is kept. He asks for one thing after the other, so the last answer counts. */
export interface DealerLedger {
  id: string;
  cookie: string;
  cars: Map<string, CarLedger>;
  sentence: Kept<string | undefined>;
  /** Subjects of messages by the contact form. */
  messages: Set<string>;
  acknowledged: number;
  /** Calls without an answer, or with one that promises nothing. */
  unanswered: number;
}

export const kept = <Value>(sure: Value): Kept<Value> => ({ sure, unsure: [], asked: [sure] });

export function openLedger({ id, cookie }: { id: string; cookie: string }): DealerLedger {
  return {
    ...{ id, cookie, cars: new Map(), sentence: kept(undefined), messages: new Set() },
    ...{ acknowledged: 0, unanswered: 0 },
  };
}

/**
 * Asks for a value to be kept. An answer makes it sure and whatever was unsure before is over; without one it
 * may or may not have been kept.
 */
export async function put<Value>(
  place: Kept<Value>,
  value: Value,
  ask: () => Promise<boolean>,
): Promise<void> {
  place.asked.push(value);
  if (await ask()) {
    place.sure = value;
    place.unsure = [];
  } else place.unsure.push(value);
}

/** Whether what is read is the last that was acknowledged, or something later; from now on that is what is sure. */
export function settle<Value>(place: Kept<Value>, read: Value): boolean {
  const isRight = place.sure === read || place.unsure.includes(read);
  place.sure = read;
  place.unsure = [];
  return isRight;
}
