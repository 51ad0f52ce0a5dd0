import type { ArchiveFile, PackArchive } from '../accounts/own-data/archive.ts';
import type { User } from '../accounts/user.ts';
import type { ChannelId } from '../copywriting/channels/channel.ts';
import { copyStyles } from '../copywriting/copy.ts';
import { composeAdvertisements } from './compose-advertisements.ts';
import { eachCar } from './each-car.ts';
import { getStockJob } from './get-stock-job.ts';
import type { ReviewedCar, StockStore } from './stock-job.ts';

export interface ExportTextsDeps {
  stock: Pick<StockStore, 'findJob' | 'findCars'>;
  packArchive: PackArchive;
  now(): Date;
}

/**
 * Returns a zip, read while it is sent, with the advertisements of a job's approved cars for a channel: a text file for
 * each car and style, named by the car's place in the file.
 */
export async function exportTexts(
  deps: ExportTextsDeps,
  user: Pick<User, 'ownerId'>,
  { jobId, channel }: { jobId: string; channel: ChannelId },
): Promise<AsyncIterable<Uint8Array>> {
  const job = await getStockJob(deps, user, jobId);
  return deps.packArchive(filesOf(deps, { jobId: job.id, channel }), deps.now());
}

async function* filesOf(
  { stock, now }: ExportTextsDeps,
  { jobId, channel }: { jobId: string; channel: ChannelId },
): AsyncIterable<ArchiveFile> {
  const thisYear = now().getFullYear();
  for await (const car of eachCar(stock, { jobId, view: 'approved' })) {
    if (!car.text) continue;
    const texts = await composeAdvertisements(car.text, { channel, styles: copyStyles, thisYear });
    for (const [style, text] of texts) yield { path: `${nameOf(car)}-${style}.txt`, pieces: [text] };
  }
}

/** Letters, digits and dashes only, whatever the car is called. */
function nameOf({ position, text }: ReviewedCar): string {
  const { make = '', model = '' } = text?.description.brief ?? {};
  const plain = `${make} ${model}`.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '');
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return [String(position).padStart(4, '0'), ...words.slice(0, 8)].join('-');
}
