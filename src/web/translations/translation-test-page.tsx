import { useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import type { Language } from '#domain/shared/languages.ts';
import { languageNames, languages } from '#domain/shared/languages.ts';
import { translationsMessages } from '#web/i18n/translations-messages.ts';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { findInTab, keepInTab } from '#web/tab-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { sampleText } from './sample-text.ts';
import { TranslationOutcome } from './translation-outcome.tsx';
import { TranslationsHeader } from './translations-header.tsx';
import { useTranslationTest } from './use-translation-test.ts';

const targets = languages.filter((language) => language !== 'it');
const kept = 'autoscritto-translation-test';

/** A text in Italian, a language, and what the server makes of them. */
export function TranslationTestPage() {
  const { test } = translationsMessages.use();
  const [text, setText] = useState(() => findInTab(kept) ?? sampleText);
  const [target, setTarget] = useState<Language>('en');
  const { run, start } = useTranslationTest();

  function change(next: string) {
    setText(next);
    // Who signs in to translate a text of his own finds it again.
    keepInTab(kept, next);
  }

  return (
    <Page title={test.documentTitle} header={<TranslationsHeader />} footer={<SiteFooter />}>
      <h1 className="display max-w-3xl text-4xl md:text-5xl">{test.title}</h1>
      <p className="mt-4 max-w-2xl text-muted">{test.lead}</p>
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-2">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void start(text, target);
          }}
        >
          <Field label={test.text} hint={test.textHint}>
            {(slot) => (
              <textarea
                {...slot}
                lang="it"
                value={text}
                onChange={(event) => change(event.target.value)}
                className="control field-sizing-content min-h-64 resize-y leading-relaxed"
              />
            )}
          </Field>
          {text !== sampleText && (
            <Button look="quiet" className="-ml-4 mt-1" onClick={() => change(sampleText)}>
              {test.restore}
            </Button>
          )}
          <div className="mt-5 flex flex-wrap items-end gap-3">
            <Field label={test.target} className="min-w-44 grow">
              {(slot) => (
                <Select
                  {...slot}
                  value={target}
                  onChange={(event) => setTarget(event.target.value as Language)}
                >
                  {targets.map((language) => (
                    <option key={language} value={language}>
                      {languageNames[language]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button
              type="submit"
              look="accent"
              className="max-sm:w-full"
              isPending={run.isRunning}
              disabled={!text.trim()}
            >
              {run.isRunning ? test.running : test.run}
            </Button>
          </div>
        </form>
        <TranslationOutcome run={run} />
      </div>
      <p className="mt-12 border-line border-t pt-6">
        <Link href={pagePaths.translationDemo} className="underline underline-offset-4">
          {test.toDemo}
        </Link>
      </p>
    </Page>
  );
}
