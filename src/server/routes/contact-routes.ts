import type { Handlers } from './handler.ts';

export function contactRoutes(): Pick<Handlers, 'sendContactMessage'> {
  return { sendContactMessage: () => ({}) };
}
