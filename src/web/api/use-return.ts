import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { takeReturnPath } from './return-path.ts';

/** Who signed in on another site is sent back to the dashboard: leads him on to where he was. */
export function useReturn(isSignedIn: boolean): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isSignedIn || location.pathname !== pagePaths.dashboard) return;
    const left = takeReturnPath();
    if (left) navigate(left, { replace: true });
  }, [isSignedIn, navigate]);
}
