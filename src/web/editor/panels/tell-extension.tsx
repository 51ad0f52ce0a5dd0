import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShownCar } from '#web/extension/shown-car.ts';
import { shownCarId, takenEvent } from '#web/extension/shown-car-element.ts';

/** Tells the browser extension which advertisement is in view: data that the page itself makes no use of. */
export function TellExtension({ car, onTaken }: { car: ShownCar; onTaken(): void }) {
  const data = useRef<HTMLScriptElement>(null);
  const tell = useEffectEvent(onTaken);
  useEffect(() => {
    const element = data.current;
    const hear = () => tell();
    element?.addEventListener(takenEvent, hear);
    return () => element?.removeEventListener(takenEvent, hear);
  }, []);
  return (
    <script ref={data} id={shownCarId} type="application/json">
      {JSON.stringify(car)}
    </script>
  );
}
