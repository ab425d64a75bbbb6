import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { listPages } from './template-catalogue.ts';

interface PagerProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

export function Pager({ page, count, onPage }: PagerProps) {
  const t = useTranslations('templates');
  return (
    <nav
      aria-label={t('pages')}
      className="mt-12 flex flex-wrap items-center justify-center gap-1.5"
    >
      <Button
        variant="quiet"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
        aria-label={t('previous')}
      >
        <ChevronLeft aria-hidden="true" />
        <span className="max-sm:hidden">{t('previous')}</span>
      </Button>
      {listPages(page, count).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-soft">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={t('page', { number: String(number) })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
            className="grid size-10 place-items-center rounded-control text-sm tabular-nums transition-colors duration-150 hover:bg-hover aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {number}
          </button>
        ),
      )}
      <Button
        variant="quiet"
        disabled={page === count}
        onClick={() => onPage(page + 1)}
        aria-label={t('next')}
      >
        <span className="max-sm:hidden">{t('next')}</span>
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
