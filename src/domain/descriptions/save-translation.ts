import type { Language } from '#domain/shared/languages.ts';
import type { User } from '../accounts/user.ts';
import { type HappeningDeps, newHappening } from '../analytics/new-happening.ts';
import type { Copy, CopyStyle } from '../copywriting/copy.ts';
import { copyStyles } from '../copywriting/copy.ts';
import type { DescriptionStore, SavedText } from './description.ts';
import { getDescription } from './get-description.ts';
import { copyIn } from './text-of.ts';

/** Keeps the texts of another language beside the description; those not given stay as they are. */
export async function saveTranslation(
  deps: HappeningDeps & { descriptions: DescriptionStore },
  user: User,
  id: string,
  { language, copy }: { language: Language; copy: Copy },
): Promise<void> {
  const description = await getDescription(deps.descriptions, user, id);
  const before = copyIn(description, language);
  const isNew = (style: CopyStyle) => copy[style] !== undefined && copy[style] !== before?.[style];
  const texts: SavedText[] = copyStyles.filter(isNew).map((style) => ({
    ...{ language, style, text: copy[style] ?? '' },
    ...{ origin: 'translated', createdAt: deps.now() },
  }));
  const happenings = texts.map(({ style }) =>
    newHappening(deps, user, { kind: 'translated', descriptionId: description.id, style, place: language }),
  );
  await deps.descriptions.saveTexts(description, texts, happenings);
}
