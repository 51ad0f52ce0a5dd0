import { describe, expect, test } from 'vitest';
import { copyStyles } from '#domain/copywriting/copy.ts';
import { isTried } from '#domain/fixtures/is-tried.ts';
import { type Language, languages } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { isTold } from '../../brief/notes/is-told.ts';
import { understandNotes } from '../../brief/notes/understand-notes.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { offlineCopywriter } from '../offline-copywriter.ts';

/** Notes typed in the language of the text: equipment the writer knows, and anything else. */
const notes = {
  it: {
    known: ['climatizzatore', 'tetto apribile', 'sedili riscaldati', 'gancio traino'],
    others: [
      'zingarelli turbomatti',
      'unico proprietario',
      'prezzo trattabile',
      'graffio sul cofano',
      'airbag non esplosi',
    ],
  },
  en: {
    known: ['air conditioning', 'sunroof', 'heated seats', 'tow bar'],
    others: [
      'zingarelli turbomatti',
      'one owner',
      'price negotiable',
      'scratch on the bonnet',
      'airbags not deployed',
    ],
  },
  de: {
    known: ['Klimaanlage', 'Schiebedach', 'Sitzheizung', 'Anhängerkupplung'],
    others: [
      'Zingarelli Turbomatti',
      'scheckheftgepflegt',
      'Preis verhandelbar',
      'Kratzer an der Motorhaube',
      'fahrbereit',
    ],
  },
  fr: {
    known: ['climatisation', 'toit ouvrant', 'sièges chauffants', 'attelage'],
    others: [
      'zingarelli turbomatti',
      'première main',
      'prix négociable',
      'rayure sur le capot',
      'voiture roulante',
    ],
  },
  es: {
    known: ['aire acondicionado', 'techo solar', 'asientos calefactables', 'enganche de remolque'],
    others: [
      'zingarelli turbomatti',
      'único dueño',
      'precio negociable',
      'arañazo en el capó',
      'funciona bien',
    ],
  },
} as const satisfies Record<Language, { known: readonly string[]; others: readonly string[] }>;

const briefs = {
  'with all data': {
    ...{ year: 2019, mileage: 64000, fuelType: 'Diesel', power: 150, price: 17900, doors: 5, color: 'Rosso' },
    ...{ category: 'Hatchback', condition: 'Usato', transmission: 'Manuale', driveType: 'Anteriore' },
  },
  'with few data': { price: 7900 },
};

const writer = offlineCopywriter({ now: () => new Date('2026-11-21T10:00:00Z') });

describe.each(languages)('%s: a single note typed in this language', (language) => {
  describe.each(copyStyles)('in the style %s', (style) => {
    test.each(Object.entries(briefs))('of a car %s is said or named as left out', async (_, data) => {
      const lost: string[] = [];
      for (const [number, note] of [...notes[language].known, ...notes[language].others].entries()) {
        const isKnown = (notes[language].known as readonly string[]).includes(note);
        const brief = briefSchema.parse({ make: 'Volkswagen', model: 'Golf', notes: note, ...data });
        for (let seed = 1; seed <= 8; seed++) {
          if (!isTried(number + seed, 4)) continue;
          const { text, leftOut } = await writer.write({ brief, style, language, seed });
          const said = understandNotes(brief).notes.every((one) => isTold(one, text, allTermWords[language]));
          if (!said && (isKnown || !leftOut.includes(note))) lost.push(`${note} ${seed}: ${text}`);
        }
      }
      expect(lost).toEqual([]);
    });
  });
});
