import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';

export function PublicLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-marine px-4 py-2 text-on-marine focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skip')}
      </a>
      <Navbar />
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
