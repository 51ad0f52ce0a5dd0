import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import { type Language, languageNames, languages } from '#domain/shared/languages.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface HouseSentence {
  text: string;
  language: Language;
  styles: CopyStyle[];
  place: 'start' | 'end';
}

interface HouseSentencesDialogProps {
  language: Language;
  isOpen: boolean;
  onClose(): void;
}

/** The dealer's own sentences: word for word in every new text, at the place he wants. */
export function HouseSentencesDialog({ language, isOpen, onClose }: HouseSentencesDialogProps) {
  const words = editorMessages.use();
  const saved = useQuery({
    queryKey: queryKeys.houseSentences,
    queryFn: ({ signal }) => call('getHouseSentences', { signal }),
    enabled: isOpen,
  });
  return (
    <Dialog title={words.houseSentences} isOpen={isOpen} onClose={onClose} size="form">
      <p className="mb-4 text-muted">{words.houseSentencesHint}</p>
      {saved.data && <SentenceForm saved={saved.data.sentences} language={language} onClose={onClose} />}
      {saved.isError && <p>{words.loadFailed}</p>}
    </Dialog>
  );
}

function SentenceForm(props: { saved: readonly HouseSentence[]; language: Language; onClose(): void }) {
  const words = editorMessages.use();
  const { styles } = appMessages.use();
  const client = useQueryClient();
  const fresh: HouseSentence = { text: '', language: props.language, styles: [...copyStyles], place: 'end' };
  const [sentences, setSentences] = useState<HouseSentence[]>(
    props.saved.length > 0 ? [...props.saved] : [fresh],
  );
  const saving = useMutation({
    scope: { id: 'updateHouseSentences' },
    mutationFn: (next: HouseSentence[]) => call('updateHouseSentences', { payload: { sentences: next } }),
    // The dialog may be opened again before the answer: it goes on from these sentences, not from those before.
    async onMutate(next) {
      await client.cancelQueries({ queryKey: queryKeys.houseSentences });
      client.setQueryData(queryKeys.houseSentences, { sentences: next });
    },
    onSuccess: () => showToast(words.houseSentencesSaved),
    onError: (error) =>
      showToast({
        title: words.houseSentences,
        description: sentenceOf(error) ?? words.loadFailed,
        variant: 'destructive',
      }),
  });
  const latest = useRef(sentences);
  latest.current = sentences;
  const closeUnlessChanged = (since: HouseSentence[]) => latest.current === since && props.onClose();
  const change = (index: number, part: Partial<HouseSentence>) =>
    setSentences(sentences.map((sentence, at) => (at === index ? { ...sentence, ...part } : sentence)));
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const filled = sentences.filter(({ text }) => text.trim() !== '');
        saving.mutate(filled, { onSuccess: () => closeUnlessChanged(sentences) });
      }}
    >
      {sentences.map((sentence, index) => (
        <fieldset key={index} className="grid gap-2 border-line border-t pt-4">
          <legend className="sr-only">{words.houseSentence(index + 1)}</legend>
          <textarea
            aria-label={words.houseSentence(index + 1)}
            rows={2}
            maxLength={1000}
            value={sentence.text}
            onChange={(event) => change(index, { text: event.target.value })}
            className="control resize-y py-2"
          />
          <div className="flex flex-wrap items-center gap-2">
            <Select
              aria-label={words.targetLanguage}
              value={sentence.language}
              onChange={(event) => change(index, { language: event.target.value as Language })}
            >
              {languages.map((language) => (
                <option key={language} value={language}>
                  {languageNames[language]}
                </option>
              ))}
            </Select>
            <Select
              aria-label={words.place}
              value={sentence.place}
              onChange={(event) => change(index, { place: event.target.value as HouseSentence['place'] })}
            >
              <option value="start">{words.places.start}</option>
              <option value="end">{words.places.end}</option>
            </Select>
            {copyStyles.map((style) => (
              <label key={style} className="inline-flex min-h-11 items-center gap-2 pr-2">
                <input
                  type="checkbox"
                  checked={sentence.styles.includes(style)}
                  onChange={({ target }) =>
                    change(index, {
                      styles: copyStyles.filter((known) =>
                        known === style ? target.checked : sentence.styles.includes(known),
                      ),
                    })
                  }
                />
                {styles[style][0]}
              </label>
            ))}
            <button
              type="button"
              aria-label={words.removeHouseSentence(index + 1)}
              className="quiet-icon ml-auto"
              onClick={() => setSentences(sentences.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden="true" className="size-[1.125rem]" />
            </button>
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap justify-between gap-2">
        <Button onClick={() => setSentences([...sentences, fresh])}>
          <Plus aria-hidden="true" className="size-4" />
          {words.addHouseSentence}
        </Button>
        <Button type="submit" look="ink" isPending={saving.isPending}>
          {words.saveHouseSentences}
        </Button>
      </div>
    </form>
  );
}
