import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import { type Copy, type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { Paragraphs } from '#web/documents/paragraphs.tsx';
import { useTextTools } from '#web/documents/use-text-tools.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { isGrave, type LeftBehind, withOwnWords } from './left-behind.ts';
import { LeftBehindList } from './left-behind-list.tsx';

interface TranslationReviewProps {
  description: Pick<WholeDescription, 'id'>;
  language: Language;
  /** In the units of the chosen market; none when nothing could be translated. */
  texts: Copy;
  left: readonly LeftBehind[];
  /** It is saved, and its dialog is still open. */
  onSaved(): void;
}

/** A translation to be read and saved; one without damage or a condition of sale only once that is agreed to. */
export function TranslationReview({ description, language, texts, left, onSaved }: TranslationReviewProps) {
  const words = editorMessages.use();
  const { documents, styles } = appMessages.use();
  const tools = useTextTools();
  const client = useQueryClient();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const [isAgreed, setIsAgreed] = useState(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const hasTexts = Object.keys(texts).length > 0;
  const missing = left.filter((item) => isGrave(item) && !item.isQuoted && !added.has(item.words));
  const textOf = (style: CopyStyle) => {
    const own = left.filter((item) => added.has(item.words) && item.styles.includes(style));
    return (
      texts[style] &&
      withOwnWords(
        texts[style],
        own.map((item) => item.words),
      )
    );
  };

  function toggle(item: string) {
    const next = new Set(added);
    if (!next.delete(item)) next.add(item);
    setAdded(next);
  }

  const saving = useMutation({
    mutationFn: () =>
      call('saveTranslation', {
        params: { id: description.id },
        payload: {
          language,
          professionalDescription: textOf('professional'),
          persuasiveDescription: textOf('persuasive') ?? null,
          advancedDescription: textOf('advanced'),
        },
      }),
    async onSuccess() {
      showToast(words.translationSaved);
      await client.invalidateQueries({ queryKey: queryKeys.description(description.id) });
      void client.invalidateQueries({ queryKey: queryKeys.descriptions, refetchType: 'none' });
      void client.invalidateQueries({ queryKey: queryKeys.waitingCars });
      // A seller who went back to the text meanwhile stays in it.
      if (isThere.current) onSaved();
    },
    onError: () => showToast({ ...words.translationNotSaved, variant: 'destructive' }),
  });

  return (
    <>
      {left.length > 0 && (
        <div className="mt-4">
          <LeftBehindList items={left} added={added} onToggle={hasTexts ? toggle : undefined} />
        </div>
      )}
      {copyStyles.map((style) => {
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
              <div lang={language}>
                <Paragraphs text={text} className="mt-3 font-display text-[1.0625rem] leading-[1.65]" />
              </div>
            </section>
          )
        );
      })}
      {hasTexts && (
        <div className="mt-6 flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
          {missing.length > 0 && (
            <label className="flex min-h-11 grow basis-64 cursor-pointer items-start gap-3 py-2 text-sm">
              <input
                type="checkbox"
                checked={isAgreed}
                onChange={(event) => setIsAgreed(event.target.checked)}
                className="mt-0.5 size-5 shrink-0 accent-ink"
              />
              <span>{words.agreeToMissing(missing.map((item) => `«${item.words}»`).join(', '))}</span>
            </label>
          )}
          <Button
            look="accent"
            isPending={saving.isPending}
            disabled={missing.length > 0 && !isAgreed}
            onClick={() => saving.mutate()}
          >
            {words.saveTranslation}
          </Button>
        </div>
      )}
    </>
  );
}
