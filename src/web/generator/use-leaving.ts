import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether a field has been left since somebody typed in it; each new try to go on counts as leaving.
 * On the way to anything but another field the end of a press is awaited: a message that pushes a button
 * down meanwhile would make the click miss.
 */
export function useLeaving(tries: number) {
  const [typedAt, setTypedAt] = useState<number>();
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  function leave({ relatedTarget }: FocusEvent) {
    waiting.current?.abort();
    if (isField(relatedTarget)) return setTypedAt(undefined);
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    const show = () => setTimeout(() => !signal.aborted && setTypedAt(undefined));
    // A press ends with a click, the way by keyboard with a key that is let go.
    for (const end of ['click', 'keyup']) window.addEventListener(end, show, { capture: true, signal });
  }

  return {
    isLeft: typedAt !== tries,
    type() {
      waiting.current?.abort();
      setTypedAt(tries);
    },
    leave,
  };
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
