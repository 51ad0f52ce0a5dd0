import type { AnalyticsStore } from '#domain/analytics/analytics-store.ts';
import { countWaitingCars } from '#domain/descriptions/count-waiting-cars.ts';
import { deleteDescription } from '#domain/descriptions/delete-description.ts';
import {
  type GenerateDescriptionsDeps,
  generateDescriptions,
} from '#domain/descriptions/generate-descriptions.ts';
import { limitWriting } from '#domain/descriptions/limit-writing.ts';
import { readNotesBack } from '#domain/descriptions/read-notes-back.ts';
import { longStandingSince } from '#domain/vehicles/stock-view.ts';
import type { Handlers } from './handler.ts';
import { presentDescription } from './present-description.ts';

type DescriptionRoutes = Pick<
  Handlers,
  'generateDescriptions' | 'readNotesBack' | 'findDescriptions' | 'countWaitingCars' | 'deleteDescription'
>;

/** Milliseconds between two events that show the same text growing. */
const progressPause = 100;

export function descriptionRoutes(
  deps: GenerateDescriptionsDeps &
    Parameters<typeof readNotesBack>[0] & { analytics: Pick<AnalyticsStore, 'findMarks'> },
): DescriptionRoutes {
  return {
    async generateDescriptions({ user, payload, emit, signal }) {
      await limitWriting(deps, user);
      const { copyStyles, language, ...brief } = payload.vehicleData;
      const request = { brief, styles: copyStyles, language };
      const told = new Map<string, number>();
      const made = await generateDescriptions(deps, user, request, {
        signal,
        onStyle: (style, text) => emit({ style, text }),
        onProgress(style, partial) {
          const now = performance.now();
          if (now - (told.get(style) ?? 0) < progressPause) return;
          told.set(style, now);
          emit({ style, partial });
        },
      });
      const { professional, persuasive, advanced } = made.copy;
      return {
        id: made.id,
        descriptions: { professionalDescription: professional, persuasiveDescription: persuasive, advanced },
        making: made.making,
      };
    },

    readNotesBack({ user, payload }) {
      const { language, ...car } = payload.vehicleData;
      return readNotesBack(deps, user, { car, language });
    },

    async findDescriptions({ user, query }) {
      const { search, view, limit, afterCreatedAt, afterId } = query;
      const after =
        afterCreatedAt && afterId ? { createdAt: new Date(afterCreatedAt), id: afterId } : undefined;
      const found = await deps.descriptions.find({
        ...{ userId: user.ownerId, search, limit, after },
        ...{ view, standingSince: longStandingSince(deps.now()) },
      });
      const ids = found.map(({ id }) => id);
      const marks = await deps.analytics.findMarks(user, ids);
      return found.map((description) => presentDescription(description, marks.get(description.id)));
    },

    countWaitingCars: ({ user }) => countWaitingCars(deps.descriptions, user, deps.now()),

    async deleteDescription({ user, params }) {
      await deleteDescription(deps.descriptions, user, params.id);
      return {};
    },
  };
}
