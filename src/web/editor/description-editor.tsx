import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { languageNames, languages } from '#domain/shared/languages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { MakingNotice } from './making-notice.tsx';
import { TextDocument } from './text-document.tsx';
import { findUnsaved } from './unsaved-texts.ts';

/** One style of a saved description, in each language it exists in, to read and to edit. */
export function DescriptionEditor({ id, style }: { id: string; style: CopyStyle }) {
  const words = editorMessages.use();
  // A text that waits to be saved is the one to go on with.
  const [chosen, choose] = useState(() => {
    const unsaved = findUnsaved(id);
    return unsaved?.style === style ? unsaved.language : undefined;
  });
  // A translation made again is another text to begin with, and so is one of other data.
  const [round, setRound] = useState(0);
  const {
    data: description,
    isError,
    refetch,
  } = useQuery({
    queryKey: queryKeys.description(id),
    queryFn: ({ signal }) => call('getDescription', { params: { id }, signal }),
  });
  if (isError && !description) {
    return (
      <Notice>
        <p>{words.loadFailed}</p>
        <Button className="mt-2" onClick={() => refetch()}>
          {words.loadAgain}
        </Button>
      </Notice>
    );
  }
  if (!description) return <div className="h-96 animate-pulse rounded-lg bg-sunken" />;
  const copies = { ...description.translations, [description.language]: description.copy };
  const written = languages.filter((language) => copies[language]?.[style] !== undefined);
  const language = chosen && written.includes(chosen) ? chosen : description.language;
  return (
    <>
      <MakingNotice making={language === description.language ? description.making[style] : undefined} />
      {written.length > 1 && (
        <fieldset className="mb-4 flex flex-wrap gap-1">
          <legend className="sr-only">{words.targetLanguage}</legend>
          {written.map((other) => (
            <button
              key={other}
              type="button"
              aria-pressed={other === language}
              onClick={() => choose(other)}
              className={classNames(
                'min-h-11 rounded-md px-3 transition-colors hover:bg-sunken',
                other === language ? 'bg-sunken font-semibold text-ink' : 'text-muted',
              )}
            >
              {languageNames[other]}
            </button>
          ))}
        </fieldset>
      )}
      <TextDocument
        key={`${id} ${language} ${style} ${round} ${description.changes[0]?.at}`}
        {...{ description, language, style }}
        text={copies[language]?.[style] ?? ''}
        onTranslated={(translated) => {
          choose(translated);
          setRound(round + 1);
        }}
      />
    </>
  );
}
