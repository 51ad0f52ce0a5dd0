import { useEffect, useState } from 'react';

/** The secret of a mailed link, taken out of the address bar at once: it must not stay in the history. */
export function useMailedToken(): string {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }, []);
  return token;
}
