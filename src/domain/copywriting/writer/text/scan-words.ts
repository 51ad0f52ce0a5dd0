/** Slots for the hashes of runs of words; two runs that fall together do little harm. */
export const runSlots = 1 << 17;

/** Texts are read as far as this many words; no copy is nearly as long. */
const mostWords = 1500;

/** What a text is made of, as hashes; the arrays are filled anew by every scan. */
export interface Scan {
  /** Runs of three words. */
  runs: Int32Array;
  runCount: number;
  /** Runs of two. */
  pairs: Int32Array;
  pairCount: number;
  /** Long words by themselves. */
  words: Int32Array;
  wordCount: number;
  /** Whole sentences of at least four words. */
  sentences: Int32Array;
  sentenceCount: number;
}

const scan: Scan = {
  runs: new Int32Array(mostWords),
  runCount: 0,
  pairs: new Int32Array(mostWords),
  pairCount: 0,
  words: new Int32Array(mostWords),
  wordCount: 0,
  sentences: new Int32Array(mostWords),
  sentenceCount: 0,
};

const shortestSentence = 4;
const longWord = 6;
const start = 0x811c9dc5;
const prime = 0x01000193;
/** Every fact sounds the same. */
const fact = 0x1234567;
const noWords: ReadonlySet<number> = new Set();

/**
 * One pass over the letters: no words are cut out, or hearing twenty texts would cost more than
 * writing one. `@` and the last vowel of a word make no difference; numbers, `facts` and `names` are
 * one word to it, however many stand together, and single letters none. The answer is good until the next scan.
 */
export function scanWords(
  text: string,
  facts: ReadonlySet<number> = noWords,
  names: ReadonlySet<number> = noWords,
): Readonly<Scan> {
  scan.runCount = scan.pairCount = scan.wordCount = scan.sentenceCount = 0;
  let before = 0;
  let middle = 0;
  let words = 0;
  let sentenceFrom = 0;
  let word = start;
  let shorter = start;
  let length = 0;
  let lastIsVowel = false;
  let sentence = start;
  let wasFact = false;
  for (let index = 0; index <= text.length && words < mostWords; index++) {
    let code = index < text.length ? text.charCodeAt(index) : 32;
    if (code >= 65 && code <= 90) code += 32;
    if (isDigit(code) && length === 0) {
      index = endOfNumber(text, index);
      word = fact;
      lastIsVowel = false;
      length = 1;
      continue;
    }
    if ((code >= 97 && code <= 122) || code === 64 || (code >= 192 && code < 0x2000) || isDigit(code)) {
      shorter = word;
      word = Math.imul(word ^ code, prime);
      lastIsVowel = code === 97 || code === 101 || code === 105 || code === 111 || code === 64;
      length++;
      continue;
    }
    if (length > 0) {
      let last = lastIsVowel && length > 2 ? shorter : word;
      if (facts.has(last) || names.has(last)) last = word = fact;
      if ((last === fact && wasFact) || (length === 1 && last !== fact)) {
        word = start;
        length = 0;
        continue;
      }
      wasFact = last === fact;
      if (words >= 2) scan.runs[scan.runCount++] = slot(Math.imul(Math.imul(before, 31) ^ middle, 31) ^ last);
      if (words >= 1) scan.pairs[scan.pairCount++] = slot(Math.imul(middle, 127) ^ last);
      if (length >= longWord) scan.words[scan.wordCount++] = slot(last ^ (last >>> 13));
      before = middle;
      middle = Math.imul(last ^ (last >>> 15), prime);
      sentence = Math.imul(sentence ^ word, prime);
      words++;
      word = start;
      length = 0;
    }
    if ((code === 46 || code === 63 || code === 33) && !(text.charCodeAt(index + 1) > 32)) {
      if (words - sentenceFrom >= shortestSentence) scan.sentences[scan.sentenceCount++] = sentence;
      sentence = start;
      sentenceFrom = words;
    }
  }
  return scan;
}

/** The hash of one word as a scan makes it. */
export function hashWord(word: string): number {
  const letters = [...word.toLowerCase()];
  if (letters.length > 2 && 'aeio@'.includes(letters.at(-1) ?? ' ')) letters.pop();
  return letters.reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), prime), start);
}

const slot = (hash: number) => hash & (runSlots - 1);

const isDigit = (code: number) => code >= 48 && code <= 57;

/** The last place of the number that begins at `index`, its separators included. */
function endOfNumber(text: string, index: number): number {
  let end = index;
  while (
    isDigit(text.charCodeAt(end + 1)) ||
    (isSeparator(text.charCodeAt(end + 1)) && isDigit(text.charCodeAt(end + 2)))
  )
    end++;
  return end;
}

const isSeparator = (code: number) => code === 44 || code === 46 || code === 160 || code === 0x202f;
