import { type ReceiveContactFormDeps, receiveContactForm } from '#domain/contact/receive-contact-form.ts';
import { clientOf } from '#server/client-address.ts';
import type { Handlers } from './handler.ts';

export function contactRoutes(deps: ReceiveContactFormDeps): Pick<Handlers, 'sendContactMessage'> {
  return {
    async sendContactMessage({ user, payload, headers }) {
      await receiveContactForm(deps, { client: clientOf(headers), user }, payload);
      return {};
    },
  };
}
