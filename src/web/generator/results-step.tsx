import { Plus, Square } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import { CarData } from '#web/descriptions/changing/car-data.tsx';
import type { ChangedVehicle } from '#web/descriptions/changing/use-change-vehicle.ts';
import { DescriptionEditor } from '#web/editor/lazy-editor.tsx';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { GrowingText } from './growing-text.tsx';
import { StyleState } from './style-state.tsx';
import type { Generator } from './use-generator.ts';
import { draftOf } from './vehicle-draft.ts';

interface ResultsStepProps {
  flow: Generator;
  onStop(): void;
  onStartOver(): void;
}

/** The third step: the texts, each as soon as it is written. */
export function ResultsStep({ flow: { state, dispatch }, onStop, onStartOver }: ResultsStepProps) {
  const { texts, isWriting } = state;
  const shown = isWriting ? state.styles : copyStyles.filter((style) => texts[style]);
  const messages = appMessages.use();
  const { generator, styles } = messages;
  const formats = useFormats();
  const [outdated, setOutdated] = useState<ChangedVehicle['outdated']>([]);
  const [chosen, choose] = useState<CopyStyle>();
  const value = chosen && shown.includes(chosen) ? chosen : (shown[0] ?? 'professional');
  const left = state.styles.filter((style) => !texts[style]).map((style) => styles[style][0]);

  function takeOver({ brief, outdated }: ChangedVehicle) {
    setOutdated(outdated);
    dispatch({ type: 'vehicle-changed', draft: draftOf(brief, messages, formats), notes: brief.notes ?? '' });
  }

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
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="flex items-center gap-2 text-muted">
            <Spinner /> {left.length > 0 ? generator.writingStyle(left.join(', ')) : generator.writing}
          </p>
          <Button look="line" onClick={onStop}>
            <Square aria-hidden="true" className="size-3.5 fill-current" />
            {generator.stop}
          </Button>
        </div>
      )}
      {state.descriptionId && !isWriting && (
        <div className="mt-4">
          <CarData id={state.descriptionId} outdated={outdated} onChanged={takeOver} onOpen={choose} />
        </div>
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
                {isWriting && (
                  <StyleState state={texts[style] ? 'ready' : state.growing[style] ? 'writing' : 'waiting'} />
                )}
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
