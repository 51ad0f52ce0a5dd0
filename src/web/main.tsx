import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';
import './styles.css';
import { BareLoading } from './ui/loading.tsx';
import { LazyToaster } from './ui/toast/lazy-toaster.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ErrorBoundary>
      <Suspense fallback={<BareLoading />}>
        <Router />
        <LazyToaster />
      </Suspense>
    </ErrorBoundary>
  </StrictMode>,
);
