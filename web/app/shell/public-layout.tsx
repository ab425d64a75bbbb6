import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { NoScriptNotice } from './no-script-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SkipLink } from './skip-link.tsx';

export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div data-grows className="flex min-h-dvh flex-col">
      <SkipLink />
      <Navbar />
      <NoScriptNotice />
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <Footer />
      <ScrollToTop />
      <OfflineNotice />
    </div>
  );
}
