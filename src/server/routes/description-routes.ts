import type { DescriptionItem } from '#contract/descriptions.ts';
import { deleteDescription } from '#domain/descriptions/delete-description.ts';
import type { Description } from '#domain/descriptions/description.ts';
import {
  type GenerateDescriptionsDeps,
  generateDescriptions,
} from '#domain/descriptions/generate-descriptions.ts';
import type { Handlers } from './handler.ts';

type DescriptionRoutes = Pick<Handlers, 'generateDescriptions' | 'findDescriptions' | 'deleteDescription'>;

/** Milliseconds between two events that show the same text growing. */
const progressPause = 100;

export function descriptionRoutes(deps: GenerateDescriptionsDeps): DescriptionRoutes {
  return {
    async generateDescriptions({ user, payload, emit, signal }) {
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

    async findDescriptions({ user, query }) {
      const { search, limit, afterCreatedAt, afterId } = query;
      const after =
        afterCreatedAt && afterId ? { createdAt: new Date(afterCreatedAt), id: afterId } : undefined;
      const found = await deps.descriptions.find({ userId: user.ownerId, search, limit, after });
      return found.map(presentDescription);
    },

    async deleteDescription({ user, params }) {
      await deleteDescription(deps.descriptions, user, params.id);
      return {};
    },
  };
}

function presentDescription({ id, brief, copy, language, createdAt }: Description): DescriptionItem {
  const { make, model, year, mileage, fuelType } = brief;
  const { targetCustomers, vehicleTypes, intendedUse, sellingPoints } = brief;
  return {
    ...{ id, make, model, year, mileage, fuelType, language, createdAt: createdAt.toISOString() },
    professionalDescription: copy.professional,
    persuasiveDescription: copy.persuasive,
    advancedDescription: copy.advanced,
    ...{ targetCustomers, vehicleTypes, intendedUse, sellingPoints },
  };
}
