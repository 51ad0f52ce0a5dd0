import { ProductError } from '#domain/shared/errors.ts';
import { understandNotes } from '../brief/notes/understand-notes.ts';
import type { CopyRequest, CopyStyle, LeftOut } from '../copy.ts';
import { findHardFails } from '../quality/find-hard-fails.ts';
import { findUntold } from './find-untold.ts';
import type { Voice } from './languages/voice.ts';
import { nameWordsOf } from './text/fact-words.ts';
import { compareWithHeard, type Heard, hearTexts, nothingHeard } from './text/heard.ts';
import type { Wording } from './text/realise-plan.ts';
import { type Preparation, prepareWording } from './write-copy.ts';

/** How many wordings are compared: the freer a style, the less two texts may share. */
const wordings = { professional: 4, persuasive: 6, advanced: 6 } as const satisfies Record<CopyStyle, number>;
/** Seeds far enough apart that no two wordings try the same one. */
const stride = 1000;
/** A wording this unlike the last texts is taken without another. */
const unlike = 0.02;
/** What a sentence met before weighs. */
const repetition = 0.6;
/** What the runs met before weigh, beside the likeness to the one text most alike. */
const echoing = 0.5;
/** How many more wordings are tried when none of those is fit: the first half still apart from earlier texts. */
const patience = 8;

/** A text with what made it, and what of the notes it does not tell. */
export interface FreshCopy extends Wording {
  leftOut: readonly LeftOut[];
}

/**
 * Returns a text that may be published and does not read like the ones in `apartFrom`: its phrases are chosen
 * by what those do not hold, and of a few wordings the one least alike is taken. The same request
 * still gives the same text. Throws a ProductError when none is fit.
 */
export function writeFreshCopy(request: CopyRequest, voice: Voice, thisYear: number): FreshCopy {
  const { brief, apartFrom = [] } = request;
  const heard = apartFrom.length > 0 ? hearTexts(apartFrom, voice.quality.factWords) : nothingHeard;
  const apart = prepareWording(request, voice, thisYear, heard);
  const anyhow = apartFrom.length > 0 ? prepareWording(request, voice, thisYear, nothingHeard) : apart;
  const { aside } = understandNotes(brief);
  for (const wording of wordingsOf(request, apart, anyhow, heard)) {
    const untold = findUntold(wording.told, apart.notes, voice);
    if (untold.some(({ isNeeded }) => isNeeded)) continue;
    const leftOut = [...aside, ...untold.map(({ leftOut }) => leftOut)];
    const names = leftOut.map(({ note }) => note);
    if (findHardFails(wording.text, brief, voice.quality, names).length === 0) return { ...wording, leftOut };
  }
  throw new ProductError('unavailable', noFitText);
}

/** The wordings in the order in which they are tried: least like the earlier texts first, then others. */
function* wordingsOf(
  request: CopyRequest,
  apart: Preparation,
  anyhow: Preparation,
  heard: Heard,
): Generator<Wording> {
  if (apart !== anyhow) yield* leastAlikeFirst(request, apart, heard);
  for (let turn = 0; turn < patience; turn++) {
    yield (turn < patience / 2 ? apart : anyhow).word(request.seed + turn);
  }
}

function leastAlikeFirst(
  { brief, style, seed }: CopyRequest,
  { word }: Preparation,
  heard: Heard,
): Wording[] {
  const names = nameWordsOf(brief);
  const written: { wording: Wording; likeness: number }[] = [];
  for (let turn = 0; turn < wordings[style]; turn++) {
    const wording = word(seed + turn * stride);
    const { closest, repeated, echo } = compareWithHeard(wording.text, heard, names);
    const likeness = closest + repetition * repeated + echoing * echo;
    written.push({ wording, likeness });
    if (likeness <= unlike) break;
  }
  return written.toSorted((a, b) => a.likeness - b.likeness).map(({ wording }) => wording);
}

const noFitText = {
  it: 'Con questi dati non siamo riusciti a scrivere un testo pubblicabile: controlla marca, modello e note.',
  en: 'No publishable text could be written from these data: check make, model and notes.',
  de: 'Aus diesen Angaben ließ sich kein veröffentlichbarer Text schreiben: Marke, Modell und Notizen prüfen.',
  fr: 'Impossible d’écrire un texte publiable avec ces données : vérifiez la marque, le modèle et les notes.',
  es: 'Con estos datos no se ha podido escribir un texto publicable: revisa marca, modelo y notas.',
};
