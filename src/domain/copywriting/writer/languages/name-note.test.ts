import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/shared/languages.ts';
import { expandAbbreviations } from '../../brief/notes/expand-abbreviations.ts';
import { expandForeign } from '../../brief/notes/expand-foreign.ts';
import type { Note } from '../../brief/notes/note.ts';
import { splitNotes } from '../../brief/notes/split-notes.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { kindOfMeaning } from '../../vocabulary/defects.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import { wordings } from '../../vocabulary/fixtures/wordings/wordings.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import { loadVoice } from './load-voice.ts';
import type { Voice } from './voice.ts';

/** The note that a dealer's wording becomes; undefined when it is cut in pieces or not understood in full. */
function noteOf(typed: string, language: Language): Note | undefined {
  const [text = '', ...more] = splitNotes(
    language === 'it' ? expandAbbreviations(typed) : expandForeign(typed),
  ).flat();
  if (more.length > 0 || !isUnderstood(text, allTermWords[language])) return undefined;
  const meanings = findMeanings(text, allTermWords[language]);
  const kind = meanings[0] ? kindOfMeaning(meanings[0]) : 'equipment';
  return { kind, shape: 'noun', text, noun: undefined, concept: undefined, language, meanings };
}

it('the table is long enough to hold the vocabulary', () => {
  expect(wordings.length).toBeGreaterThan(300);
});

describe.each(languages)('in %s', (language) => {
  let voice: Voice;
  beforeAll(async () => {
    voice = await loadVoice(language);
  });

  it.each(wordings)('"$typed" is named in full and no more', ({ typed, language: from, names }) => {
    const note = noteOf(typed, from);
    expect(note && voice.name(note)).toBe(names[language]);
  });
});
