import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { User } from '../accounts/user.ts';
import { type HappeningDeps, newHappening } from '../analytics/new-happening.ts';
import type { Description, DescriptionStore } from './description.ts';
import { getDescription } from './get-description.ts';
import { textOf } from './text-of.ts';
import type { TextKey } from './text-version.ts';

export interface TextChange {
  text: string;
  /** The sentences locked from now on; absent leaves them as they are. */
  locked?: readonly string[] | undefined;
  /** A proposal of the product's as it is: what is edited later is compared with it. */
  isProposed?: boolean | undefined;
}

/**
 * The seller's own wording becomes the present text, the one before stays as a version. A text that
 * lost a locked sentence is refused (`invalid`), one that changed nothing makes no version.
 */
export async function updateText(
  deps: HappeningDeps & { descriptions: DescriptionStore },
  user: User,
  { descriptionId, language, style }: TextKey,
  { text, locked, isProposed }: TextChange,
): Promise<void> {
  const description = await getDescription(deps.descriptions, user, descriptionId);
  const before = textOf(description, language, style);
  const kept = locked ?? description.locked.filter((sentence) => before.includes(sentence));
  const lost = kept.find((sentence) => !text.includes(sentence));
  if (lost !== undefined) throw new ProductError('invalid', sentenceIsLocked(lost), 'text');
  const relock = (present: Description) => {
    const replaced = textOf(present, language, style);
    const others = present.locked.filter((sentence) => !replaced.includes(sentence));
    return [...new Set([...others, ...kept])];
  };
  if (text === before) return deps.descriptions.saveTexts(description, [], [], relock);
  const edited = newHappening(deps, user, { kind: 'edited', descriptionId: description.id, style });
  const origin = isProposed ? ('written' as const) : ('edited' as const);
  const saved = { language, style, text, origin, createdAt: edited.at };
  await deps.descriptions.saveTexts(description, [saved], isProposed ? [] : [edited], relock);
}

function sentenceIsLocked(sentence: string): Localised {
  const start = sentence.length > 60 ? `${sentence.slice(0, 57)}…` : sentence;
  return {
    it: `La frase «${start}» è bloccata: sbloccala prima di cambiarla.`,
    en: `The sentence “${start}” is locked: unlock it before changing it.`,
    de: `Der Satz „${start}“ ist gesperrt: Entsperren Sie ihn, bevor Sie ihn ändern.`,
    fr: `La phrase « ${start} » est verrouillée : déverrouillez-la avant de la modifier.`,
    es: `La frase «${start}» está bloqueada: desbloquéala antes de cambiarla.`,
  };
}
