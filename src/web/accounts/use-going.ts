import { useEffect, useState } from 'react';
import { keepReturnPath } from '#web/api/return-path.ts';
import { takeWayBack } from './take-way-back.ts';

/**
 * Leaves for an address that signs people in after a delay in ms, once. Where they are needed
 * afterwards is kept; who comes back by the browser's arrow may go again.
 */
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

  function go(address: string) {
    const wayBack = takeWayBack();
    if (wayBack) keepReturnPath(wayBack);
    setGoal(address);
  }
  return { goal, go };
}
