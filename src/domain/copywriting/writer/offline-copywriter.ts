import { findLeftOut, findSetAside } from '../brief/notes/find-left-out.ts';
import type { Copywriter } from '../copy.ts';
import { loadVoice } from './languages/load-voice.ts';
import { writeFreshCopy } from './write-fresh-copy.ts';

/** The writer that needs nobody: no key, no network, always at hand; only the year comes from outside. */
export function offlineCopywriter(clock: { now(): Date }): Copywriter {
  const engine = { name: 'offline', version: '4' };
  return {
    engine,
    async write(request) {
      const voice = await loadVoice(request.language);
      const text = writeFreshCopy(request, voice, clock.now().getFullYear());
      const setAside = findSetAside(request.brief);
      const leftOut = findLeftOut(request.brief, voice);
      return { text, engine, leftOut, ...(setAside.length > 0 && { setAside }) };
    },
  };
}
