import { useEffect, useRef } from 'react';

/** For a heading: it gets the focus when `hasGone` tells that the button that had it went away with the change. */
export function useFocusAfter<T>(value: T, hasGone: (now: T, before: T) => boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (hasGone(value, before.current)) heading.current?.focus();
    before.current = value;
  });
  return heading;
}
