import { useState } from 'react';
import { extensionMessages } from '#web/i18n/extension-messages.ts';
import { Button } from '#web/ui/button.tsx';
import type { ShownCar } from '../shown-car.ts';
import { keepCar } from './kept-car.ts';
import type { OpenTab } from './open-tab.ts';

interface TakeCarProps {
  tab: OpenTab;
  /** The text that the page of ours shows. */
  shown: ShownCar | undefined;
  onTaken(car: ShownCar): void;
}

/** On a page of ours: takes the text it shows along, for the form of a marketplace. */
export function TakeCar({ tab, shown, onTaken }: TakeCarProps) {
  const { ours: words } = extensionMessages.use();
  const [isTaken, setTaken] = useState(false);

  async function take(car: ShownCar) {
    await keepCar(car);
    await tab.call('tellTaken');
    setTaken(true);
    onTaken(car);
  }
  if (!shown) return <p>{words.none}</p>;
  if (isTaken) {
    return (
      <p role="status" className="rounded-lg bg-good-wash px-3 py-2">
        {words.taken(shown.place)}
      </p>
    );
  }
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="font-semibold text-base">{shown.name}</h2>
        <p className="text-muted">{words.shown(shown.place)}</p>
      </div>
      {shown.against.length > 0 && (
        <div className="rounded-lg bg-warning-wash px-3 py-2">
          <p>{words.against}</p>
          <ul className="mt-1 list-disc pl-5 font-medium">
            {shown.against.map((wording) => (
              <li key={wording}>{wording}</li>
            ))}
          </ul>
        </div>
      )}
      <Button look="accent" onClick={() => take(shown)}>
        {shown.against.length > 0 ? words.takeAnyway : words.take}
      </Button>
    </section>
  );
}
