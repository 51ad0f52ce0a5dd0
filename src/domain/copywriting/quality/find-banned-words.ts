import { escapePattern } from '#domain/shared/escape-pattern.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import type { QualityWords } from './quality-words.ts';

/** Words no advertisement may carry, or signs a template left behind. */
const bannedWordRules = ['banned-word', 'placeholder'] as const;

/** Where such words stand in a text, in UTF-16 units, end excluded. */
export interface BannedWord {
  rule: (typeof bannedWordRules)[number];
  start: number;
  end: number;
}

/**
 * The words of a text that must not be published whatever the car, in the order of the text. The name
 * of the car is no such word: there is a "Green" among the models.
 */
export function findBannedWords(
  text: string,
  { forbidden }: Pick<QualityWords, 'forbidden'>,
  { make, model }: Pick<Brief, 'make' | 'model'>,
): BannedWord[] {
  const nameless = [`${make} ${model}`, model, make].reduce(blank, text);
  const found = bannedWordRules.flatMap((rule) =>
    (forbidden[rule] ?? []).flatMap((pattern) =>
      [...nameless.matchAll(new RegExp(pattern, withGlobal(pattern.flags)))].map(({ 0: words, index }) => ({
        rule,
        ...wholeWords(nameless, index, index + words.length),
      })),
    ),
  );
  const sorted = found.sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter(({ start }, index) => sorted.slice(0, index).every(({ end }) => end <= start));
}

/** Patterns name stems ("ecologic"); people see words. */
function wholeWords(text: string, start: number, end: number): { start: number; end: number } {
  const isLetter = (index: number) => /\p{L}/u.test(text.charAt(index));
  let [from, to] = [start, end];
  while (isLetter(from) && isLetter(from - 1)) from--;
  while (isLetter(to - 1) && isLetter(to)) to++;
  return { start: from, end: to };
}

const withGlobal = (flags: string) => (flags.includes('g') ? flags : `${flags}g`);

/** Stands for a letter of the car's name: neither a letter nor one of the signs looked for. */
const nameMark = '§';

function blank(text: string, name: string): string {
  if (name.trim() === '') return text;
  const literally = escapePattern(name);
  return text.replace(new RegExp(literally, 'giu'), (found) => nameMark.repeat(found.length));
}
