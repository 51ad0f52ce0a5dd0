/** Shorter ones take no time, however many marks they have. */
const harmless = 2000;
/** Unicode's own bound for streams: more marks on one letter stand in no language. */
const pile = /(\p{M}{30})\p{M}+/gu;

/**
 * A text whose letters carry at most thirty marks each. Composing and decomposing takes the square of the
 * marks on one letter: a megabyte of them would take a minute.
 */
export function boundMarks(text: string): string {
  return text.length < harmless ? text : text.replace(pile, '$1');
}
