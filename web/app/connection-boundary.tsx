import { Component, type ComponentType, Fragment, type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { isReachable } from '#web/lib/is-reachable.ts';
import { peekPrompt } from '#web/lib/pending-prompt.ts';

const RETRY_MS = 5_000;

interface ConnectionBoundaryProps {
  /** What is around the message; nothing where the screen's own header stays. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Says that there is no connection where a screen could not be loaded, and loads it when there is one. */
export class ConnectionBoundary extends Component<ConnectionBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { frame: Frame = Fragment, children } = this.props;
    if (error === null) return children;
    if (!isApiError(error) || error.code !== 'client.network') throw error;
    return (
      <Frame>
        <NoConnection />
      </Frame>
    );
  }
}

function NoConnection() {
  const t = useTranslations('errors.offline');
  const prompt = peekPrompt();
  useEffect(() => {
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, []);
  return (
    <div role="alert" className="my-auto py-10">
      <EmptyState
        isPage
        title={t('title')}
        text={t('text')}
        action={
          <>
            {prompt === '' ? null : (
              <p className="max-w-full border-l-2 border-marine pl-3 break-words text-soft">
                {t('kept', { prompt })}
              </p>
            )}
            <Button variant="primary" onClick={retry}>
              {t('retry')}
            </Button>
          </>
        }
      />
    </div>
  );
}

function retry(): void {
  void reloadIfReachable();
}

async function reloadIfReachable(): Promise<void> {
  // Only a reload fetches code anew: the browser remembers that an address could not be fetched.
  if (await isReachable()) window.location.reload();
}
