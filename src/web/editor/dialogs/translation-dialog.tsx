import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import type { Market } from '#domain/copywriting/markets/market.ts';
import { sayUnitsOfMarket } from '#domain/copywriting/markets/say-units-of-market.ts';
import { type Language, languageNames, languages } from '#domain/shared/languages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { Paragraphs } from '#web/documents/paragraphs.tsx';
import { useTextTools } from '#web/documents/use-text-tools.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { MarketSelect } from '../market-select.tsx';

interface TranslationDialogProps {
  description: WholeDescription;
  /** The last words typed are still on their way to the server, which knows only saved texts. */
  isSaving: boolean;
  /** It is saved: to be shown. */
  onSaved(language: Language): void;
  isOpen: boolean;
  onClose(): void;
}

/** Every text of the description in another language: seen first, then saved. */
export function TranslationDialog({ description, isSaving, isOpen, ...on }: TranslationDialogProps) {
  const words = editorMessages.use();
  const { documents, styles } = appMessages.use();
  const tools = useTextTools();
  const client = useQueryClient();
  const id = useId();
  const others = languages.filter((other) => other !== description.language);
  const [target, setTarget] = useState<Language>(
    others.find((other) => description.translations[other] === undefined) ?? 'en',
  );
  const [market, setMarket] = useState<Market>('IT');
  const sources = description.copy;

  const isStillOpen = useRef(isOpen);
  isStillOpen.current = isOpen;

  const translating = useMutation({
    mutationFn: async (to: Language) => {
      const answers = await Promise.all(
        copyStyles.flatMap((style) => {
          const text = sources[style];
          const languagePair = { sourceLanguage: description.language, targetLanguage: to };
          return text
            ? [call('translate', { payload: { text, ...languagePair } }).then((a) => ({ style, ...a }))]
            : [];
        }),
      );
      const texts: Partial<Record<CopyStyle, string>> = {};
      for (const { style, translatedText } of answers) if (translatedText) texts[style] = translatedText;
      return { to, sources, texts, left: answers.flatMap(({ untranslated }) => untranslated) };
    },
    onSuccess: () => showToast(words.translated),
    onError: () => showToast({ ...words.translationFailed, variant: 'destructive' }),
  });
  const { data } = translating;
  // A text that was edited since needs another translation.
  const isReady = data?.to === target && data.sources === sources && Object.keys(data.texts).length > 0;
  const textOf = (style: CopyStyle) => {
    const text = data?.texts[style];
    return text && sayUnitsOfMarket(text, target, market);
  };

  const saving = useMutation({
    mutationFn: (to: Language) =>
      call('saveTranslation', {
        params: { id: description.id },
        payload: {
          language: to,
          professionalDescription: textOf('professional'),
          persuasiveDescription: textOf('persuasive') ?? null,
          advancedDescription: textOf('advanced'),
        },
      }),
    async onSuccess(_, to) {
      showToast(words.translationSaved);
      await client.invalidateQueries({ queryKey: queryKeys.description(description.id) });
      // A seller who went back to the text meanwhile stays in it.
      if (!isStillOpen.current) return;
      on.onClose();
      on.onSaved(to);
    },
    onError: () => showToast({ ...words.translationNotSaved, variant: 'destructive' }),
  });

  return (
    <Dialog title={words.translate} isOpen={isOpen} onClose={on.onClose} size="form">
      <p className="text-muted">{words.translateHint}</p>
      <div className="mt-4 flex flex-wrap items-end gap-2">
        <div className="grow">
          <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
            {words.targetLanguage}
          </label>
          <Select id={id} value={target} onChange={(event) => setTarget(event.target.value as Language)}>
            {others.map((other) => (
              <option key={other} value={other}>
                {languageNames[other]}
              </option>
            ))}
          </Select>
        </div>
        {target === 'en' && (
          <div className="grow">
            <label htmlFor={`${id}-market`} className="mb-1.5 block font-medium text-sm">
              {words.market}
            </label>
            <MarketSelect id={`${id}-market`} value={market} onChange={setMarket} />
          </div>
        )}
        <Button
          look="ink"
          isPending={translating.isPending || isSaving}
          onClick={() => translating.mutate(target)}
        >
          {words.translate}
        </Button>
      </div>
      {data?.to === target && data.left.length > 0 && (
        <div className="mt-4">
          <Notice title={words.untranslated}>
            <ul className="mt-1 grid gap-2 text-sm">
              {data.left.map(({ sentence, reason }) => (
                <li key={sentence}>
                  «{sentence}» {reason}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {isReady &&
        copyStyles.map((style) => {
          const text = textOf(style);
          return (
            text && (
              <section key={style} className="mt-6">
                <div className="flex items-center justify-between gap-2 border-line border-b pb-1">
                  <h3 className="font-semibold">{styles[style][0]}</h3>
                  <Button look="quiet" className="px-3" onClick={() => tools.copy(text)}>
                    {documents.copy}
                  </Button>
                </div>
                <div lang={target}>
                  <Paragraphs text={text} className="mt-3 font-display text-[1.0625rem] leading-[1.65]" />
                </div>
              </section>
            )
          );
        })}
      {isReady && (
        <div className="mt-6 flex justify-end">
          <Button look="accent" isPending={saving.isPending} onClick={() => saving.mutate(target)}>
            {words.saveTranslation}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
