import type { Claim } from '#domain/copywriting/facts/claim.ts';
import { loadFactChecker } from '#domain/copywriting/facts/load-fact-checker.ts';
import { findHardFails } from '#domain/copywriting/quality/find-hard-fails.ts';
import { loadQualityWords } from '#domain/copywriting/quality/load-quality-words.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import type { Language } from '#domain/shared/languages.ts';
import { type Brief, briefSchema } from '#domain/vehicles/brief.ts';
import type { SampleBrief } from '#web/landing/sample-brief.ts';
import type { TiedSample, VehicleFact } from '#web/landing/tied-sample.ts';
import { sayFacts } from './say-facts.ts';
import { type Tie, tieText } from './tie-text.ts';

/**
 * What the writer without a language model makes of a brief, every claim tied to its fact. A text we
 * would not publish, one with a claim that is not in the data above all, breaks the build.
 */
export async function writeTiedSample(
  sample: SampleBrief,
  language: Language,
  clock: { now(): Date },
): Promise<TiedSample> {
  const { style, seeds } = sample;
  const brief = briefIn(sample, language);
  const { text, leftOut } = await offlineCopywriter(clock).write({
    ...{ brief, style, language },
    seed: seeds[language],
  });
  const check = await loadFactChecker(language);
  const claims = check(text, brief);
  const wrong = claims.filter(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicting');
  const fails = findHardFails(text, brief, await loadQualityWords(language));
  if (wrong.length + fails.length + leftOut.length > 0) {
    throw new Error(`Not fit to be shown: ${JSON.stringify({ language, text, wrong, fails, leftOut })}`);
  }
  const name = nameIn(text, brief);
  const ties = claims.map((claim) => besides(name, tieOf(claim, text, sample.notes[language])));
  const { category, color } = brief;
  return {
    drawing: { ...(category && { category }), ...(color && { color }) },
    paragraphs: tieText(text, [name, ...ties]),
    facts: sayFacts(sample, language),
    words: text
      .trim()
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    claims: claims.length,
  };
}

export const briefIn = ({ vehicle, targeting, notes }: SampleBrief, language: Language): Brief =>
  briefSchema.parse({ ...vehicle, ...targeting, notes: notes[language].join(', ') });

/** What the car is called is no claim of the fact check: it is looked up as it was given. */
function nameIn(text: string, { make, model }: Brief): Tie {
  const name = `${make} ${model}`;
  const start = text.indexOf(name);
  if (start < 0) throw new Error(`A text without its car: ${text}`);
  return { fact: 'model', start, end: start + name.length };
}

/** Of a claim that runs into the name ("used Toyota Yaris") what stands before it. */
function besides(name: Tie, tie: Tie): Tie {
  if (tie.end <= name.start || tie.start >= name.end) return tie;
  return { ...tie, end: Math.max(tie.start, name.start - 1) };
}

const factOf: Partial<Record<keyof Brief, VehicleFact>> = {
  make: 'model',
  model: 'model',
  category: 'model',
  year: 'year',
  mileage: 'mileage',
  fuelType: 'engine',
  power: 'engine',
  transmission: 'transmission',
  color: 'color',
  doors: 'doors',
  condition: 'condition',
  warranty: 'warranty',
  price: 'price',
};

function tieOf({ start, end, source }: Claim, text: string, notes: readonly string[]): Tie {
  if (source?.field === 'notes') {
    const index = notes.findIndex((note) => note.includes(source.value) || source.value.includes(note));
    const whole = text.indexOf(notes[index] ?? '');
    const ending = whole + (notes[index]?.length ?? 0);
    // The check knows the thing, "scratch"; a note that stands in the text as it was typed is tied whole.
    const isWhole = whole >= 0 && whole <= start && ending >= end;
    if (index >= 0)
      return { fact: `note-${index + 1}`, ...(isWhole ? { start: whole, end: ending } : { start, end }) };
  }
  const fact = source && factOf[source.field];
  if (!fact) throw new Error(`A claim that rests on nothing shown: ${JSON.stringify(source)}`);
  return { fact, start, end };
}
