import { lazy, Suspense } from 'react';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';
import { nearLanguages } from './dialogs/near-languages.ts';
import { loadBannedWords, loadFactCheck } from './load-checks.ts';

const load = () => import('./description-editor.tsx');
const Editor = lazy(async () => ({ default: (await load()).DescriptionEditor }));

/** The editor, fetched when a text is opened. */
export function DescriptionEditor(props: { id: string; style: CopyStyle }) {
  return (
    <Suspense fallback={<div className="h-96 animate-pulse rounded-lg bg-sunken" />}>
      <Editor {...props} />
    </Suspense>
  );
}

/** Fetches the editor and what it checks by ahead of the text, so that the first check is there with it. */
export function prepareEditor(language: Language, hasNotes: boolean): void {
  // What fails now is fetched again, and complained of, when it is needed.
  const ahead = [
    load(),
    loadFactCheck(language, nearLanguages(language, hasNotes)),
    loadBannedWords(language),
  ];
  Promise.allSettled(ahead);
}
