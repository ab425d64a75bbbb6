import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { ContinueLink } from '#web/features/home/continue-link.tsx';
import { HomePage } from '#web/features/home/home-page.tsx';
import { lastSite } from '#web/lib/kept-sites.ts';
import { keepPrompt } from '#web/lib/pending-prompt.ts';
import { useSession } from '#web/lib/session-store.ts';
import { PATHS } from '../routes.ts';

export function Home() {
  const [, navigate] = useLocation();
  return (
    <HomePage
      lastPage={<LastPage />}
      onPrompt={(prompt) => {
        keepPrompt(prompt);
        navigate(PATHS.builder);
      }}
      onStart={() => navigate(PATHS.builder)}
    />
  );
}

/**
 * Apart from the page: who is signed in is known while the page hydrates, and to render all of it anew at that moment
 * makes React hydrate the rest at once.
 */
function LastPage() {
  const last = useLastPage();
  return last === null ? null : <ContinueLink {...last} />;
}

/** Known once the browser's storage can be read, which the prerendered page cannot. */
function useLastPage() {
  const status = useSession((session) => session.status);
  const userId = useSession(({ user }) => user?.id ?? null);
  // A text, because React compares what it reads.
  const site = useSyncExternalStore(
    watchNothing,
    () => (status === 'loading' ? null : JSON.stringify(lastSite(userId))),
    () => null,
  );
  const { uuid, name } = (JSON.parse(site ?? 'null') as ReturnType<typeof lastSite>) ?? NO_SITE;
  return uuid === '' ? null : { name, path: `${PATHS.builder}?site=${uuid}` };
}

const NO_SITE = { uuid: '', name: '' };

/** What is stored is read anew with every visit of the page. */
function watchNothing(): () => void {
  return () => undefined;
}
