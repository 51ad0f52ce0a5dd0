import { getGuide } from '#domain/guides/get-guide.ts';
import type { Handlers } from './handler.ts';

export function guideRoutes(): Pick<Handlers, 'getGuide'> {
  return { getGuide: ({ user, params, language }) => getGuide(user, params.guide, language) };
}
