import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { TurnDeps } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import { newHappening } from '../analytics/new-happening.ts';
import type { Copy, CopyStyle, Copywriter, StopSignal } from '../copywriting/copy.ts';
import { WritingStopped } from '../copywriting/writing-stopped.ts';
import { entitledPlan, mayUseStyle } from '../subscriptions/entitlements.ts';
import { type UsageStore, usageMonthOf } from '../subscriptions/usage.ts';
import type { CarBrief } from '../vehicles/brief.ts';
import { stateDetails } from '../vehicles/details/state-details.ts';
import type { Description, DescriptionStore } from './description.ts';
import { addHouseSentences, type HouseSentenceStore } from './house-sentence.ts';
import { limitStops } from './limit-stops.ts';
import { monthUsedUp, planIsBlocked, styleNotInPlan } from './refusals.ts';

export interface GenerateDescriptionsDeps extends TurnDeps {
  copywriter: Copywriter;
  descriptions: DescriptionStore;
  houseSentences: HouseSentenceStore;
  usage: UsageStore;
  newId(): string;
  newSeed(): number;
}

export interface GenerateDescriptionsRequest {
  brief: CarBrief;
  /** None means every style of the plan. */
  styles: readonly CopyStyle[];
  language: Language;
}

export interface GeneratingOptions {
  /** Hears of each text as it is ready. */
  onStyle?: (style: CopyStyle, text: string) => void;
  /** Hears a text grow, from a writer that takes its time. */
  onProgress?: (style: CopyStyle, textSoFar: string) => void;
  signal?: StopSignal | undefined;
}

/**
 * Characters of a growing text that a plan with a monthly count gets to see: nothing is counted for who leaves
 * before the text is there, and he shall not have it all the same.
 */
const foretaste = 300;

/** How many of the seller's last texts a new one keeps apart from; it does not grow with their number. */
const priorTexts = 20;

/**
 * Writes the styles asked for, all at the same time, and stores them as one description that counts
 * once. Refuses a blocked user or a style that is not to be had (`forbidden`) and a used-up month
 * (`limit-reached`); nothing is counted when writing or storing fails, or when the
 * signal comes before the texts are stored (`WritingStopped`), as far as `limitStops` hears it.
 */
export async function generateDescriptions(
  deps: GenerateDescriptionsDeps,
  user: User,
  request: GenerateDescriptionsRequest,
  { onStyle, onProgress, signal: leaving }: GeneratingOptions = {},
): Promise<Description> {
  if (user.subscriptionStatus === 'blocked') throw new ProductError('forbidden', planIsBlocked);
  const plan = entitledPlan(user);
  // Each once: of the same style twice one would be read and the other left, and nothing counted.
  const styles = request.styles.length ? [...new Set(request.styles)] : plan.styles;
  for (const style of styles) {
    if (!mayUseStyle(user, style)) throw new ProductError('forbidden', styleNotInPlan(style), 'copyStyles');
  }

  const ordered = deps.now();
  const reservationId = await reserveUsage(deps, user);
  const signal = leaving && limitStops(deps, user, leaving);
  const shown = plan.descriptionsPerMonth === null ? Number.POSITIVE_INFINITY : foretaste;
  try {
    const { brief, language } = request;
    const seed = deps.newSeed();
    const lately = await deps.descriptions.find({ userId: user.ownerId, search: '', limit: priorTexts });
    const house = await deps.houseSentences.find(user.ownerId);
    const written = await Promise.all(
      styles.map(async (style) => {
        const apartFrom = lately.flatMap((prior) => {
          const text = prior.language === language ? prior.copy[style] : undefined;
          return text === undefined ? [] : [{ brief: stateDetails(prior.brief), text }];
        });
        const { text, ...made } = await deps.copywriter.write(
          { brief: stateDetails(brief), style, language, seed, apartFrom },
          {
            signal,
            candidates: plan.modelCandidates,
            ...(onProgress && {
              onProgress: (soFar) => soFar.length <= shown && onProgress(style, soFar),
            }),
          },
        );
        if (signal?.aborted) throw new WritingStopped();
        const whole = addHouseSentences(text, house, { language, style });
        onStyle?.(style, whole.text);
        return { style, ...whole, made };
      }),
    );
    const copy: Copy = Object.fromEntries(written.map(({ style, text }) => [style, text]));
    const making: Description['making'] = Object.fromEntries(written.map(({ style, made }) => [style, made]));
    const description: Description = {
      id: deps.newId(),
      userId: user.ownerId,
      brief,
      copy,
      language,
      seed,
      making,
      translations: {},
      locked: [...new Set(written.flatMap(({ added }) => added))],
      changes: [],
      advertised: null,
      createdAt: deps.now(),
    };
    const generated = newHappening(deps, user, {
      ...{ kind: 'generated', descriptionId: description.id },
      value: description.createdAt.getTime() - ordered.getTime(),
    });
    await deps.descriptions.create(description, reservationId, generated);
    return description;
  } catch (error) {
    await deps.usage.giveBack(reservationId);
    throw error;
  }
}

async function reserveUsage(deps: GenerateDescriptionsDeps, user: User): Promise<string> {
  const reservedAt = deps.now();
  const reservation = { id: deps.newId(), userId: user.ownerId, month: usageMonthOf(reservedAt), reservedAt };
  const limit = entitledPlan(user).descriptionsPerMonth;
  if (!(await deps.usage.reserve(reservation, limit))) {
    throw new ProductError('limit-reached', monthUsedUp(limit ?? 0));
  }
  return reservation.id;
}
