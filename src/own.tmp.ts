import { notesOf } from './domain/copywriting/brief/notes/fixtures/notes-of.ts';
import { understandNotes } from './domain/copywriting/brief/notes/understand-notes.ts';
import { sayNote } from './domain/copywriting/writer/languages/it/say-meaning.ts';
import { briefSchema } from './domain/vehicles/brief.ts';

for (const typed of process.argv.slice(2)) {
  for (const n of notesOf(typed))
    console.log(
      `[${n.kind}] ${n.text} → ${
        n.meanings.length
          ? sayNote(n)
              .map((s) => s.text)
              .join(' ; ') +
            ' {' +
            n.meanings.map((m) => m.term + (m.modifiers.length ? ':' + m.modifiers : '')).join(',') +
            '}'
          : '—'
      }`,
    );
}
