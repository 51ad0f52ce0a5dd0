import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import type { ArchiveFile, PackArchive } from '../accounts/own-data/archive.ts';
import type { User } from '../accounts/user.ts';
import { writeFatturaPa } from '../billing/fattura-pa/write-fattura-pa.ts';
import { hasElectronicInvoice } from '../billing/get-electronic-invoice.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import { registerLine, registerTitles } from './document-register.ts';
import type { DocumentStore } from './document-store.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { noDocuments, tooManyDocumentExports } from './refusals.ts';

export interface ExportDocumentsDeps extends AdministrationDeps, TurnDeps {
  documents: DocumentStore;
  packArchive: PackArchive;
}

/** Each reads a whole month of everybody's documents. */
const limit = { most: 20, milliseconds: 60 * 60_000 };
/** So many documents are held at once. */
const portion = 200;

/**
 * The documents of a month as an archive, written while it is sent, with its file's name: the electronic
 * invoices under the names the SDI wants, and a register of all. That they were taken out is written down
 * before. Throws `not-found` for a month without any, `too-many-requests` after twenty in an hour.
 */
export async function exportDocuments(
  deps: ExportDocumentsDeps,
  admin: User,
  month: string,
  language: Language,
): Promise<{ name: string; bytes: AsyncIterable<Uint8Array> }> {
  const { administration, documents, packArchive, now } = deps;
  await takeTurn(deps, `documents:${admin.id}`, limit, tooManyDocumentExports);
  const numbers = await documents.findNumbers(month);
  if (numbers.length === 0) throw new ProductError('not-found', noDocuments);
  const name = `documents-${month}.zip`;
  const done = { action: 'export', subjectId: '', subject: name, before: '', after: month } as const;
  await administration.writeAuditEntry(newAuditEntry(deps, admin, done));
  return { name, bytes: packArchive(filesOf(documents, { numbers, month, language }), now()) };
}

/** The register comes last and of the same reading, so that it names each invoice that is there and no other. */
async function* filesOf(
  documents: DocumentStore,
  { numbers, month, language }: { numbers: readonly string[]; month: string; language: Language },
): AsyncIterable<ArchiveFile> {
  const register = [registerTitles(language)];
  for (let from = 0; from < numbers.length; from += portion) {
    for (const document of await documents.findByNumbers(numbers.slice(from, from + portion))) {
      const invoice = hasElectronicInvoice(document) ? writeFatturaPa(document) : undefined;
      if (invoice) yield { path: `xml/${invoice.name}`, pieces: [invoice.xml] };
      register.push(registerLine(document, invoice?.name ?? '', language));
    }
  }
  yield { path: `register-${month}.csv`, pieces: register };
}
