import type { Handlers } from './handler.ts';
import { notYet } from './not-yet.ts';

export function mailRoutes(): Pick<Handlers, 'findDemoMails'> {
  return { findDemoMails: notYet };
}
