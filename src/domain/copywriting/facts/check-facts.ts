import type { Brief } from '#domain/vehicles/brief.ts';
import type { Claim } from './claim.ts';
import { compileWords } from './compiled-words.ts';
import { findBody } from './find-body.ts';
import { findColor } from './find-color.ts';
import { findCondition } from './find-condition.ts';
import { findDrive } from './find-drive.ts';
import { findFigures } from './find-figures.ts';
import { findFuel } from './find-fuel.ts';
import { findStatements } from './find-statements.ts';
import { findThings } from './find-things.ts';
import { findTransmission } from './find-transmission.ts';
import { findWarranty } from './find-warranty.ts';
import { judgeFigure } from './judge-figure.ts';
import type { Judging } from './judging.ts';
import { type LanguageWords, readBrief } from './known.ts';
import { mergeClaims } from './merge-claims.ts';
import { preparePassage } from './passage.ts';

export interface FactCheck {
  /** The words of the text's language. */
  language: LanguageWords;
  /** Those of every language the notes may be in; the same array each time, as briefs are remembered. */
  notes: readonly LanguageWords[];
  /** For ages: without it "sette anni" is supported by the notes only. */
  thisYear?: number | undefined;
}

/** Every claim of a text about its vehicle, tied to what the brief says, in the order of the text. */
export function checkFacts(text: string, brief: Brief, { language, notes, thisYear }: FactCheck): Claim[] {
  const { facts: words } = language;
  const patterns = compileWords(words);
  const low = preparePassage(text, brief, patterns.idioms);
  const { terms } = language;
  const judging: Judging = { low, known: readBrief(brief, notes), words, patterns, terms, thisYear };
  return mergeClaims(
    [
      ...findNumbers(judging),
      ...findFuel(judging),
      ...findTransmission(judging),
      ...findDrive(judging),
      ...findBody(judging),
      ...findCondition(judging),
      ...findColor(judging),
      ...findWarranty(judging),
      ...findStatements(judging),
      ...findThings(judging),
    ],
    low,
  );
}

const findNumbers = (judging: Judging): Claim[] =>
  findFigures(judging.low, judging.words, judging.patterns).flatMap((figure) => {
    const finding = judgeFigure(judging, figure);
    return finding ? [{ ...finding, start: figure.start, end: figure.end }] : [];
  });
