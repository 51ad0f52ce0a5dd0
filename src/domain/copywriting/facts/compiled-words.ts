import { compileAfter, compileBefore, compilePattern, expandPattern } from './compile-pattern.ts';
import type { Bound, Cue, FactWords } from './fact-words.ts';
import { type FigureUnit, figureUnits } from './figure.ts';
import type { Statement } from './statements.ts';

type Patterns<Key extends string> = readonly (readonly [Key, RegExp])[];

/** A language's words as regular expressions, made once. */
export interface CompiledWords {
  figure: RegExp;
  numberWord: RegExp;
  wordFigure: RegExp;
  units: Patterns<FigureUnit>;
  leads: Patterns<FigureUnit>;
  half: RegExp | undefined;
  bounds: Patterns<Bound>;
  cues: Readonly<Record<Cue, RegExp>>;
  clock: RegExp;
  labels: Readonly<Record<LabelFamily, Patterns<string>>>;
  statements: Patterns<Statement>;
  colorOfCar: Around;
  colorOfPart: Around;
  presenting: RegExp;
  comparing: RegExp;
  warranty: RegExp;
  noWarranty: RegExp;
  makerWarranty: RegExp;
  extendedWarranty: RegExp;
  negations: RegExp;
  connectors: RegExp;
  hypotheses: RegExp;
  plainWords: RegExp;
  idioms: RegExp;
}

export type LabelFamily = 'fuel' | 'transmission' | 'drive' | 'body' | 'condition' | 'color';

interface Around {
  before: RegExp;
  after: RegExp;
}

const compiled = new WeakMap<FactWords, CompiledWords>();

/** The patterns of a language, compiled when first asked for. */
export function compileWords(words: FactWords): CompiledWords {
  const known = compiled.get(words);
  if (known) return known;
  const made = compile(words);
  compiled.set(words, made);
  return made;
}

function compile(words: FactWords): CompiledWords {
  return {
    figure: new RegExp(`${digits}(?:[ -]?(?:${words.thousand})(?![a-zß-ÿœ]))?`, 'g'),
    ...compileNumberWords(words.numbers),
    units: figureUnits.map((unit) => [unit, compileUnit(words.units[unit])] as const),
    leads: entriesOf(words.leads).map(([unit, pattern]) => [unit, compileBefore(pattern)] as const),
    half: words.half === undefined ? undefined : compileAfter(` ${words.half}`),
    bounds: entriesOf(words.bounds).map(([bound, pattern]) => [bound, compileBefore(pattern)] as const),
    cues: Object.fromEntries(
      entriesOf(words.cues).map(([cue, pattern]) => [cue, compilePattern(pattern)]),
    ) as Record<Cue, RegExp>,
    clock: compileBefore(words.clock),
    labels: {
      fuel: patternsOf(words.fuel),
      transmission: patternsOf(words.transmission),
      drive: patternsOf(words.drive),
      body: patternsOf(words.body),
      condition: patternsOf(words.condition),
      color: patternsOf(words.color),
    },
    statements: patternsOf(words.statements),
    colorOfCar: around(words.colorOfCar),
    colorOfPart: around(words.colorOfPart),
    presenting: compileBefore(words.presenting),
    comparing: compileBefore(words.comparing),
    warranty: compilePattern(words.warranty),
    noWarranty: compilePattern(words.noWarranty),
    makerWarranty: compilePattern(words.makerWarranty),
    extendedWarranty: compilePattern(words.extendedWarranty),
    negations: compilePattern(words.negations),
    connectors: compilePattern(words.connectors),
    hypotheses: compilePattern(words.hypotheses),
    plainWords: compilePattern(words.plainWords),
    idioms: compilePattern(words.idioms),
  };
}

/** "a hundred" begins with its article, "a five-door" does not. */
function compileNumberWords(numbers: FactWords['numbers']) {
  const isOne = (word: string) => numbers[word] === 1 && !word.endsWith('und');
  const all = Object.keys(numbers).sort((a, b) => b.length - a.length);
  const ones = all.filter(isOne).join('|');
  const big = all.filter((word) => (numbers[word] ?? 0) >= 100).join('|');
  const others = all.filter((word) => !isOne(word)).join('|');
  const run = `(?:(?:${ones})[ -]?(?=${big})|(?:${others}))(?:[ -]?(?:${all.join('|')}))*|${ones}`;
  return {
    numberWord: new RegExp(all.join('|'), 'g'),
    wordFigure: new RegExp(`(?<![a-zß-ÿœ\\d])(?:${run})(?![a-zß-ÿœ]*[ -]*\\d)`, 'g'),
  };
}

/** Grouped in threes by a point, comma, space or apostrophe, or plain; with decimals. */
const digits =
  "(?<![a-zß-ÿœ\\d])(?<!\\d[.,'/:-])(?:\\d{1,3}(?:[ .,']\\d{3})+(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d{1,2}(?!\\d))?)";

const compileUnit = (pattern: string) =>
  new RegExp(`^[\\s-]?(?:${expandPattern(pattern)})(?!'?[a-zß-ÿœ]|\\d)`);

const around = ({ before, after }: { before: string; after: string }): Around => ({
  before: compileBefore(before),
  after: compileAfter(after),
});

const entriesOf = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>) =>
  Object.entries(record) as [Key, Value][];

const patternsOf = <Key extends string>(record: Readonly<Record<Key, string>>): Patterns<Key> =>
  entriesOf(record).map(([key, pattern]) => [key, compilePattern(pattern)] as const);
