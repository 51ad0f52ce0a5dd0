import { notesOf } from './domain/copywriting/brief/notes/fixtures/notes-of.ts';
import { wordings } from './domain/copywriting/vocabulary/fixtures/wordings/wordings.ts';
import { sayNote } from './domain/copywriting/writer/languages/it/say-meaning.ts';

for (const { typed, language } of wordings) {
  if (language !== 'it') continue;
  const notes = notesOf(typed);
  console.log(
    typed,
    '|',
    notes
      .map((n) =>
        n.meanings.length
          ? sayNote(n)
              .map((s) => s.text)
              .join(' ; ')
          : `— ${n.text}`,
      )
      .join(' // '),
  );
}
