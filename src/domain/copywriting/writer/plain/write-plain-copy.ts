import { locales } from '#domain/shared/locales.ts';
import { type VehicleField, vehicleFields } from '#domain/vehicles/vehicle.ts';
import type { Car } from '../../brief/car/car.ts';
import type { Note } from '../../brief/notes/note.ts';
import type { SortedNotes } from '../../brief/notes/sort-notes.ts';
import type { Voice } from '../languages/voice.ts';
import { seededRandom } from '../seeded-random.ts';
import type { OwnPart } from '../text/beat.ts';
import type { Wording } from '../text/say-beat.ts';
import { tellOwnWords } from '../text/tell-own-words.ts';

/**
 * Returns the plainest text of a car: its facts and notes as labelled lists. It tells every note that the language
 * can tell, so it stands in for any style when no finer wording may be published.
 */
export function writePlainCopy(car: Car, notes: SortedNotes, voice: Voice): Wording {
  const { plain, polish } = voice;
  const list = (lead: string, ...kinds: Note['kind'][]) => listNotes(notes, voice, lead, kinds);
  const own = (part: OwnPart) => sayOwn(part, notes, voice);
  const vehicle = sayVehicle(car, voice);
  const paragraphs = [
    [`${car.make} ${car.model}${vehicle === '' ? '' : `: ${vehicle}`}.`],
    tellPlainly('damage', notes, voice),
    [...list(plain.equipment, 'equipment'), ...list(plain.history, 'history', 'other'), ...own('other')],
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
  const said = tellOwnWords(part, own, voice, seededRandom('plain'));
  return said ? [said.text] : [];
}

function toldBy({ told, own }: SortedNotes, { factsOf }: Voice): Set<string> {
  const quoted = own.flatMap(({ notes }) => notes.map(({ id }) => `note ${id}`));
  return new Set([...told.flatMap((note) => factsOf(note)), ...quoted]);
}

/** "anno 2019, 48.000 km, colore: blu": what is known of the form's facts, in the order people read them. */
function sayVehicle(car: Car, { language, plain }: Voice): string {
  const number = new Intl.NumberFormat(locales[language], { useGrouping: 'always' });
  const value = (field: VehicleField): string | undefined => {
    const given = field === 'category' ? car.body : car[field];
    if (given === undefined || field === 'make' || field === 'model') return undefined;
    if (typeof given === 'number') return field === 'year' ? String(given) : number.format(given);
    const label = drives[given] ?? given;
    const names: Readonly<Record<string, string>> = plain.options[field as keyof typeof plain.options];
    return inSentence(names[label] ?? label, language);
  };
  return vehicleFields
    .flatMap((field) => {
      const said = value(field);
      return said === undefined || field === 'make' || field === 'model'
        ? []
        : [plain.fields[field].replace('{}', said)];
    })
    .join(', ');
}

/** The form offers the same drive under English letters too. */
const drives: Readonly<Record<string, string>> = { FWD: 'Anteriore', RWD: 'Posteriore', AWD: 'Integrale' };

/** Small letters but for German nouns, names and codes. */
const inSentence = (name: string, language: Voice['language']) =>
  language === 'de' || /\d/u.test(name)
    ? name
    : name.replace(/^\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase());
