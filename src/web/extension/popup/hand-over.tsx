import { useState } from 'react';
import { pagePaths } from '#contract/pages.ts';
import { extensionMessages } from '#web/i18n/extension-messages.ts';
import { handOverTo } from '#web/listings/hand-over-page.ts';
import { Button } from '#web/ui/button.tsx';
import type { OpenTab } from './open-tab.ts';

interface HandOverProps {
  tab: OpenTab;
  origin: string;
  /** Something else comes first on this page. */
  isSecond: boolean;
}

/** Hands the page in view over to the generator, as the bookmarklet does. */
export function HandOver({ tab, origin, isSecond }: HandOverProps) {
  const { handOver: words } = extensionMessages.use();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();

  async function handOver() {
    const content = await tab.call('handOverPage', handOverTo(origin));
    if (content === undefined) return window.close();
    await navigator.clipboard.writeText(content).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  }
  return (
    <section className="grid gap-2">
      <Button look={isSecond ? 'line' : 'accent'} onClick={handOver}>
        {words.button}
      </Button>
      {outcome ? (
        <div role="status" className="grid gap-2 rounded-lg bg-warning-wash px-3 py-2">
          <p>{words[outcome]}</p>
          <a
            href={`${origin}${pagePaths.generator}#paste`}
            target="_blank"
            rel="noreferrer"
            className="font-medium underline"
          >
            {words.open}
          </a>
        </div>
      ) : (
        !isSecond && <p className="text-muted">{words.hint}</p>
      )}
    </section>
  );
}
