import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import { DescriptionEditor } from '#web/editor/description-editor.tsx';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { GrowingText } from './growing-text.tsx';
import type { Generator } from './use-generator.ts';

interface ResultsStepProps {
  flow: Generator;
  onStartOver(): void;
}

/** The third step: the texts, each as soon as it is written. */
export function ResultsStep({ flow: { state, dispatch }, onStartOver }: ResultsStepProps) {
  const { generator, styles } = appMessages.use();
  const { texts, isWriting } = state;
  const shown = isWriting ? state.styles : copyStyles.filter((style) => texts[style]);
  const [chosen, choose] = useState<CopyStyle>();
  const value = chosen && shown.includes(chosen) ? chosen : (shown[0] ?? 'professional');
  const next = state.styles.find((style) => !texts[style]);

  function startOver() {
    onStartOver();
    dispatch({ type: 'started-over' });
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-3xl md:text-4xl">
          {isWriting ? generator.writing : generator.generatedTitle}
        </h1>
        {!isWriting && (
          <div className="flex flex-wrap gap-x-4 gap-y-1 sm:gap-x-2">
            <Link href={pagePaths.history} className={buttonStyle('quiet', 'max-sm:px-0')}>
              {generator.toHistory}
            </Link>
            <Button look="accent" onClick={startOver}>
              <Plus aria-hidden="true" className="size-4" />
              {generator.generateMore}
            </Button>
          </div>
        )}
      </div>
      {isWriting && (
        <p role="status" className="mt-3 flex items-center gap-2 text-muted">
          <Spinner /> {next ? generator.writingStyle(styles[next][0] ?? '') : generator.writing}
        </p>
      )}
      <div className="mt-5">
        <Tabs
          label={generator.resultTabsLabel}
          value={value}
          onChange={choose}
          tabs={shown.map((style) => ({
            value: style,
            label: (
              <>
                {styles[style][0]}
                {isWriting && !texts[style] && <Spinner className="size-3" />}
              </>
            ),
            content:
              state.descriptionId && !isWriting ? (
                <DescriptionEditor id={state.descriptionId} style={style} />
              ) : (
                <GrowingText text={texts[style] ?? state.growing[style]} />
              ),
          }))}
        />
      </div>
    </>
  );
}
