import { Component, type ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';

interface State {
  error: unknown;
  hasFailed: boolean;
}

/** Shown when a screen crashes. Says what happened, with the request id when a call was the cause. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const t = translator();
    const { error } = this.state;
    const requestId = isApiError(error) ? error.requestId : undefined;
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        <EmptyState
          isPage
          title={t('errors.boundary.title')}
          text={t('errors.boundary.text')}
          action={
            <>
              {requestId === undefined ? null : (
                <p className="font-mono text-xs text-soft">
                  {t('errors.boundary.reference', { id: requestId })}
                </p>
              )}
              <Button variant="primary" onClick={() => window.location.reload()}>
                {t('errors.boundary.reload')}
              </Button>
            </>
          }
        />
      </main>
    );
  }
}
