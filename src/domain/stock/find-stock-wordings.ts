import type { Language } from '#domain/shared/languages.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import { tooManyOfMinute } from '../descriptions/limit-writing.ts';
import { type ReadNotesDeps, readNotes } from '../descriptions/read-notes.ts';
import { isUnsaid } from '../vehicles/notes/is-unsaid.ts';
import { maxWordingLength } from '../vehicles/notes/notes-length.ts';
import { recallSentences } from '../wordings/recall-sentences.ts';
import type { WordingStore } from '../wordings/wording.ts';
import { getStockJob } from './get-stock-job.ts';
import { readCarEntry } from './read-car-entry.ts';
import { requireStock } from './require-stock.ts';
import type { StockStore } from './stock-job.ts';

/** Words in the notes of cars that are no sentence yet. */
export interface StockWording {
  /** By which the same words are known again, however they are typed. */
  key: string;
  typed: string;
  /** The seller's remembered sentence, else the one the words most likely stand for. */
  proposed: string;
  isRemembered: boolean;
  /** In how many cars they stand. */
  cars: number;
}

export interface StockWordings {
  /** Each once, in the order of the file. */
  wordings: readonly StockWording[];
  /** How many cars were read. */
  read: number;
  /** Where to read on; absent when all cars are read. */
  next?: number;
}

/** So many cars are read at once, 10 to 25 ms each: a file of 2,000 in twenty calls. */
const portion = 100;
const perMinute = { most: 30, milliseconds: 60_000 };

/**
 * Reads the notes of the cars of a job that wait to be written, a hundred at a time from a position on, and returns what
 * of them texts of a language would only repeat as typed. Throws `forbidden` without a plan that writes the stock,
 * `too-many-requests` from the 31st time within a minute on.
 */
export async function findStockWordings(
  deps: ReadNotesDeps &
    TurnDeps & {
      stock: Pick<StockStore, 'findJob' | 'findCars'>;
      wordings: Pick<WordingStore, 'findByKeys'>;
      /** Lets requests go first while many notes are read. */
      giveWay(): Promise<void>;
    },
  user: User,
  { jobId, language, after }: { jobId: string; language: Language; after?: number | undefined },
): Promise<StockWordings> {
  const job = await getStockJob(deps, user, jobId);
  requireStock(user);
  await takeTurn(deps, `stock-wordings:${user.id}`, perMinute, tooManyOfMinute(perMinute.most));
  const cars = await deps.stock.findCars({ jobId: job.id, view: 'open', after, limit: portion });
  const found = new Map<string, StockWording>();
  for (const { entry } of cars) {
    const readings = await readNotes(deps, { car: readCarEntry(entry), language });
    const asked = await recallSentences(deps, { ownerId: user.ownerId, language }, readings.filter(isUnsaid));
    const ofCar = new Map(asked.map((one) => [one.key, one]));
    for (const [key, { typed, told, proposed = told || typed, remembered }] of ofCar) {
      const { cars: before, ...earlier } = found.get(key) ?? { cars: 0 };
      const sentence = remembered?.sentence ?? proposed;
      if (typed.length > maxWordingLength || sentence.length > maxWordingLength) continue;
      found.set(key, {
        ...{ key, typed, proposed: sentence, isRemembered: remembered !== undefined, ...earlier },
        cars: before + 1,
      });
    }
    await deps.giveWay();
  }
  const last = cars.length === portion ? cars.at(-1) : undefined;
  return { wordings: [...found.values()], read: cars.length, ...(last && { next: last.position }) };
}
