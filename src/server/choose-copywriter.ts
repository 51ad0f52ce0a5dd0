import type { Copywriter, StopSignal } from '#domain/copywriting/copy.ts';
import { loadFactChecker } from '#domain/copywriting/facts/load-fact-checker.ts';
import { discreetModel } from '#domain/copywriting/model/discreet-model.ts';
import type { LanguageModel } from '#domain/copywriting/model/language-model.ts';
import { modelCopywriter } from '#domain/copywriting/model/model-copywriter.ts';
import { patientModel } from '#domain/copywriting/model/patient-model.ts';
import { queuedModel } from '#domain/copywriting/model/queued-model.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import type { LanguageModelConfig } from './config/language-model-config.ts';
import { watchModel } from './operation/watch-model.ts';

export interface ChosenCopywriter {
  copywriter: Copywriter;
  /** Absent when none is configured. */
  languageModel: LanguageModel | undefined;
}

/** The configured language model as the one who writes, with the offline writer behind it; else that one alone. */
export async function chooseCopywriter(
  config: LanguageModelConfig | undefined,
  outside: {
    now(): Date;
    onError(error: unknown): void;
    /** Told how each question ended. */
    onAsked?: ((outcome: string) => void) | undefined;
  },
): Promise<ChosenCopywriter> {
  const offline = offlineCopywriter(outside);
  if (!config) return { copywriter: offline, languageModel: undefined };
  // The SDK is loaded by those who use it only.
  const { openLanguageModel } = await import('./gateways/language-model/open-language-model.ts');
  const patience = { now: () => new Date(), random: Math.random, wait };
  const patient = patientModel(watchModel(openLanguageModel(config), outside.onAsked), patience);
  const { atOnce, candidates, skipsDraft } = config;
  const languageModel = discreetModel(
    atOnce === undefined ? patient : queuedModel(patient, { atOnce, now: patience.now }),
  );
  const copywriter = modelCopywriter({
    ...{ model: languageModel, offline, now: outside.now, mostCandidates: candidates, skipsDraft },
    loadFactChecker: (language) => loadFactChecker(language, { thisYear: outside.now().getFullYear() }),
    report: outside.onError,
  });
  return { copywriter, languageModel };
}

function wait(milliseconds: number, signal?: StopSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}
