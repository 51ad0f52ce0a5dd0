import type { Language } from '#domain/shared/languages.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import { copyStyles } from '../copywriting/copy.ts';
import { maskFacts } from '../copywriting/quality/mask-facts.ts';
import { measureSameness } from '../copywriting/quality/measure-sameness.ts';
import type { QualityWords } from '../copywriting/quality/quality-words.ts';
import { stateDetails } from '../vehicles/details/state-details.ts';
import type { Description, DescriptionStore } from './description.ts';
import { getDescription } from './get-description.ts';
import { tooManyOfMinute } from './limit-writing.ts';
import { copyIn } from './text-of.ts';

/** Each compares a text with up to 180 others; an editor asks once for each text it opens. */
const perMinute = { most: 30, milliseconds: 60_000 };

/** How many of the seller's newest descriptions are compared; it does not grow with their number. */
const compared = 60;

export interface Likeness {
  /** Share of common runs of five words, facts masked, with the text most alike (0 to 1). */
  share: number;
  /** The car of that text. */
  car: Pick<Description['brief'], 'make' | 'model'> & { descriptionId: string };
}

/**
 * How much a text of one description reads like the seller's other texts; undefined when he has no other. Throws
 * `too-many-requests` for the 31st within a minute.
 */
export async function measureLikeness(
  deps: {
    descriptions: DescriptionStore;
    loadQualityWords: (language: Language) => Promise<QualityWords>;
  } & TurnDeps,
  user: User,
  { descriptionId, language, text }: { descriptionId: string; language: Language; text: string },
): Promise<Likeness | undefined> {
  await takeTurn(deps, `likeness:${user.id}`, perMinute, tooManyOfMinute(perMinute.most));
  const own = await getDescription(deps.descriptions, user, descriptionId);
  const words = await deps.loadQualityWords(language);
  const masked = maskFacts(text, stateDetails(own.brief), words);
  const stock = await deps.descriptions.find({ userId: user.ownerId, search: '', limit: compared });
  return stock
    .filter(({ id }) => id !== own.id)
    .flatMap((other) =>
      textsIn(other, language).map((theirs) => ({
        share: measureSameness(masked, maskFacts(theirs, stateDetails(other.brief), words)),
        car: { descriptionId: other.id, make: other.brief.make, model: other.brief.model },
      })),
    )
    .reduce<Likeness | undefined>(
      (most, next) => (most && most.share >= next.share ? most : next),
      undefined,
    );
}

const textsIn = (description: Description, language: Language): string[] =>
  copyStyles.flatMap((style) => copyIn(description, language)?.[style] ?? []);
