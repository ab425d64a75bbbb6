import { Suspense, use, useEffect } from 'react';
import { useLanguage } from '#web/i18n/language-store.ts';
import { adoptEarlyInput } from './adopt-early-input.ts';
import { loadPage, peekPage } from './load-page.ts';
import { ConnectionBoundary } from './connection-boundary.tsx';
import type { PublicPage } from './public-page.ts';
import { ScreenLoading } from './screen-loading.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import { usePageHead } from './use-page-head.ts';

/** A public page inside the shell. The shell stays visible while the next page loads. */
export function PublicScreen({ page }: { page: PublicPage }) {
  const content = (
    <ConnectionBoundary key={page.path}>
      <Suspense fallback={<ScreenLoading />}>
        <PageContent page={page} />
      </Suspense>
    </ConnectionBoundary>
  );
  return page.isBare === true ? content : <PublicLayout>{content}</PublicLayout>;
}

function PageContent({ page }: { page: PublicPage }) {
  const { language } = useLanguage();
  const { Page, head } = peekPage(page, language) ?? use(loadPage(page, language));
  usePageHead(page, head);
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('#root');
    if (root !== null) adoptEarlyInput(root);
  }, []);
  return <Page />;
}
