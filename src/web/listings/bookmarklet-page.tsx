import { ArrowLeft, GripVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Field } from '#web/ui/field.tsx';
import { Header } from '#web/ui/header.tsx';
import { Page } from '#web/ui/page.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ExtensionSection } from './extension-section.tsx';
import { NumberedSteps } from './numbered-steps.tsx';
import { pageBookmarklet } from './page-bookmarklet.ts';

/** How the bookmarklet is installed and used, in three steps. */
export function BookmarkletPage() {
  const { bookmarklet: words } = listingsMessages.use();
  const code = pageBookmarklet(location.origin, words.onPage);
  const [isShown, setShown] = useState(false);

  function copy() {
    setShown(false);
    // Without https a browser has no clipboard to write to.
    const copying = navigator.clipboard?.writeText(code) ?? Promise.reject();
    copying.then(
      () => showToast(words.copied),
      () => setShown(true),
    );
  }
  return (
    <Page
      title={words.documentTitle}
      header={
        <Header
          start={
            <Link href={pagePaths.generator} className={buttonStyle('quiet', '-ml-4 text-left')}>
              <ArrowLeft aria-hidden="true" className="size-4" />
              {words.back}
            </Link>
          }
        >
          <LanguageSwitcher />
        </Header>
      }
      className="max-w-3xl pt-6 pb-24 md:pt-10"
    >
      <h1 className="display text-3xl md:text-4xl">{words.title}</h1>
      <p className="mt-4 max-w-prose text-muted">{words.intro}</p>
      <NumberedSteps steps={words.steps} heading="h2" first={<DraggableButton code={code} />} />
      <section className="mt-10 border-line border-t pt-6">
        <h2 className="font-semibold">{words.phoneTitle}</h2>
        <p className="mt-1 max-w-prose text-muted">{words.phone}</p>
        <Button className="mt-4" onClick={copy}>
          {words.copyCode}
        </Button>
        {isShown && (
          <Field label={words.copyByHand} className="mt-4">
            {(slot) => (
              <textarea
                {...slot}
                readOnly
                rows={4}
                value={code}
                onFocus={(event) => event.target.select()}
                className="control font-mono text-sm"
              />
            )}
          </Field>
        )}
      </section>
      <p className="mt-8 max-w-prose text-muted text-sm">{words.privacy}</p>
      <ExtensionSection />
    </Page>
  );
}

function DraggableButton({ code }: { code: string }) {
  const { bookmarklet: words } = listingsMessages.use();
  const [isPressed, setPressed] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  // React writes no such address, and it is meant for the bookmarks bar alone.
  useEffect(() => {
    const element = link.current;
    const explain = (event: Event) => {
      event.preventDefault();
      setPressed(true);
    };
    element?.setAttribute('href', code);
    element?.addEventListener('click', explain);
    return () => element?.removeEventListener('click', explain);
  }, [code]);

  return (
    <>
      <a ref={link} href="#drag" className={buttonStyle('ink', 'mt-3 cursor-grab')}>
        <GripVertical aria-hidden="true" className="size-4" />
        {words.name}
      </a>
      <p role="status" className="mt-2 text-sm text-warning">
        {isPressed && words.dragMe}
      </p>
    </>
  );
}
