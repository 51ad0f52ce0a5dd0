import type { Copywriter } from '../copy.ts';
import { sayLeftOut } from '../say-left-out.ts';
import { loadVoice } from './languages/load-voice.ts';
import { writeFreshCopy } from './write-fresh-copy.ts';

/** The writer that needs nobody: no key, no network, always at hand; only the year comes from outside. */
export function offlineCopywriter(clock: { now(): Date }): Copywriter {
  const engine = { name: 'offline', version: '5' };
  return {
    engine,
    async write(request) {
      const voice = await loadVoice(request.language);
      const { text, leftOut } = writeFreshCopy(request, voice, clock.now().getFullYear());
      return { text, engine, ...sayLeftOut(leftOut) };
    },
  };
}
