import { type WriteFirstTextDeps, writeFirstText } from '#domain/descriptions/write-first-text.ts';
import { clientOf } from '#server/client-address.ts';
import type { Handlers } from './handler.ts';

export function firstTextRoutes(deps: WriteFirstTextDeps): Pick<Handlers, 'writeFirstText'> {
  return {
    async writeFirstText({ payload, language, headers }) {
      const request = { car: payload.vehicleData, language };
      return { text: await writeFirstText(deps, clientOf(headers), request) };
    },
  };
}
