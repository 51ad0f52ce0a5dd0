import { Download } from 'lucide-react';
import { extensionPath } from '#contract/pages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { NumberedSteps } from './numbered-steps.tsx';

/** The browser extension to download, how it is installed, and what it does. */
export function ExtensionSection() {
  const { extension: words } = listingsMessages.use().bookmarklet;
  return (
    <section aria-labelledby="extension" className="mt-12 border-line border-t pt-8">
      <h2 id="extension" className="display text-2xl md:text-3xl">
        {words.title}
      </h2>
      <p className="mt-4 max-w-prose text-muted">{words.intro}</p>
      <a href={extensionPath} download className={buttonStyle('ink', 'mt-6')}>
        <Download aria-hidden="true" className="size-4" />
        {words.download}
      </a>
      <NumberedSteps steps={words.steps} heading="h3" />
      <p className="mt-8 max-w-prose text-muted text-sm">{words.privacy}</p>
    </section>
  );
}
