import { useEffect, useState } from 'react';

/** Leaves for an address after a delay in ms, once; whoever comes back by the browser's arrow may go again. */
export function useGoing(delay: number) {
  const [goal, setGoal] = useState<string>();
  useEffect(() => {
    if (!goal) return;
    const timer = setTimeout(() => location.assign(goal), delay);
    return () => clearTimeout(timer);
  }, [goal, delay]);
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setGoal(undefined);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  return { goal, go: setGoal };
}
