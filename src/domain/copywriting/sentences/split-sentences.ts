/** One sentence of a text, where it stands (UTF-16 units, end excluded) and in which paragraph. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
  paragraph: number;
}

/** The sentences of a text in any of the five languages; nothing but blank space lies between them. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let paragraph = 0;
  for (const block of text.matchAll(/\S(?:[^\n]|\n(?!\s*\n))*/gu)) {
    let start = block.index;
    for (const stop of block[0].matchAll(ending)) {
      if (isAbbreviation(block[0].slice(Math.max(0, stop.index - looksBack), stop.index))) continue;
      const end = block.index + stop.index + stop[0].trimEnd().length;
      sentences.push({ text: text.slice(start, end), start, end, paragraph });
      start = block.index + stop.index + stop[0].length;
    }
    const rest = block[0].slice(start - block.index).trimEnd();
    if (rest !== '') sentences.push({ text: rest, start, end: start + rest.length, paragraph });
    paragraph++;
  }
  return sentences;
}

/** A stop, what closes with it, and the space before the next sentence; looked for where stops begin, or many in a row would take their square. */
const ending = /(?<![.?!…])[.?!…]+["»”’')\]]*\s+(?=["«“„‘'([¿¡]*[\p{Lu}\p{N}])|\n/gu;

const abbreviations =
  /(?:^|[\s(])(?:ca|circa|n|nr|no|num|art|artt|ss|es|ecc|sig|dott|ing|tel|max|min|incl|inkl|zzgl|evtl|bzw|usw|approx|vs|St|Mr|Mrs|env|ex|etc|aprox|ej|Bj|Erstzul|EZ|TÜV-Nr)$/iu;

/** More than any abbreviation and what stands before it. */
const looksBack = 20;

const isAbbreviation = (before: string) => abbreviations.test(before) || /(?:^|[\s(.])\p{L}$/u.test(before);
