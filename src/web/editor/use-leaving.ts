import { type RefObject, useEffect } from 'react';

/**
 * Saves when the text goes out of sight: another tab of the page, another page, a closed window. What
 * could not be saved is tried again once there is a connection, and asks before the window closes.
 */
export function useLeaving(save: RefObject<(isLeaving?: boolean) => void>, isFailed: boolean): void {
  useEffect(() => {
    const leave = () => save.current(true);
    const hide = () => document.visibilityState === 'hidden' && leave();
    const retry = () => save.current();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', retry);
      save.current();
    };
  }, [save]);
  useEffect(() => {
    if (!isFailed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isFailed]);
}
