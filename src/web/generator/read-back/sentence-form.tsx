import { useId } from 'react';
import type { ReadBackItem } from '#contract/descriptions.ts';
import { maxWordingLength } from '#domain/vehicles/notes/notes-length.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';

interface SentenceFormProps {
  item: ReadBackItem;
  sentence: string;
  /** Begins with the sentence in the field and the cursor there. */
  isAskedFor?: boolean;
  onChange(sentence: string): void;
  onReword(typed: string, sentence: string): void;
}

/** What stands in the field before anything is typed there. */
export const proposalFor = ({ typed, told, proposed }: ReadBackItem): string => proposed ?? (told || typed);

/** One stretch of the notes and a field for the sentence that says it. */
export function SentenceForm({
  item: { typed, isRemembered },
  sentence,
  isAskedFor = false,
  onChange,
  onReword,
}: SentenceFormProps) {
  const { readBack: words } = appMessages.use().generator;
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onReword(typed, sentence);
      }}
    >
      <label htmlFor={id} className="block break-words text-sm">
        <span className="text-muted">{words.typed}</span> {typed}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id={id}
          value={sentence}
          maxLength={maxWordingLength}
          // biome-ignore lint/a11y/noAutofocus: it opens by a click on this very words
          autoFocus={isAskedFor}
          onChange={({ target }) => onChange(target.value)}
          className="control min-w-0 grow basis-64"
        />
        <Button type="submit" look="line">
          {sentence.trim() === '' ? words.remove : words.use}
        </Button>
      </div>
      {isRemembered && <p className="mt-1 text-good text-sm">{words.remembered}</p>}
    </form>
  );
}
