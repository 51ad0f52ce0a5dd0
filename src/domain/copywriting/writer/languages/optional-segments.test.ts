import { describe, expect, test } from 'vitest';
import { isTried } from '#domain/fixtures/is-tried.ts';
import { type Language, languages } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { phrasesOf } from '../fixtures/phrases-of.ts';
import { type Piece, parseTemplate } from '../text/parse-template.ts';
import { writeFreshCopy } from '../write-fresh-copy.ts';
import { loadVoice } from './load-voice.ts';

type Optional = Extract<Piece, { kind: 'optional' }>;

/** Pairs of optional segments that follow one another at once, at any depth. */
function neighboursIn(pieces: readonly Piece[]): [Optional, Optional][] {
  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    const inside =
      piece.kind === 'choice'
        ? piece.options.flatMap(neighboursIn)
        : piece.kind === 'optional'
          ? neighboursIn(piece.body)
          : [];
    return piece.kind === 'optional' && next?.kind === 'optional'
      ? [[piece, next] as [Optional, Optional], ...inside]
      : inside;
  });
}

const firstWords = ({ body: [first] }: Optional) => (first?.kind === 'text' ? first.text : '');

/** "<; er ist {look}>< mit {km}>": the second goes on with a sentence that only the first one begins. */
const beginsSentence = (segment: Optional) => /^ ?[.;:] \p{L}|^ ?[.;:] $/u.test(firstWords(segment));
/** " et {wheels} sont motrices": a clause of its own. */
const isClause = ({ body }: Optional) =>
  /^ (?:et|e|y|und|and) $/u.test(body[0]?.kind === 'text' ? body[0].text : '') &&
  body[2]?.kind === 'text' &&
  /^ (?:sont|est|sono|son|sind|are) /u.test(body[2].text);
const goesOn = (segment: Optional) => /^,? (?!;)\p{Ll}|^, $/u.test(firstWords(segment)) && !isClause(segment);

/** "<, mit {doors}>< und {km}>": the second is one more thing of the word that only the first one has. */
const governs = (segment: Optional) => /\p{L}/u.test(firstWords(segment));
const isOneMore = (segment: Optional) =>
  /^ (?:und|e|ed|and|et|y|o) $/u.test(firstWords(segment)) && !isClause(segment);

/** "<, ha {doors}>< e ha percorso {km}>": without the second, two clauses stand side by side with no "and". */
const isClauseOfRow = (segment: Optional) =>
  /^, (?:è|ha|compte|est|affiche|a|tiene|es|lleva|hat|ist|steht|has|is) /u.test(firstWords(segment));
const endsRow = (segment: Optional) => /^ (?:et|e|ed|y|und|and) (?=\p{L}|$)/u.test(firstWords(segment));

describe.each(languages)('%s', (language) => {
  test('no optional segment of a phrase needs another one for its grammar', async () => {
    const leaning = phrasesOf(await loadVoice(language)).filter((phrase) =>
      neighboursIn(parseTemplate(phrase).body).some(
        ([first, second]) =>
          (beginsSentence(first) && goesOn(second)) ||
          (governs(first) && isOneMore(second)) ||
          (isClauseOfRow(first) && endsRow(second)),
      ),
    );
    expect([...new Set(leaning)]).toEqual([]);
  });
});

/** A figure put after "is" as if it were what the car is. */
const bareFigure = {
  it: /(?:^|[.] )[^.]*\bè (?!del\b)[^.;:]*(?:,| e) (?!del\b|con\b|da\b|ha\b)[\d.]+ km/u,
  en: /\bis (?:a |an )?(?:used|red)[^.;:]* and [\d,]+ km/u,
  de: /(?:ist|wird|steht)(?:(?! mit | hat )[^.;:])* und [\d.]+ km(?! gelaufen)/u,
  fr: /\best (?:rouge|d’occasion)(?:(?! avec | compte | affiche )[^.;:])* et [\d\s\u202f]+ km/u,
  es: /\bes (?:rojo|roja|de color rojo|usado)(?:(?! con | tiene )[^.;:])* y [\d.]+ km/u,
} as const satisfies Record<Language, RegExp>;

test.each(languages)('%s: an opening is a sentence whichever data a used car lacks', async (language) => {
  const voice = await loadVoice(language);
  const broken: string[] = [];
  const optional = {
    category: 'Hatchback',
    doors: 5,
    color: 'Rosso',
    mileage: 64000,
    year: 2019,
    condition: 'Usato',
  };
  const names = Object.keys(optional) as (keyof typeof optional)[];
  for (let subset = 0; subset < 2 ** names.length; subset++) {
    const given = Object.fromEntries(
      names.flatMap((name, bit) => (subset & (1 << bit) ? [[name, optional[name]]] : [])),
    );
    const brief = briefSchema.parse({
      ...{ make: 'Volkswagen', model: 'Golf', price: 17900, power: 150 },
      ...given,
    });
    for (let seed = 1; seed <= 10; seed++) {
      if (!isTried(subset + seed, 5)) continue;
      const { text } = writeFreshCopy({ brief, style: 'professional', language, seed }, voice, 2026);
      if (bareFigure[language].test(text)) broken.push(`${Object.keys(given)}: ${text.slice(0, 160)}`);
    }
  }
  expect(broken).toEqual([]);
});
