import type { CopyStyle } from '../copywriting/copy.ts';
import { maskFacts } from '../copywriting/quality/mask-facts.ts';
import type { QualityWords } from '../copywriting/quality/quality-words.ts';
import type { Brief } from '../vehicles/brief.ts';
import { stateDetails } from '../vehicles/details/state-details.ts';
import type { ReviewedCar, StockStore } from './stock-job.ts';

/** A text of a job as it is compared with the others. */
export interface StockText {
  carId: string;
  position: number;
  descriptionId: string;
  brief: Brief;
  text: string;
  /** Without facts and without the sentences that the seller wants word for word in every text. */
  masked: string;
  /** The seller worded or approved it, so it stays as it is. */
  isSettled: boolean;
}

export interface ReadStockTextsDeps {
  stock: Pick<StockStore, 'findCars'>;
  /** Lets requests go first while many texts are read. */
  giveWay(): Promise<void>;
}

/** So many cars are read at once. */
const portion = 100;

/** Returns the written texts of a job, of each of these styles by itself, in the order of the file. */
export async function readStockTexts(
  { stock, giveWay }: ReadStockTextsDeps,
  { jobId, styles }: { jobId: string; styles: readonly CopyStyle[] },
  words: QualityWords,
): Promise<Map<CopyStyle, StockText[]>> {
  const texts = new Map(styles.map((style): [CopyStyle, StockText[]] => [style, []]));
  let after: number | undefined;
  do {
    const cars: ReviewedCar[] = await stock.findCars({ jobId, view: 'written', after, limit: portion });
    for (const car of cars) {
      for (const [style, known] of texts) known.push(...textOf(car, style, words));
    }
    await giveWay();
    after = cars.length === portion ? cars.at(-1)?.position : undefined;
  } while (after !== undefined);
  return texts;
}

function textOf(
  { id, position, descriptionId, approvedAt, text: written }: ReviewedCar,
  style: CopyStyle,
  words: QualityWords,
): StockText[] {
  const text = written?.description.copy[style];
  if (!written || text === undefined || descriptionId === null) return [];
  const brief = stateDetails(written.description.brief);
  return [
    {
      ...{ carId: id, position, descriptionId, brief, text },
      masked: maskText({ text, brief, locked: written.description.locked }, words),
      isSettled: written.isEdited || approvedAt !== null,
    },
  ];
}

/** The text without facts and locked sentences, to be compared. */
export const maskText = (
  { text, brief, locked }: { text: string; brief: Brief; locked: readonly string[] },
  words: QualityWords,
): string =>
  maskFacts(
    locked.reduce((rest, sentence) => rest.replaceAll(sentence, ' '), text),
    brief,
    words,
  );
