import type { Car } from '../../brief/car/car.ts';
import type { Note } from '../../brief/notes/note.ts';
import type { SortedNotes } from '../../brief/notes/sort-notes.ts';
import type { Voice } from '../languages/voice.ts';
import { seededRandom } from '../seeded-random.ts';
import type { OwnPart } from '../text/beat.ts';
import type { Wording } from '../text/say-beat.ts';
import { partOfOwn, tellOwnWords } from '../text/tell-own-words.ts';
import { sayVehicle } from './say-vehicle.ts';

/**
 * Returns the plainest text of a car: its facts and notes as labelled lists. It tells every note that the language
 * can tell, so it stands in for any style when no finer wording may be published.
 */
export function writePlainCopy(car: Car, notes: SortedNotes, voice: Voice): Wording {
  const { plain, polish } = voice;
  const list = (lead: string, ...kinds: Note['kind'][]) => listNotes(notes, voice, lead, kinds);
  const lead = (id: 'equipment' | 'history') =>
    `${plain.headings[id]}${voice.language === 'fr' ? ' :' : ':'}`;
  const own = (part: OwnPart) => sayOwn(part, notes, voice);
  const vehicle = sayVehicle(car, voice).join(', ');
  const paragraphs = [
    [`${car.make} ${car.model}${vehicle === '' ? '' : `: ${vehicle}`}.`],
    tellPlainly('damage', notes, voice),
    [...list(lead('equipment'), 'equipment'), ...list(lead('history'), 'history', 'other'), ...own('other')],
    [...tellPlainly('deal', notes, voice), plain.closing],
  ];
  const text = paragraphs
    .filter((parts) => parts.length > 0)
    .map((parts) => polish(parts.join(' '), car))
    .join('\n\n');
  return { text, told: toldBy(notes, voice), angle: undefined, said: [] };
}

/** Returns the sentences that tell the notes' damage or their conditions of sale and nothing else. */
export function tellPlainly(part: 'damage' | 'deal', notes: SortedNotes, voice: Voice): string[] {
  const kinds = part === 'damage' ? (['damage', 'state'] as const) : (['deal'] as const);
  return [...listNotes(notes, voice, voice.leads[part][0] ?? '', kinds), ...sayOwn(part, notes, voice)];
}

function listNotes({ told }: SortedNotes, { name }: Voice, lead: string, kinds: readonly Note['kind'][]) {
  const names = told.filter(({ kind }) => kinds.includes(kind)).map((note) => name(note));
  return names.length > 0 ? [`${lead} ${names.join('; ')}.`] : [];
}

function sayOwn(part: OwnPart, { own }: SortedNotes, voice: Voice): string[] {
  const said = tellOwnWords(
    own.filter((words) => partOfOwn(words) === part),
    voice,
    seededRandom('plain'),
  );
  return said ? [said.text] : [];
}

function toldBy({ told, own }: SortedNotes, { factsOf }: Voice): Set<string> {
  const quoted = own.flatMap(({ notes }) => notes.map(({ id }) => `note ${id}`));
  return new Set([...told.flatMap((note) => factsOf(note)), ...quoted]);
}
