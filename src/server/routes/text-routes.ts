import type { WholeDescription } from '#contract/texts.ts';
import type { AnalyticsStore, Marks } from '#domain/analytics/analytics-store.ts';
import { changeVehicle } from '#domain/descriptions/changing/change-vehicle.ts';
import type { Description } from '#domain/descriptions/description.ts';
import { findOutdatedTranslations } from '#domain/descriptions/find-outdated-translations.ts';
import { findTextVersions } from '#domain/descriptions/find-text-versions.ts';
import { getDescription } from '#domain/descriptions/get-description.ts';
import { getFactSheet } from '#domain/descriptions/get-fact-sheet.ts';
import type { HouseSentenceStore } from '#domain/descriptions/house-sentence.ts';
import { limitWriting } from '#domain/descriptions/limit-writing.ts';
import { measureLikeness } from '#domain/descriptions/measure-likeness.ts';
import { type ProposeTextDeps, proposeText } from '#domain/descriptions/propose-text.ts';
import { rewriteSentence } from '#domain/descriptions/rewrite-sentence.ts';
import { updateText } from '#domain/descriptions/update-text.ts';
import type { TurnDeps } from '#domain/shared/take-turn.ts';
import type { Handlers } from './handler.ts';
import { presentMarks } from './present-outcome.ts';

type TextRoutes = Pick<
  Handlers,
  | 'getDescription'
  | 'changeVehicle'
  | 'updateText'
  | 'findTextVersions'
  | 'proposeText'
  | 'getFactSheet'
  | 'rewriteSentence'
  | 'measureLikeness'
  | 'getHouseSentences'
  | 'updateHouseSentences'
>;

type TextRoutesDeps = Parameters<typeof rewriteSentence>[0] &
  ProposeTextDeps &
  Parameters<typeof updateText>[0] &
  Parameters<typeof measureLikeness>[0] &
  TurnDeps & {
    houseSentences: HouseSentenceStore;
    analytics: Pick<AnalyticsStore, 'findMarks'>;
  };

export function textRoutes(deps: TextRoutesDeps): TextRoutes {
  return {
    async getDescription({ user, params }) {
      const found = await getDescription(deps.descriptions, user, params.id);
      const marks = await deps.analytics.findMarks(user, [found.id]);
      const outdated = await findOutdatedTranslations(deps.descriptions, found);
      return { ...presentWhole(found, marks.get(found.id)), outdated };
    },

    async changeVehicle({ user, params, payload }) {
      await limitWriting(deps, user);
      const { brief, carried, outdated } = await changeVehicle(deps, user, params.id, payload);
      return { brief, carried: [...carried], outdated: [...outdated] };
    },

    async updateText({ user, params, payload }) {
      await updateText(deps, user, keyOf(params), payload);
      return {};
    },

    async findTextVersions({ user, params }) {
      const versions = await findTextVersions(deps.descriptions, user, keyOf(params));
      return versions.map((version) => ({ ...version, createdAt: version.createdAt.toISOString() }));
    },

    async proposeText({ user, params, signal }) {
      await limitWriting(deps, user);
      return proposeText(deps, user, keyOf(params), { signal });
    },

    async getFactSheet({ user, params }) {
      return getFactSheet(deps, user, params);
    },

    async rewriteSentence({ user, params, payload }) {
      await limitWriting(deps, user);
      return { sentence: await rewriteSentence(deps, user, keyOf(params), payload) };
    },

    async measureLikeness({ user, params, payload }) {
      const key = { ...keyOf(params), text: payload.text };
      return { mostAlike: await measureLikeness(deps, user, key) };
    },

    async getHouseSentences({ user }) {
      const sentences = await deps.houseSentences.find(user.ownerId);
      return { sentences: sentences.map((sentence) => ({ ...sentence, styles: [...sentence.styles] })) };
    },

    async updateHouseSentences({ user, payload }) {
      await deps.houseSentences.save(user.ownerId, payload.sentences);
      return {};
    },
  };
}

const keyOf = <T extends { id: string }>({ id, ...key }: T) => ({ ...key, descriptionId: id });

function presentWhole(
  { id, brief, language, copy, changes, ...description }: Description,
  marks: Marks | undefined,
): Omit<WholeDescription, 'outdated'> {
  const { translations, making, locked, createdAt } = description;
  return {
    ...{ id, brief, language, copy, translations, making },
    ...{ locked: [...locked], changes: [...changes], createdAt: createdAt.toISOString() },
    ...presentMarks(marks),
  };
}
