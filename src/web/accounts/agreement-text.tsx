import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { SentenceWithPapers } from '#web/legal/sentence-with-papers.tsx';

/** What is agreed to with an account, with links to terms and privacy policy. */
export function AgreementText({ sentence }: { sentence: 'check' | 'goingOn' }) {
  const { agreement } = accountsMessages.use();
  return <SentenceWithPapers sentence={agreement[sentence]} names={agreement} />;
}
