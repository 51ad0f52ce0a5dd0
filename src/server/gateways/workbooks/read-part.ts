import { Parser } from 'htmlparser2';
import { type Budget, partText } from './part-text.ts';
import type { ZipPart } from './zip-parts.ts';

/** What is done with the elements of a part, by their names without prefix. */
export interface PartReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  /** With the text that stood in the element itself, at most `longestText` of it. */
  close?(name: string, text: string): void;
  /** True once nothing more of the part is needed. */
  isDone?(): boolean;
}

/** Excel's own limit is 32,767; what is longer describes no car. */
const longestText = 5000;
/** Sheets are seven deep: the parser looks through all open elements for the one that is closed. */
const deepest = 60;

/** Reads one part as XML; a part that is missing is an empty one. Throws for what no program writes. */
export async function readPart(part: ZipPart | undefined, budget: Budget, reader: PartReader): Promise<void> {
  if (!part) return;
  const texts: string[] = [];
  let isTooDeep = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        texts.push('');
        isTooDeep ||= texts.length > deepest;
        reader.open?.(withoutPrefix(name), attributes);
      },
      ontext(text) {
        const before = texts.at(-1);
        if (before !== undefined && before.length < longestText) {
          texts[texts.length - 1] = before + text.slice(0, longestText);
        }
      },
      onclosetag: (name) => reader.close?.(withoutPrefix(name), texts.pop() ?? ''),
    },
    { xmlMode: true },
  );
  for await (const text of partText(part, budget)) {
    parser.write(text);
    if (isTooDeep) throw new Error('an element of a workbook is too deep');
    if (reader.isDone?.()) return;
  }
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
