import { capitalise } from '#domain/shared/capitalise.ts';
import type { OwnWords } from '../../brief/notes/sort-notes.ts';
import type { Leads, Voice } from '../languages/voice.ts';
import type { Random } from '../seeded-random.ts';
import type { OwnPart, OwnPlace } from './beat.ts';
import type { Filling } from './fill-template.ts';

/** Returns the part of a text that a seller's own words stand in. */
export const partOfOwn = ({ kind }: OwnWords): OwnPart => {
  if (kind === 'damage' || kind === 'state') return 'damage';
  return kind === 'deal' ? 'deal' : 'other';
};

/** Returns which of all the seller's own words stand in one place of a text. */
export function ownAt(
  place: OwnPlace,
  all: readonly OwnWords[],
  { placesOf }: Pick<Voice, 'placesOf'>,
): OwnWords[] {
  const places = placesOf?.(all);
  return all.filter((words) => (places?.get(words) ?? partOfOwn(words)) === place);
}

/** Returns the seller's own words of one part: clauses as sentences, all else after a colon; undefined without any. */
export function tellOwnWords(
  own: readonly OwnWords[],
  { language, leads, composeOwn }: Pick<Voice, 'language' | 'leads' | 'composeOwn'>,
  random: Random,
): Filling | undefined {
  const [first] = own;
  if (!first) return undefined;
  const part = partOfOwn(first);
  const after = (
    lead: keyof Leads,
    things: readonly OwnWords[],
    list: (texts: readonly string[]) => string,
  ) => (things.length > 0 ? [`${random.pick(leads[lead])} ${list(things.map(({ text }) => text))}.`] : []);
  const typed = own.filter(({ isQuoted }) => !isQuoted);
  const { sentences, left: ours } = composeOwn?.(part, typed, random) ?? { sentences: [], left: typed };
  return {
    text: [
      ...sentences.map(capitalise),
      ...ours.filter(({ isSentence }) => isSentence).map(({ text }) => `${capitalise(text)}.`),
      ...after(
        part,
        ours.filter(({ isSentence }) => !isSentence),
        (texts) => (part === 'damage' && language !== 'de' ? texts.map(lowered) : texts).join('; '),
      ),
      ...after(
        'quoted',
        own.filter(({ isQuoted }) => isQuoted),
        (texts) => quote(texts, language),
      ),
    ].join(' '),
    facts: own.flatMap(({ notes }) => notes.map(({ id }) => `note ${id}`)),
  };
}

/** A fault that began a line of the notes; none begins with a name. */
const lowered = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const marks = { it: '“”', en: '“”', de: '»«', fr: '«»', es: '«»' } as const;

/** Returns each as a quotation in the marks of a language, parted by commas. */
export function quote(texts: readonly string[], language: Voice['language']): string {
  const [open, close] = marks[language];
  return texts.map((text) => `${open}${text}${close}`).join(', ');
}
