import { pagePaths } from '#contract/pages.ts';
import { languageNames } from '#domain/shared/languages.ts';
import { keepReturnPath } from '#web/api/return-path.ts';
import { Flag } from '#web/i18n/flag.tsx';
import { translationsMessages } from '#web/i18n/translations-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { TranslationAnswer, TranslationRun } from './use-translation-test.ts';

/** What became of the last run: what each endpoint said, and the text. */
export function TranslationOutcome({ run }: { run: TranslationRun }) {
  const { test } = translationsMessages.use();
  const { firstFault, outcome, isRunning } = run;
  const isIdle = !isRunning && !outcome;
  return (
    <div aria-live="polite" aria-busy={isRunning} className="grid gap-4">
      {firstFault && (
        <Notice title={test.firstFailed}>
          <p>{firstFault}</p>
          {isRunning && <p className="mt-1 text-muted">{test.trying}</p>}
          {outcome && 'answer' in outcome && <p className="mt-1 text-muted">{test.byAccount}</p>}
        </Notice>
      )}
      {outcome && 'fault' in outcome && (
        <Notice title={test.failed}>
          <p>{outcome.fault}</p>
          {outcome.mustSignIn && (
            <div className="mt-3" onClickCapture={() => keepReturnPath()}>
              <ButtonLink href={pagePaths.login}>{test.signIn}</ButtonLink>
            </div>
          )}
        </Notice>
      )}
      {outcome && 'answer' in outcome && <Translated answer={outcome.answer} />}
      {isRunning && !firstFault && <Waiting text={test.running} isRunning />}
      {isIdle && <Waiting text={test.empty} />}
    </div>
  );
}

function Translated({ answer }: { answer: TranslationAnswer }) {
  const { test } = translationsMessages.use();
  const { targetLanguage, translatedText, untranslated, leftOut } = answer;
  return (
    <section className="appear rounded-lg border border-line bg-sheet p-5 shadow-raised md:p-6">
      <h2 className="flex items-center gap-2 border-line border-b pb-3 font-semibold">
        <Flag language={targetLanguage} />
        <span lang={targetLanguage}>{languageNames[targetLanguage]}</span>
      </h2>
      <p
        lang={targetLanguage}
        className="mt-4 whitespace-pre-line font-display text-[1.0625rem] leading-[1.65]"
      >
        {translatedText}
      </p>
      <Left
        title={test.left}
        items={untranslated.map(({ sentence, reason }) => ({ words: sentence, reason }))}
      />
      <Left title={test.leftOut} items={leftOut.map(({ note, reason }) => ({ words: note, reason }))} />
    </section>
  );
}

/** What the translation does not say, each with the reason. */
function Left({ title, items }: { title: string; items: readonly { words: string; reason: string }[] }) {
  if (items.length === 0) return null;
  return (
    <div className="mt-5 border-line border-t pt-4">
      <h3 className="font-semibold text-sm">{title}</h3>
      <ul className="mt-2 grid gap-2 text-sm">
        {items.map(({ words, reason }, index) => (
          <li key={index}>
            <span lang="it">«{words}»</span> <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sheet the text will stand on: lines to come, moving while it is on its way. */
function Waiting({ text, isRunning = false }: { text: string; isRunning?: boolean }) {
  return (
    <div className="rounded-lg border border-edge border-dashed p-5 md:p-6">
      <p className="text-muted">{text}</p>
      <div aria-hidden="true" className={`mt-5 grid gap-3 ${isRunning ? 'animate-pulse' : ''}`}>
        {['w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-7/12'].map((width, index) => (
          <span key={index} className={`h-2.5 rounded-md bg-line ${width}`} />
        ))}
      </div>
    </div>
  );
}
