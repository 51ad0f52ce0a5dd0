import { useEffect, useState } from 'react';

/** Counts so many seconds down, from the start and whenever it begins anew. */
export function usePause(seconds: number) {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const isOver = secondsLeft <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return { secondsLeft, begin: () => setSecondsLeft(seconds) };
}
