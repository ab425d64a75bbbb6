import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation, useSearch } from 'wouter';
import type { Template } from '#contract/templates.ts';
import { findTemplates } from '#domain/templates/find-templates.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { TemplateMode } from '#web/lib/template-modes.ts';
import { Pager } from './pager.tsx';
import { TemplateFilters } from './template-filters.tsx';
import { TemplateCard } from './template-card.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import {
  NO_SEARCH,
  PAGE_SIZE,
  readSearch,
  type TemplateSearch,
  templatesQuery,
  writeSearch,
} from './template-catalogue.ts';

const TemplatePreview = lazy(async () => ({
  default: (await import('./template-preview.tsx')).TemplatePreview,
}));

interface TemplatesPageProps {
  onOpen: (path: string, mode: TemplateMode) => void;
  onStart: () => void;
  /** Has a page made from the words that nothing was found for. */
  onDescribe: (text: string) => void;
}

/** The gallery. Search, category and page number are in the address. */
export function TemplatesPage({ onOpen, onStart, onDescribe }: TemplatesPageProps) {
  const t = useTranslations('templates');
  const [path, navigate] = useLocation();
  const search = readSearch(useSearch());
  const [previewed, setPreviewed] = useState<Template | null>(null);

  function change(next: Partial<TemplateSearch>): void {
    const query = writeSearch({ ...search, page: 1, ...next });
    navigate(query === '' ? path : `${path}?${query}`, { replace: next.page === undefined });
  }

  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-12 pb-20 sm:px-6 lg:pt-16">
      <header className="grid gap-x-14 gap-y-4 lg:grid-cols-[1.4fr_1fr] lg:items-end">
        <h1 className="max-w-2xl text-hero font-bold">{t('title')}</h1>
        <p className="max-w-md text-lg text-soft">{t('lead')}</p>
      </header>
      <TemplateFilters search={search} onChange={change} />
      <Gallery
        search={search}
        onPage={(page) => change({ page })}
        onReset={() => change(NO_SEARCH)}
        onDescribe={onDescribe}
        onPreview={setPreviewed}
        onOpen={onOpen}
        onStart={onStart}
      />
      <Suspense fallback={null}>
        {previewed === null ? null : (
          <TemplatePreview
            template={previewed}
            onClose={() => setPreviewed(null)}
            onOpen={(mode) => onOpen(previewed.path, mode)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface GalleryProps {
  search: TemplateSearch;
  onPage: (page: number) => void;
  onReset: () => void;
  onPreview: (template: Template) => void;
  onOpen: TemplatesPageProps['onOpen'];
  onStart: () => void;
  onDescribe: TemplatesPageProps['onDescribe'];
}

const GRID = 'mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

function Gallery({
  search,
  onPage,
  onReset,
  onPreview,
  onOpen,
  onStart,
  onDescribe,
}: GalleryProps) {
  const t = useTranslations('templates');
  const { language } = useLanguage();
  const { data: catalogue, isError, refetch } = useQuery(templatesQuery);
  // Rendering twelve cards at once blocks a phone for too long. When deferred, React renders them in slices.
  const data = useDeferredValue(catalogue);
  const start = useRef<HTMLOutputElement>(null);
  if (data === undefined && !isError) {
    return (
      <div className={GRID}>
        <output className="sr-only">{t('loading')}</output>
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <div key={index}>
            <Skeleton className="aspect-[8/5] w-full" />
            <Skeleton className="mt-4 h-5 w-2/3" />
            <Skeleton className="mt-2 h-4 w-full" />
          </div>
        ))}
      </div>
    );
  }
  if (data === undefined) {
    return (
      <EmptyState
        title={t('failed')}
        text={t('failedText')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title={t('none')}
        text={t('noneYet')}
        action={
          <Button variant="primary" onClick={onStart}>
            {t('start')}
          </Button>
        }
      />
    );
  }
  /** The new page is read from its start; the pager stands at the end of the old one. */
  function turn(to: number): void {
    onPage(to);
    start.current?.scrollIntoView();
  }
  const found = findTemplates(data, search, language);
  const asked = search.text.trim();
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(search.page, pageCount);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <>
      <output ref={start} className="mt-5 block scroll-mt-20 text-sm text-soft">
        {t('count', { count: found.length })}
      </output>
      {found.length === 0 ? (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={
            <span className="flex flex-wrap gap-3">
              {asked === '' ? null : (
                <Button variant="primary" onClick={() => onDescribe(asked)}>
                  {t('describe', { words: asked })}
                </Button>
              )}
              <Button onClick={onReset}>{t('reset')}</Button>
            </span>
          }
        />
      ) : (
        <ul className={GRID}>
          {shown.map((template, index) => (
            <li key={template.id} className="grid">
              <TemplateCard
                template={template}
                isFirst={index === 0}
                onPreview={() => onPreview(template)}
                onUse={() => onOpen(template.path, 'edit')}
              />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 ? <Pager page={page} count={pageCount} onPage={turn} /> : null}
    </>
  );
}
