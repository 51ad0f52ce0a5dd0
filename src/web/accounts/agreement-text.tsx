import { pagePaths } from '#contract/pages.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';

/** A sentence on terms and privacy policy with links to both, which leave what was typed where it is. */
export function AgreementText({ sentence }: { sentence: 'check' | 'goingOn' }) {
  const { agreement } = accountsMessages.use();
  return agreement[sentence].split(/\{(terms|privacy)\}/).map((piece) =>
    piece === 'terms' || piece === 'privacy' ? (
      <a key={piece} href={pagePaths[piece]} target="_blank" rel="noopener" className="quiet-link">
        {agreement[piece]}
      </a>
    ) : (
      piece
    ),
  );
}
