import type { Copywriter } from '../copy.ts';
import { loadVoice, writtenLanguages } from './languages/load-voice.ts';
import { writeFreshCopy } from './write-fresh-copy.ts';

/** The writer that needs nobody: no key, no network, always at hand; only the year comes from outside. */
export function offlineCopywriter(clock: { now(): Date }): Copywriter {
  return {
    engine: { name: 'offline', version: '2' },
    languages: writtenLanguages,
    write: async (request) =>
      writeFreshCopy(request, await loadVoice(request.language), clock.now().getFullYear()),
  };
}
