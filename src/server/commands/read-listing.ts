import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readListing } from '#domain/listings/read-listing.ts';
import { refusalMessages } from '#domain/listings/refusing/refusal-messages.ts';
import { readWorkbook } from '#server/gateways/listing-reader/read-workbook.ts';
import { decodePage } from '#server/gateways/pages/decode-page.ts';

const usage = 'Usage: npm run -s read-listing -- FILE [--url URL]';

/**
 * Prints the vehicle in a saved page (HTML or a site's JSON) or a stock file (Excel, too) as `{"vehicle": …, "evidence": …,
 * "conflicts": …, "equipment": …, "version": …}`, the vehicles of a stock list as an array of these.
 * Exit 0; 2 with the reason on stderr when the page is no listing, with the headers of a table that are not known;
 * 1 when it could not be read.
 */
async function main(): Promise<number> {
  const request = parseRequest();
  if (typeof request === 'string') return complain(request, 1);
  const file = await readBytes(request.file);
  if ('problem' in file) return complain(file.problem, 1);
  const reading = isArchive(file.bytes)
    ? await readWorkbook({ workbook: file.bytes })
    : readListing({ content: decodePage(file.bytes), ...(request.url ? { url: request.url } : {}) });
  if (reading.kind === 'refused') {
    const asked = reading.columns?.filter(({ meaning }) => !meaning).map(({ header }) => header) ?? [];
    return complain([refusalMessages[reading.reason].it, ...asked].join('\n'), 2);
  }
  const read = reading.kind === 'listing' ? [reading] : reading.readings;
  const shown = read.map(({ vehicle, evidence, conflicts, equipment, version }) => ({
    ...{ vehicle, evidence, conflicts, equipment },
    ...(version && { version }),
  }));
  process.stdout.write(`${JSON.stringify(reading.kind === 'listing' ? shown[0] : shown, null, 2)}\n`);
  return 0;
}

function parseRequest(): { file: string; url: string | undefined } | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { url: { type: 'string' } },
    });
    const [file, ...others] = positionals;
    return file && others.length === 0 ? { file, url: values.url } : `Name one file. ${usage}`;
  } catch (error) {
    return `${error instanceof Error ? error.message : error} ${usage}`;
  }
}

/** `PK`: the letters every zip archive begins with. */
const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function readBytes(file: string): Promise<{ bytes: Uint8Array } | { problem: string }> {
  try {
    return { bytes: await readFile(file) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    return { problem: `The file ${file} cannot be read${code}.` };
  }
}

function complain(sentence: string, exitCode: number): number {
  process.stderr.write(`${sentence}\n`);
  return exitCode;
}

process.exitCode = await main();
