import { dayOf } from '#domain/shared/days.ts';
import { ProductError } from '#domain/shared/errors.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import { writeFatturaPa } from '../../billing/fattura-pa/write-fattura-pa.ts';
import { hasElectronicInvoice } from '../../billing/get-electronic-invoice.ts';
import type { ReceiptStore } from '../../billing/receipt.ts';
import type { TicketStore } from '../tickets.ts';
import type { User } from '../user.ts';
import type { ArchiveFile, PackArchive } from './archive.ts';
import { descriptionFiles } from './description-files.ts';
import { exportWords } from './export-words.ts';
import { longParts, type OwnDataStore, shortParts } from './own-data-store.ts';
import { type Proof, type ProveDeps, proveOneself } from './prove-oneself.ts';
import { exportExpired, tooManyExports } from './refusals.ts';

const minute = 60_000;
/** Long enough for the browser to go there at once. */
const ticketLasts = 5 * minute;
/** Each reads everything somebody has. */
const limit = { most: 5, milliseconds: 24 * 60 * minute };
/** A download that breaks off begins anew; a program that begins it without end reads everything each time. */
const downloads = { most: 20, milliseconds: 24 * 60 * minute };

/**
 * The secret by which somebody who has shown that he is himself downloads his data within five minutes.
 * Throws as `proveOneself`, and `too-many-requests` after five in a day.
 */
export async function askForExport(
  deps: ProveDeps & { tickets: Pick<TicketStore, 'issue'> },
  user: User,
  proof: Proof,
): Promise<string> {
  const { tickets, now } = deps;
  await proveOneself(deps, user, proof);
  await takeTurn(deps, `own-data:${user.id}`, limit, tooManyExports);
  return tickets.issue('own-data', user.id, new Date(now().getTime() + ticketLasts));
}

export interface ExportDeps extends TurnDeps {
  ownData: OwnDataStore;
  receipts: ReceiptStore;
  tickets: Pick<TicketStore, 'find'>;
  packArchive: PackArchive;
}

/**
 * Everything that is kept of the user as an archive, read while it is sent, with its file's name. The secret
 * stays good for its minutes, so that a broken download can begin anew. Throws `not-found` for one that is
 * over or somebody else's, `too-many-requests` after twenty downloads in a day.
 */
export async function exportOwnData(
  deps: ExportDeps,
  user: User,
  secret: string,
): Promise<{ name: string; bytes: AsyncIterable<Uint8Array> }> {
  const { tickets, packArchive, now } = deps;
  if ((await tickets.find('own-data', secret, now())) !== user.id) {
    throw new ProductError('not-found', exportExpired);
  }
  await takeTurn(deps, `own-data-download:${user.id}`, downloads, tooManyExports);
  return { name: `autoscritto-${dayOf(now())}.zip`, bytes: packArchive(filesOf(deps, user), now()) };
}

async function* filesOf(deps: ExportDeps, user: User): AsyncIterable<ArchiveFile> {
  const { ownData, receipts, now } = deps;
  const words = exportWords[user.language];
  yield { path: 'README.txt', pieces: [words.readme(dayOf(now()))] };
  yield { path: 'data.json', pieces: dataOf(deps, user) };
  for (const receipt of await receipts.findOfUser(user.id)) {
    if (!hasElectronicInvoice(receipt)) continue;
    const { name, xml } = writeFatturaPa(receipt);
    yield { path: `receipts/${name}`, pieces: [xml] };
  }
  yield* descriptionFiles(ownData.eachDescription(user.id), words.styles);
}

/** One JSON object with a list for each part, a piece at a time. */
async function* dataOf({ ownData, receipts, now }: ExportDeps, user: User): AsyncIterable<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now())}`;
  for (const part of shortParts) yield listed(part, await ownData.findPart(part, user));
  yield listed('receipts', await receipts.findOfUser(user.id));
  for (const part of longParts) {
    yield `,\n${JSON.stringify(part)}: [`;
    let between = '\n';
    for await (const rows of ownData.eachOf(part, user.id)) {
      for (const row of rows) {
        yield between + JSON.stringify(row);
        between = ',\n';
      }
    }
    yield '\n]';
  }
  yield '\n}\n';
}

const listed = (part: string, rows: readonly unknown[]) =>
  `,\n${JSON.stringify(part)}: ${JSON.stringify(rows, null, 1)}`;
