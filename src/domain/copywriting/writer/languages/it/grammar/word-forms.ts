import adjectives from 'italian-adjectives-dict/dist/adjectives.json' with { type: 'json' };
import words from 'italian-words-dict/dist/words.json' with { type: 'json' };
import type { Noun } from '../../../../brief/notes/noun-of.ts';

/** What a word may be; gender and number in each reading. */
export interface WordForms {
  nouns: readonly Noun[];
  adjectives: readonly Noun[];
}

interface DictionaryWord {
  G: string | null;
  P?: string | null;
}

interface DictionaryAdjective {
  MP?: string | null;
  FS?: string | null;
  FP?: string | null;
}

const none: WordForms = { nouns: [], adjectives: [] };

/** Returns what a small-written Italian word may be; without readings where the dictionaries do not hold it. */
export function formsOf(word: string): WordForms {
  return forms.get(word) ?? none;
}

/** Whether a small-written word is the beginning of a longer one: "risc", "serb", but not "parrot". */
export function isShortened(word: string): boolean {
  inOrder ??= [...forms.keys()].sort();
  let [from, to] = [0, inOrder.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((inOrder[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return inOrder[from]?.startsWith(word) ?? false;
}

/** Sorted only once somebody asks. */
let inOrder: string[] | undefined;

const forms = readDictionaries();

function readDictionaries(): ReadonlyMap<string, WordForms> {
  const all = new Map<string, { nouns: Noun[]; adjectives: Noun[] }>();
  const add = (word: string | null | undefined, kind: keyof WordForms, noun: Noun) => {
    if (!word) return;
    const before = all.get(word) ?? { nouns: [], adjectives: [] };
    before[kind].push(noun);
    all.set(word, before);
  };
  for (const [word, { G, P }] of Object.entries(words as Record<string, DictionaryWord>)) {
    if (G === null) continue;
    const gender = G === 'F' ? 'f' : 'm';
    add(word, 'nouns', { gender, plural: P === word });
    if (P === word) add(word, 'nouns', { gender, plural: false });
    else add(P, 'nouns', { gender, plural: true });
  }
  for (const [word, { MP, FS, FP }] of Object.entries(adjectives as Record<string, DictionaryAdjective>)) {
    add(word, 'adjectives', { gender: 'm', plural: false });
    add(MP, 'adjectives', { gender: 'm', plural: true });
    add(FS, 'adjectives', { gender: 'f', plural: false });
    add(FP, 'adjectives', { gender: 'f', plural: true });
  }
  return all;
}
