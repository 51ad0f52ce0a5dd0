import { ProductError } from '#domain/shared/errors.ts';
import { findLeftOut } from '../brief/notes/find-left-out.ts';
import type { CopyRequest } from '../copy.ts';
import { findHardFails } from '../quality/find-hard-fails.ts';
import type { Voice } from './languages/voice.ts';
import { type Heard, nothingHeard } from './text/heard.ts';
import type { OnText } from './text/realise-plan.ts';
import { writeCopy } from './write-copy.ts';

/** How many wordings are tried before giving up. */
const wordings = 8;
/** After so many, what the last texts sounded like no longer matters. */
const careful = 4;

/**
 * A text that may be published: should the wording of the seed have a hard fail, the next seeds are
 * tried in order, so the same request still gives the same text. Throws a ProductError when none is fit.
 */
export function writeFitCopy(
  request: CopyRequest,
  voice: Voice,
  thisYear: number,
  {
    write = writeCopy,
    heard = nothingHeard,
    onText,
  }: { write?: typeof writeCopy; heard?: Heard; onText?: OnText | undefined } = {},
): string {
  const leftOut = findLeftOut(request.brief, voice);
  for (let turn = 0; turn < wordings; turn++) {
    const text = write(
      { ...request, seed: request.seed + turn },
      voice,
      thisYear,
      turn < careful ? heard : nothingHeard,
      onText,
    );
    if (findHardFails(text, request.brief, voice.quality, leftOut).length === 0) return text;
  }
  throw new ProductError('unavailable', noFitText);
}

const noFitText = {
  it: 'Con questi dati non siamo riusciti a scrivere un testo pubblicabile: controlla marca, modello e note.',
  en: 'No publishable text could be written from these data: check make, model and notes.',
  de: 'Aus diesen Angaben ließ sich kein veröffentlichbarer Text schreiben: Marke, Modell und Notizen prüfen.',
  fr: 'Impossible d’écrire un texte publiable avec ces données : vérifiez la marque, le modèle et les notes.',
  es: 'Con estos datos no se ha podido escribir un texto publicable: revisa marca, modelo y notas.',
};
