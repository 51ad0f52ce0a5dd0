import type { Language } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import type { Copywriter } from '../copywriting/copy.ts';
import type { Brief } from '../vehicles/brief.ts';
import { noTargeting, type TargetingField } from '../vehicles/targeting.ts';

/** Enough to try some cars behind an address that a firm shares; too few to write a stock by. */
const perDay = { most: 10, milliseconds: 24 * 60 * 60_000 };

export interface WriteFirstTextDeps extends TurnDeps {
  /** Never a language model: no visitor's call costs anything. */
  offlineWriter: Copywriter;
  newSeed(): number;
}

/** What a visitor may state of a car. */
export type FirstBrief = Omit<Brief, TargetingField>;

/**
 * Returns the professional text of a visitor's car, in another wording each time; nothing is stored.
 * `client` is the address the visitor calls from. Throws `too-many-requests` for its 11th text within a day.
 */
export async function writeFirstText(
  { offlineWriter, newSeed, ...turns }: WriteFirstTextDeps,
  client: string,
  { car, language }: { car: FirstBrief; language: Language },
): Promise<string> {
  await takeTurn(turns, `first-text:${client}`, perDay, tooManyFirstTexts(perDay.most));
  const brief = { ...car, ...noTargeting };
  const { text } = await offlineWriter.write({ brief, style: 'professional', language, seed: newSeed() });
  return text;
}

const tooManyFirstTexts = (most: number): Localised => ({
  it: `Da qui oggi sono già stati provati ${most} testi. Con un account gratuito continui subito; altrimenti riprova domani.`,
  en: `${most} texts have already been tried from here today. With a free account you can carry on now; otherwise try again tomorrow.`,
  de: `Von hier aus wurden heute schon ${most} Texte ausprobiert. Mit einem kostenlosen Konto machen Sie gleich weiter, sonst versuchen Sie es morgen wieder.`,
  fr: `${most} textes ont déjà été essayés d’ici aujourd’hui. Avec un compte gratuit, vous continuez tout de suite ; sinon, réessayez demain.`,
  es: `Hoy ya se han probado ${most} textos desde aquí. Con una cuenta gratuita puedes seguir ahora mismo; si no, vuelve a intentarlo mañana.`,
});
