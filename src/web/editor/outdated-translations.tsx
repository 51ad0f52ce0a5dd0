import { type Language, languageNames } from '#domain/shared/languages.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PanelProps } from './panels/panel-props.ts';

interface OutdatedTranslationsProps extends Pick<PanelProps, 'description' | 'language' | 'style'> {
  onRenew(language: Language): void;
}

/** Which translations of a text say it as it was before, and the way to have them made again. */
export function OutdatedTranslations({ description, language, style, onRenew }: OutdatedTranslationsProps) {
  const words = editorMessages.use();
  const outdated = description.outdated
    .filter((one) => one.style === style)
    .map((one) => one.language)
    .filter((one) => language === description.language || one === language);
  if (outdated.length === 0) return null;
  return (
    <Notice>
      <p>
        {language === description.language
          ? words.outdatedTranslations(outdated.map((one) => languageNames[one]).join(', '))
          : words.isOutdated(languageNames[description.language])}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {outdated.map((one) => (
          <Button key={one} onClick={() => onRenew(one)}>
            {words.renew(languageNames[one])}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
