import { useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { type Language, languageNames, languages } from '#domain/shared/languages.ts';
import { TextDocument } from '#web/editor/text-document.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** A style of a description in each language it exists in. */
export function ResultEditor({ description, style }: { description: WholeDescription; style: CopyStyle }) {
  const copies = { ...description.translations, [description.language]: description.copy };
  const written = languages.filter((language) => copies[language]?.[style] !== undefined);
  const [chosen, choose] = useState<Language>(description.language);
  const language = written.includes(chosen) ? chosen : description.language;
  return (
    <>
      {written.length > 1 && (
        <div className="mb-4 flex flex-wrap gap-1">
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
        </div>
      )}
      <TextDocument
        key={`${language} ${style}`}
        {...{ description, language, style }}
        text={copies[language]?.[style] ?? ''}
      />
    </>
  );
}
