import { StrictMode, Suspense, useEffect } from 'react';
import { Router as AddressRouter, type RouterOptions } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { readLocalisedAddress } from '#contract/localised-addresses.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';
import { BareLoading } from './ui/loading.tsx';
import { LazyToaster } from './ui/toast/lazy-toaster.tsx';
import { useAddress } from './use-address.ts';

interface ApplicationProps {
  /** Where there is no browser, whose address would count. */
  ssrPath?: string;
  /** Once the page, and not just what stands around it, answers to whoever uses it. */
  onAlive?: () => void;
}

/** Everything; the query of the address counts once it is alive. */
export function Application({ ssrPath, onAlive }: ApplicationProps) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <AddressRouter hook={usePathWithoutLanguage} ssrSearch="" {...(ssrPath ? { ssrPath } : {})}>
          <Address />
          <Suspense fallback={<BareLoading />}>
            <Router />
            <LazyToaster />
            <Alive tell={onAlive} />
          </Suspense>
        </AddressRouter>
      </ErrorBoundary>
    </StrictMode>
  );
}

const usePathWithoutLanguage: NonNullable<RouterOptions['hook']> = (options) => {
  const [path, navigate] = useBrowserLocation(options);
  return [readLocalisedAddress(path).path, navigate];
};

function Alive({ tell }: { tell: (() => void) | undefined }) {
  useEffect(() => tell?.(), [tell]);
  return null;
}

function Address() {
  useAddress();
  return null;
}
