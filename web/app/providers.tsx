import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { LanguageProvider } from '#web/i18n/language-provider.tsx';
import { followCredits } from '#web/lib/credits.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { followOtherTabs, useSession } from '#web/lib/session-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <SessionEffects />
          {children}
        </LanguageProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Keeps session and balance in step with other tabs and the server. */
function SessionEffects() {
  const userId = useSession(({ user }) => user?.id);
  useEffect(() => followOtherTabs(), []);
  useEffect(() => (userId === undefined ? undefined : followCredits()), [userId]);
  return null;
}
