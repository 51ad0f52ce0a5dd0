import { Component, type ReactNode } from 'react';
import { siteMessages } from './i18n/site-messages.ts';
import { Button } from './ui/button.tsx';

/** A page that could not be shown, most often because a newer version has replaced its files. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { problem } = siteMessages.now();
    return (
      <main className="grid min-h-dvh place-items-center px-4">
        <div className="max-w-md text-center">
          <h1 className="display mb-6 text-2xl">{problem.broken}</h1>
          <Button look="ink" onClick={() => location.reload()}>
            {problem.reload}
          </Button>
        </div>
      </main>
    );
  }
}
