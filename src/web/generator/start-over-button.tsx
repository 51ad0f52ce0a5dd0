import { useState } from 'react';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Generator } from './use-generator.ts';

/** Leaves everything of this car behind; asked once more, since nothing brings it back. */
export function StartOverButton({ flow }: { flow: Generator }) {
  const { generator } = appMessages.use();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" className="text-muted text-sm" onClick={() => setAsking(true)}>
        {generator.startOver}
      </Button>
      <Dialog title={generator.startOverTitle} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{generator.startOverText}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="ink" onClick={() => setAsking(false)}>
            {generator.startOverCancel}
          </Button>
          <Button onClick={() => flow.dispatch({ type: 'started-over' })}>{generator.startOver}</Button>
        </div>
      </Dialog>
    </>
  );
}
