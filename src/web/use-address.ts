import { useEffect, useRef } from 'react';
import { useRouter } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { confirmSession } from './api/session.ts';
import { wantedLanguage } from './i18n/language.ts';
import { speakLanguage } from './i18n/message-bundle.ts';

/** Speaks the language of the address, and asks who is here once the first page is left. */
export function useAddress(): void {
  const address = usePathname(useRouter());
  const first = useRef(address);
  useEffect(() => {
    const wanted = wantedLanguage();
    if (wanted) void speakLanguage(wanted);
    if (address !== first.current) confirmSession();
  }, [address]);
}
