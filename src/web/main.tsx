import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';
import './styles.css';
import { BareLoading } from './ui/loading.tsx';
import { LazyToaster } from './ui/toast/lazy-toaster.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<BareLoading />}>
          <Router />
          <LazyToaster />
        </Suspense>
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
