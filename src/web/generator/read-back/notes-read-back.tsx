import { useId, useRef, useState } from 'react';
import type { ReadBackItem } from '#contract/descriptions.ts';
import { isUnsaid } from '#domain/vehicles/notes/is-unsaid.ts';
import { rewordItem } from '#domain/vehicles/notes/reword-item.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { type SaidWords, useRememberWordings } from '#web/wordings/use-remember-wordings.ts';
import { Disclosure } from '../disclosure.tsx';
import type { Generator } from '../use-generator.ts';
import { ReadBackRow } from './read-back-row.tsx';
import { proposalFor, SentenceForm } from './sentence-form.tsx';
import { useReadBack } from './use-read-back.ts';

/**
 * The notes as a text would tell them: for each that is no sentence yet one can be written, and whatever is
 * misread can be said otherwise. The sentence takes the place of the words in the notes, which stay the only record.
 */
export function NotesReadBack({ flow: { state, dispatch } }: { flow: Generator }) {
  const { readBack: words } = appMessages.use().generator;
  const reader = useLanguage();
  const titleId = useId();
  const title = useRef<HTMLParagraphElement>(null);
  const items = useReadBack(state);
  const remember = useRememberWordings(state.language, words.notRemembered);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const asked = items.filter(isUnsaid);
  const others = items.filter((item) => !isUnsaid(item));
  if (items.length === 0) return null;

  const sentenceFor = (item: ReadBackItem) => written[item.typed] ?? proposalFor(item);
  const take = (notes: string) => {
    dispatch({ type: 'notes-typed', notes });
    title.current?.focus({ preventScroll: true });
  };
  const reword = (said: readonly SaidWords[]) => {
    take(said.reduce((notes, { typed, sentence }) => rewordItem(notes, typed, sentence), state.notes));
    remember(said);
  };
  const rewordOne = (typed: string, sentence: string) => reword([{ typed, sentence }]);
  const rewordAll = () => reword(asked.map((item) => ({ typed: item.typed, sentence: sentenceFor(item) })));
  return (
    <section aria-labelledby={titleId} className="appear rounded-lg border border-line bg-sheet px-4 py-3">
      <p ref={title} id={titleId} tabIndex={-1} className="font-medium text-sm outline-none">
        {asked.length > 0 ? words.unsaid(asked.length) : words.allRead}
      </p>
      {asked.length > 0 && (
        <>
          <p className="mt-1 text-muted text-sm">
            {state.language === reader ? words.hint : words.hintAbroad}
          </p>
          <ul className="mt-3 grid gap-4">
            {asked.map((item) => (
              <li key={item.typed}>
                <SentenceForm
                  item={item}
                  sentence={sentenceFor(item)}
                  onChange={(sentence) => setWritten((all) => ({ ...all, [item.typed]: sentence }))}
                  onReword={rewordOne}
                />
              </li>
            ))}
          </ul>
          {asked.length > 1 && (
            <div className="mt-4">
              <Button onClick={rewordAll}>{words.useAll(asked.length)}</Button>
            </div>
          )}
        </>
      )}
      {others.length > 0 && (
        <Disclosure title={words.others(others.length)}>
          <ul className="divide-y divide-line">
            {others.map((item) => (
              <ReadBackRow key={item.typed} item={item} onReword={rewordOne} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
