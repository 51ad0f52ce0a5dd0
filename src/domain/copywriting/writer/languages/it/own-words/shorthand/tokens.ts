import { readWord, type Word } from '../../grammar/read-word.ts';

/** A word of an item, as read and as typed; a remark in brackets is one token. */
export interface Token extends Word {
  typed: string;
}

/** Returns the words of an item, its remarks in brackets and its commas. */
export const tokensOf = (text: string): Token[] =>
  (text.replace(/[’']/gu, "'").match(/\([^()]*\)|,|\p{L}+'(?=\p{L})|[^\s,()]+/gu) ?? []).map((typed) =>
    typed === ',' || typed.startsWith('(')
      ? { text: typed, typed, kind: 'unknown', nouns: [], adjectives: [] }
      : { ...readWord(typed), typed },
  );

/** Returns the words from one on as they were typed. */
export const typedFrom = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(at)
    .map(({ typed }) => ` ${typed}`)
    .join('')
    .replace(/ ,/gu, ',')
    .replace(elided, '')
    .trim();

/** The space behind an elided article: "dell' olio". */
export const elided = /(?<=(?<!\p{L})(?:l|un|d|c|s|n|dell|all|dall|nell|sull|quell)') /giu;
