import { changeWording } from '#domain/wordings/change-wording.ts';
import { forgetWording } from '#domain/wordings/forget-wording.ts';
import { rememberWordings } from '#domain/wordings/remember-wordings.ts';
import type { WordingStore } from '#domain/wordings/wording.ts';
import type { Handlers } from './handler.ts';

type WordingRoutes = Pick<
  Handlers,
  'findWordings' | 'rememberWordings' | 'changeWording' | 'forgetWording' | 'forgetAllWordings'
>;

export function wordingRoutes(deps: { wordings: WordingStore; newId(): string; now(): Date }): WordingRoutes {
  return {
    async findWordings({ user }) {
      const found = await deps.wordings.find(user.ownerId);
      return found.map(({ usedAt: _, ...wording }) => wording);
    },

    async rememberWordings({ user, payload: { language, wordings } }) {
      await rememberWordings(deps, user, { language, said: wordings });
      return {};
    },

    async changeWording({ user, params: { id }, payload: { sentence } }) {
      await changeWording(deps, user, { id, sentence });
      return {};
    },

    async forgetWording({ user, params }) {
      await forgetWording(deps, user, params.id);
      return {};
    },

    async forgetAllWordings({ user }) {
      await deps.wordings.deleteAll(user.ownerId);
      return {};
    },
  };
}
