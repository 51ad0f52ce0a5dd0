import type { Handlers } from './handler.ts';
import { notYet } from './not-yet.ts';

export function guideRoutes(): Pick<Handlers, 'getGuide'> {
  return { getGuide: notYet };
}
