import { useEffect, useId } from 'react';
import { type Language, languageNames, languages } from '#domain/shared/languages.ts';
import { maxNotesLength } from '#domain/vehicles/notes/notes-length.ts';
import { targetingFields } from '#domain/vehicles/targeting.ts';
import { prepareEditor } from '#web/editor/lazy-editor.tsx';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ConflictPicker } from './conflict-picker.tsx';
import { EquipmentChoices } from './equipment-choices.tsx';
import { GenerateFault } from './generate-fault.tsx';
import { hasChoiceInEach } from './generator-state.ts';
import { NotesReadBack } from './read-back/notes-read-back.tsx';
import { SameCarNotice } from './same-car-notice.tsx';
import { StyleChoices } from './style-choices.tsx';
import { TargetingChoices } from './targeting-choices.tsx';
import type { Generator } from './use-generator.ts';
import { findUnreadable } from './vehicle-draft.ts';

interface PersuasiveStepProps {
  flow: Generator;
  error: Error | null;
  onGenerate(): void;
}

/** After so many milliseconds on this step nothing else is being fetched. */
const calm = 1000;

/** The second step: whom the text is for and what it should stress. */
export function PersuasiveStep({ flow, error, onGenerate }: PersuasiveStepProps) {
  const { generator } = appMessages.use();
  const { state, dispatch } = flow;
  const whyId = useId();
  const lacking = useWhatIsLacking(flow);
  const { language } = state;
  const hasNotes = state.notes.trim() !== '';

  useEffect(() => {
    const timer = setTimeout(() => prepareEditor(language, hasNotes), calm);
    return () => clearTimeout(timer);
  }, [language, hasNotes]);

  return (
    <>
      <h1 className="display text-3xl md:text-4xl">{generator.persuasiveTitle}</h1>
      <ConflictPicker flow={flow} />
      <div className="mt-6 grid gap-9">
        {targetingFields.map((field) => (
          <TargetingChoices key={field} field={field} flow={flow} />
        ))}
        <StyleChoices flow={flow} />
        <Field label={generator.textLanguage} hint={generator.textLanguageHint} className="sm:max-w-xs">
          {(slot) => (
            <Select
              {...slot}
              value={state.language}
              onChange={(event) =>
                dispatch({ type: 'language-chosen', language: event.target.value as Language })
              }
            >
              {languages.map((language) => (
                <option key={language} value={language}>
                  {languageNames[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <EquipmentChoices flow={flow} />
        <Field label={generator.notes} hint={generator.notesHint}>
          {(slot) => (
            <textarea
              {...slot}
              rows={4}
              maxLength={maxNotesLength}
              value={state.notes}
              onChange={(event) => dispatch({ type: 'notes-typed', notes: event.target.value })}
              className="control resize-y"
            />
          )}
        </Field>
        <NotesReadBack flow={flow} />
      </div>
      {error && <GenerateFault error={error} />}
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t pt-6">
        <Button look="quiet" onClick={() => dispatch({ type: 'step-chosen', step: 'input' })}>
          {generator.back}
        </Button>
        <Button
          look="accent"
          disabled={lacking.length > 0}
          aria-describedby={lacking.length ? whyId : undefined}
          onClick={onGenerate}
          className="grow px-8 sm:grow-0"
        >
          {generator.generate}
        </Button>
        {lacking.length > 0 && (
          <p id={whyId} className="text-muted text-sm max-sm:w-full">
            {lacking.join(' ')}
          </p>
        )}
      </div>
      {/* It comes late: below everything it moves nothing from under a finger. */}
      <SameCarNotice draft={state.draft} />
    </>
  );
}

function useWhatIsLacking({ state }: Generator): string[] {
  const { fields, generator } = appMessages.use();
  const { make, model } = state.draft;
  const unreadable = findUnreadable(state.draft).map((field) => fields[field]);
  const hasMake = make.trim() !== '';
  const hasModel = model.trim() !== '';
  return [
    ...(hasMake || hasModel ? [] : [generator.missingMakeModel]),
    ...(!hasMake && hasModel ? [generator.missingMake] : []),
    ...(hasMake && !hasModel ? [generator.missingModel] : []),
    ...(unreadable.length > 0 ? [generator.unreadable(unreadable.join(', '))] : []),
    ...(hasChoiceInEach(state) ? [] : [generator.selectInEach]),
  ];
}
