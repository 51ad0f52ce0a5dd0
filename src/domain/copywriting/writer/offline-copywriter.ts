import type { Copywriter } from '../copy.ts';
import { writtenLanguages } from './languages/voices.ts';
import { writeCopy } from './write-copy.ts';

/** The writer that needs nobody: no key, no network, always at hand. */
export const offlineCopywriter: Copywriter = {
  engine: { name: 'offline', version: '1' },
  languages: writtenLanguages,
  write: async (request) => writeCopy(request),
};
