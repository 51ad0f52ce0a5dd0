import { hasVerb } from '../../../../brief/notes/has-verb.ts';
import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';
import type { Random } from '../../../seeded-random.ts';
import type { OwnPart } from '../../../text/beat.ts';
import { correctWords } from './correct-words.ts';
import { findFault } from './is-sound.ts';

/** Whether a seller speaks of himself: said by anybody else it would be another's car. */
export const speaksOfHimself = (text: string): boolean => ofHimself.test(text);

const ofHimself =
  /(?<!\p{L})(?:per me|da me|mi|mio|mia|miei|mie|io|ho|sono (?:il|la)|vendo|cedo|uso|faccio|facevo|usavo|usavamo|preferisco|prendo|abito|adoro|tengo|compro|lascio|regalo|cambio auto)(?!\p{L})/iu;

/** Whether what a seller said can be quoted: a clause in whole words. Shorthand would only look careless. */
export function isSpeakable(text: string): boolean {
  const fault = findFault(text);
  const isWhole = fault === undefined || !/^(?:unknown|brackets|hangs|bare figure)/u.test(fault);
  return isWhole && (hasVerb(text, 'it') || ofHimself.test(text)) && text.split(' ').length >= fewestWords;
}

const fewestWords = 3;

/** Returns what a seller said as a quotation of his own. */
export function quoteSeller(part: OwnPart, spoken: readonly OwnWords[], random: Random): string | undefined {
  if (spoken.length === 0) return undefined;
  const said = spoken.map(({ text }) => capitalised(correctWords(text)).replace(/[“”"«»]/gu, ''));
  return `${random.pick(ledUp[part])} “${said.join('. ')}”`;
}

const ledUp: Readonly<Record<OwnPart, readonly string[]>> = {
  other: ['chi l@ vende l@ racconta così:', 'con le parole di chi l@ vende:', 'dice chi l@ vende:'],
  deal: ['chi l@ vende aggiunge:', 'aggiunge chi l@ vende:'],
  damage: ['da sapere, con le parole di chi l@ vende:', 'da tenere presente, come scrive chi l@ vende:'],
};

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
