import { pagePaths } from '#contract/pages.ts';

interface SentenceWithPapersProps {
  /** Has `{terms}` and `{privacy}` where the links go. */
  sentence: string;
  /** What the papers are called in the sentence. */
  names: { terms: string; privacy: string };
}

/** A sentence on terms and privacy policy with links to both, which leave what was typed where it is. */
export function SentenceWithPapers({ sentence, names }: SentenceWithPapersProps) {
  return sentence.split(/\{(terms|privacy)\}/).map((piece) =>
    piece === 'terms' || piece === 'privacy' ? (
      <a key={piece} href={pagePaths[piece]} target="_blank" rel="noopener" className="quiet-link">
        {names[piece]}
      </a>
    ) : (
      piece
    ),
  );
}
