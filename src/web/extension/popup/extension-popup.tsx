import { useState } from 'react';
import { extensionMessages } from '#web/i18n/extension-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Wordmark } from '#web/ui/logo.tsx';
import { FillForm } from './fill-form.tsx';
import { HandOver } from './hand-over.tsx';
import { forgetCar } from './kept-car.ts';
import type { View } from './look-at-tab.ts';
import { TakeCar } from './take-car.tsx';

/** What the extension's button opens: it offers what can be done on the page in view. */
export function ExtensionPopup({ view: { origin, page, kept: found } }: { view: View }) {
  const words = extensionMessages.use();
  const [kept, setKept] = useState(found);

  async function forget() {
    await forgetCar();
    setKept(undefined);
  }
  return (
    <div className="bg-paper p-4 text-sm">
      <header className="mb-4">
        <Wordmark />
      </header>
      <main className="grid gap-4">
        {page.kind === 'closed' && <p>{words.closed}</p>}
        {page.kind === 'ours' && <TakeCar tab={page.tab} shown={page.shown} onTaken={setKept} />}
        {kept && (
          <section
            aria-label={words.kept.title}
            className="rounded-lg border border-line bg-sheet px-3 pt-2 pb-3"
          >
            <div className="-mr-2 flex items-center justify-between gap-2">
              <h2 className="text-muted">{words.kept.title}</h2>
              <Button look="quiet" className="min-h-8 px-2 py-1" onClick={forget}>
                {words.kept.forget}
              </Button>
            </div>
            <p className="font-semibold">{kept.name}</p>
            <p className="text-muted">{words.kept.writtenFor(kept.place)}</p>
          </section>
        )}
        {page.kind === 'other' && kept && <FillForm tab={page.tab} controls={page.controls} car={kept} />}
        {page.kind === 'other' && <HandOver tab={page.tab} origin={origin} isSecond={kept !== undefined} />}
        {page.kind === 'other' && !kept && (
          <p className="border-line border-t pt-3 text-muted">{words.kept.none}</p>
        )}
      </main>
    </div>
  );
}
