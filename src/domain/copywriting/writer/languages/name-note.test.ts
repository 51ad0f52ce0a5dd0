import { expect, it } from 'vitest';
import { type Language, languages } from '#domain/shared/languages.ts';
import { expandAbbreviations } from '../../brief/notes/expand-abbreviations.ts';
import { expandForeign } from '../../brief/notes/expand-foreign.ts';
import type { Note } from '../../brief/notes/note.ts';
import { readSentence } from '../../brief/notes/read-sentence.ts';
import { splitNotes } from '../../brief/notes/split-notes.ts';
import { wordings } from '../../vocabulary/fixtures/wordings/wordings.ts';
import { loadVoice } from './load-voice.ts';

/** The note that a dealer's wording becomes; undefined when it is cut in pieces. */
function noteOf(typed: string, language: Language): Note | undefined {
  const [sentence, ...more] = splitNotes(
    language === 'it' ? expandAbbreviations(typed) : expandForeign(typed),
  );
  const [note, ...others] = sentence ? readSentence(sentence, language, 0) : [];
  return more.length + others.length > 0 ? undefined : note;
}

const voices = await Promise.all(languages.map(loadVoice));

it('the table is long enough to hold the vocabulary', () => {
  expect(wordings.length).toBeGreaterThan(300);
});

it.each(wordings)('"$typed" is named in full and no more in each language', ({ typed, language, names }) => {
  const note = noteOf(typed, language);
  const named = languages.map((one, index) => [one, note && voices[index]?.name(note)]);
  expect(Object.fromEntries(named)).toEqual(names);
});
