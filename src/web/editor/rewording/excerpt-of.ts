const most = 48;

/** Returns a sentence, or its first words when it is long, to call it by. */
export function excerptOf(sentence: string): string {
  if (sentence.length <= most) return sentence;
  return `${sentence.slice(0, most).replace(/[\s,;:]+\S*$/u, '')}…`;
}
