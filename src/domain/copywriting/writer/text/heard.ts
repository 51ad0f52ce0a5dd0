/**
 * What the seller's last texts sounded like: how many of them hold each run of words, and
 * which sentences they are made of. Of a fixed size, however long and many the texts are.
 */
export interface Heard {
  texts: number;
  /** By the hash of a run; two runs that fall together only make the writer a little more careful. */
  runs: Uint8Array;
  sentences: ReadonlySet<number>;
}

const slots = 1 << 17;

export const nothingHeard: Heard = { texts: 0, runs: new Uint8Array(slots), sentences: new Set() };

/** Hears a few prior texts once; phrases are then looked up in what was heard. */
export function hearTexts(texts: readonly string[]): Heard {
  if (texts.length === 0) return nothingHeard;
  const runs = new Uint8Array(slots);
  const lastIn = new Uint8Array(slots);
  const sentences = new Set<number>();
  for (const [index, text] of texts.entries()) {
    const mark = (index % 255) + 1;
    const hear = (run: number) => {
      if (lastIn[run] === mark) return;
      lastIn[run] = mark;
      if ((runs[run] ?? 0) < 255) runs[run] = (runs[run] ?? 0) + 1;
    };
    walk(text, hear, hear, (sentence) => sentences.add(sentence));
  }
  return { texts: texts.length, runs, sentences };
}

/**
 * The runs of three words of some fixed words; of two words the pair, of one long word itself. `@`
 * and the last vowel of a word make no difference.
 */
export function runsIn(text: string): readonly number[] {
  const runs: number[] = [];
  const pairs: number[] = [];
  const words: number[] = [];
  walk(
    text,
    (run) => runs.push(run),
    (run, isPair) => (isPair ? pairs : words).push(run),
  );
  return [runs, pairs, words].find((found) => found.length > 0) ?? [];
}

/** How often the runs of a phrase were heard, all together, each counted a few times at most. */
export function timesHeard(runs: readonly number[], heard: Heard): number {
  let times = 0;
  for (const run of runs) times += Math.min(most, heard.runs[run] ?? 0);
  return times;
}

/** How much of a filled phrase was heard: its runs, and far more its sentences as they are. */
export function echo(text: string, heard: Heard): number {
  let times = 0;
  if (heard.texts === 0) return times;
  walk(
    text,
    (run) => {
      times += Math.min(most, heard.runs[run] ?? 0);
    },
    () => {},
    (sentence) => {
      if (heard.sentences.has(sentence)) times += sentenceWeight;
    },
  );
  return times;
}

/** How much of a whole text was heard before (0 to 1), and how many of its sentences word for word. */
export function compareWithHeard(text: string, heard: Heard): { share: number; repeated: number } {
  let all = 0;
  let known = 0;
  let repeated = 0;
  walk(
    text,
    (run) => {
      all++;
      if (heard.runs[run]) known++;
    },
    () => {},
    (sentence) => {
      if (heard.sentences.has(sentence)) repeated++;
    },
  );
  return { share: all === 0 ? 0 : known / all, repeated };
}

/** Sentences of fewer words, figures aside, may come again. */
const shortest = 5;
const start = 0x811c9dc5;
/** Beyond so often a run is simply common. */
const most = 2;
/** What a whole sentence met before weighs, in runs. */
const sentenceWeight = 20;
/** Letters of a word that is heard even by itself. */
const longWord = 6;
/** Every number sounds the same. */
const number = 0x1234567;
const prime = 0x01000193;

/** One pass over the letters: no words are cut out, or twenty texts would cost more than writing one. */
function walk(
  text: string,
  onRun: (run: number) => void,
  onShorter: (run: number, isPair: boolean) => void,
  onSentence?: (sentence: number) => void,
): void {
  let before = 0;
  let middle = 0;
  let words = 0;
  let word = start;
  let shorter = start;
  let length = 0;
  let lastIsVowel = false;
  let sentence = start;
  let from = 0;
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? lowerCase(text.charCodeAt(index)) : 32;
    if (length === 0 && isDigit(code)) {
      index = endOfNumber(text, index);
      word = number;
      lastIsVowel = false;
      length = 1;
      continue;
    }
    if (isLetter(code) || (length > 0 && isDigit(code))) {
      shorter = word;
      word = Math.imul(word ^ code, prime);
      lastIsVowel = isEnding(code);
      length++;
      continue;
    }
    if (length > 0) {
      const last = lastIsVowel && length > 2 ? shorter : word;
      if (words >= 2) onRun((Math.imul(Math.imul(before, 31) ^ middle, 31) ^ last) & (slots - 1));
      if (words >= 1) onShorter((Math.imul(middle, 127) ^ last) & (slots - 1), true);
      if (length >= longWord) onShorter((last ^ (last >>> 13)) & (slots - 1), false);
      before = middle;
      middle = Math.imul(last ^ (last >>> 15), prime);
      words++;
      sentence = Math.imul(sentence ^ word, prime);
      word = start;
      length = 0;
    }
    if (onSentence && isStop(code) && !(text.charCodeAt(index + 1) > 32)) {
      if (words - from >= shortest) onSentence(sentence);
      sentence = start;
      from = words;
    }
  }
}

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

const lowerCase = (code: number) => (code >= 65 && code <= 90 ? code + 32 : code);
const isDigit = (code: number) => code >= 48 && code <= 57;
const isSeparator = (code: number) => code === 44 || code === 46 || code === 160 || code === 0x202f;
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 192 && code < 0x2000) || code === 64;
const isStop = (code: number) => code === 46 || code === 63 || code === 33;
const isEnding = (code: number) => code === 97 || code === 101 || code === 105 || code === 111 || code === 64;
