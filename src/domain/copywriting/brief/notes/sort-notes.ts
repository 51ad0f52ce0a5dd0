import type { Language } from '#domain/shared/languages.ts';
import { hasVerb } from './has-verb.ts';
import { kindOfWords } from './kind-of-words.ts';
import type { Note } from './note.ts';

/** What becomes of the notes in a text of one language; each is in exactly one of the three. */
export interface SortedNotes {
  /** Understood, and the language has words for all they say. */
  told: readonly Note[];
  /** Told in the seller's own words. */
  own: readonly OwnWords[];
  /** Not told: typed in another language and not understood. */
  leftOut: readonly Note[];
}

/** A stretch of the notes that stands in a text as the seller wrote it. */
export interface OwnWords {
  kind: Note['kind'];
  text: string;
  /** Holds a verb, so that it is a sentence; else it can only stand in a list. */
  isSentence: boolean;
  /** In another language than the text: a damage or a condition of sale that may not be missing. */
  isQuoted: boolean;
  /** Could be printed as it stands. */
  isWrittenOut: boolean;
  notes: readonly Note[];
}

/**
 * Sorts the notes by how a text in this language tells them; `says` is whether it has words for an understood
 * one, `isReadable` whether the seller's own words can stand in it.
 */
export function sortNotes(
  notes: readonly Note[],
  language: Language,
  says: (note: Note) => boolean,
  isReadable: (own: OwnWords) => boolean = () => true,
): SortedNotes {
  const told: Note[] = [];
  const own: OwnWords[] = [];
  const leftOut: Note[] = [];
  const leant = leantOn(notes);
  const isSaid = (note: Note) => note.meanings.length > 0 && says(note) && !leant.has(note);
  for (const [sentence, items] of Map.groupBy(notes, (note) => note.sentence)) {
    const unsaid = items.filter((note) => !isSaid(note));
    const first = unsaid[0];
    const isWhole = first?.language === language && sentence.isProse;
    if (!isWhole) told.push(...items.filter(isSaid));
    if (!first) continue;
    if (isWhole) {
      const { text, isWrittenOut } = sentence;
      own.push({ ...ownWords(items), text, isSentence: true, isWrittenOut });
    } else {
      for (const run of runsOf(unsaid)) {
        const words = ownWords(run);
        if (run[0]?.language === language && !isReadable(words)) leftOut.push(...run);
        else if (run[0]?.language === language) own.push(words);
        else {
          own.push(...run.filter(mayNotBeMissing).map((note) => ({ ...ownWords([note]), isQuoted: true })));
          leftOut.push(...run.filter((note) => !mayNotBeMissing(note)));
        }
      }
    }
  }
  return { told, own, leftOut };
}

/** Damage and conditions of sale, by their words too where they are not understood. */
const mayNotBeMissing = ({ kind, text }: Note) =>
  kind === 'damage' ||
  kind === 'state' ||
  kind === 'deal' ||
  (kind === 'other' && kindOfWords(text) !== 'other');

/** Neighbours of one language that are told in one sentence: "sedile alto, si sale senza piegarsi". */
function runsOf(notes: readonly Note[]): Note[][] {
  const runs: Note[][] = [];
  for (const note of notes) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last && last.id + 1 === note.id && last.language === note.language;
    if (isNext && (leans.test(note.text) || goesOn(last, note))) runs.at(-1)?.push(note);
    else runs.push([note]);
  }
  return runs;
}

/** A clause without a subject of its own is of the thing before it. */
const goesOn = (last: Note, note: Note) =>
  last.kind === note.kind && !isClause(last) && isClause(note) && withoutSubject.test(note.text);

const withoutSubject = /^(?:(?:che|ci|vi|si|ne|l[’']|lo|la|le|li) |(?:però|ma|perché|così|quindi|poi|e) )/iu;

/** "vetro elettrico non va, fermo in su", "prezzo con finanziamento 18.950, altrimenti 20.450": nothing by itself. */
const leans =
  /^(?:(?:ferm|blocc?at|incastrat)[oaie] (?:in|su|giù|a) |non (?:original|omologat|funzionant)[oaie](?!\p{L})|(?:niente|nulla) di (?:che|grave|serio|importante)|cosa da poco|altrimenti |oppure |se no |anche (?:incidentat|sinistrat|guast|fus|ferm)\p{L}+|anche non marciant\p{L}+|l[oaei] \p{L}{3,}iamo(?!\p{L})|sennò |l['’]altr[oa] )/iu;

/** Notes that the next one of their sentence says more of: the two are told together. */
const leantOn = (notes: readonly Note[]): ReadonlySet<Note> =>
  new Set(
    notes.filter((note, index) => {
      const next = notes[index + 1];
      return next?.sentence === note.sentence && next.meanings.length === 0 && leans.test(next.text);
    }),
  );

const isClause = ({ text, language }: Note) => hasVerb(text, language);

function ownWords(notes: readonly Note[]): OwnWords {
  const kinds = notes.map(({ kind }) => kind);
  const worst = (['damage', 'state', 'deal'] as const).find((kind) => kinds.includes(kind));
  const text = notes.map((note) => note.text).join(', ');
  const [first = 'other'] = kinds;
  return {
    kind: worst ?? (first === 'other' ? kindOfWords(text) : first),
    text,
    isSentence: notes.some(isClause),
    isQuoted: false,
    isWrittenOut: false,
    notes,
  };
}
