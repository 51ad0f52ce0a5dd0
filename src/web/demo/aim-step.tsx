import { useEffect, useId } from 'react';
import { demoMessages } from '#web/i18n/demo-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { AimChoices } from './aim-choices.tsx';
import { demoQuestions } from './demo-choices.ts';
import type { Demo } from './demo-state.ts';
import { sampleNotes } from './sample-brief.ts';
import { sampleTexts } from './sample-texts.ts';

/** The second step: whom the text is for and what it should stress; nothing has to be chosen. */
export function AimStep({ demo }: { demo: Demo }) {
  const { aim, previous } = demoMessages.use();
  const language = useLanguage();
  const id = useId();
  const { state, update } = demo;

  useEffect(() => {
    // Whether they come is seen when they are needed.
    sampleTexts.load(language).catch(() => undefined);
  }, [language]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        update({ step: 3, isWriting: true });
      }}
    >
      <h1 className="display text-3xl md:text-4xl">{aim.title}</h1>
      <div className="mt-6 grid gap-9">
        {demoQuestions.map((field) => (
          <AimChoices key={field} field={field} demo={demo} />
        ))}
        <Field label={aim.notes} hint={aim.notesHint}>
          {(slot) => (
            <textarea
              {...slot}
              rows={4}
              value={state.notes ?? sampleNotes[language]}
              onChange={(event) => update({ notes: event.target.value })}
              className="control resize-y"
            />
          )}
        </Field>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t pt-6">
        <Button look="quiet" onClick={() => update({ step: 1 })}>
          {previous}
        </Button>
        <Button type="submit" look="accent" aria-describedby={id} className="grow px-8 sm:grow-0">
          {aim.generate}
        </Button>
        <p id={id} className="text-muted text-sm max-lg:w-full">
          {aim.fixed}
        </p>
      </div>
    </form>
  );
}
