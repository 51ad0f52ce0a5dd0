import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import { type Copy, copyStyles } from '#domain/copywriting/copy.ts';
import type { Market } from '#domain/copywriting/markets/market.ts';
import { sayUnitsOfMarket } from '#domain/copywriting/markets/say-units-of-market.ts';
import { type Language, languageNames, languages } from '#domain/shared/languages.ts';
import { call } from '#web/api/call.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { MarketSelect } from '../market-select.tsx';
import { gatherLeftBehind } from './left-behind.ts';
import { TranslationReview } from './translation-review.tsx';

interface TranslationDialogProps {
  description: WholeDescription;
  /** The last words typed are still on their way to the server, which knows only saved texts. */
  isSaving: boolean;
  /** It is saved: to be shown. */
  onSaved(language: Language): void;
  isOpen: boolean;
  /** Translated into at once. */
  into?: Language;
  onClose(): void;
}

/** Every text of the description in another language: seen first with what it leaves out, then saved. */
export function TranslationDialog({ description, isSaving, isOpen, into, ...on }: TranslationDialogProps) {
  const words = editorMessages.use();
  const id = useId();
  const others = languages.filter((other) => other !== description.language);
  const [target, setTarget] = useState<Language>(
    into ?? others.find((other) => description.translations[other] === undefined) ?? 'en',
  );
  const [market, setMarket] = useState<Market>('IT');
  const sources = description.copy;

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
      const texts: Copy = {};
      for (const { style, translatedText } of answers) if (translatedText) texts[style] = translatedText;
      return { to, sources, texts, left: gatherLeftBehind(answers) };
    },
    onSuccess: () => showToast(words.translated),
    onError: () => showToast({ ...words.translationFailed, variant: 'destructive' }),
  });
  const { data, mutate } = translating;
  useEffect(() => {
    if (into) mutate(into);
  }, [into, mutate]);
  // A text that was edited since needs another translation.
  const isReady = data?.to === target && data.sources === sources && Object.keys(data.texts).length > 0;
  const inUnits = (copy: Copy): Copy =>
    Object.fromEntries(
      Object.entries(copy).map(([style, text]) => [style, sayUnitsOfMarket(text, target, market)]),
    );

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
      {data?.to === target && (
        <TranslationReview
          key={translating.submittedAt}
          description={description}
          language={target}
          texts={isReady ? inUnits(data.texts) : {}}
          left={data.left}
          onSaved={() => {
            on.onClose();
            on.onSaved(target);
          }}
        />
      )}
    </Dialog>
  );
}
